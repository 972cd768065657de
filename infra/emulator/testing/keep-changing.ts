import { startDynalite } from '../dynamodb/dynalite.ts';
import { callEngine } from '../dynamodb/engine.ts';
import { streamOf } from './stream.ts';

/** Writes item after item into the table `site`, and prints each one's number once its write is acknowledged. */
const folder = String(process.argv[2]);
const engine = await startDynalite(folder);
const { stream } = streamOf(engine, folder);
for (let number = 0; ; number += 1) {
  const input = { TableName: 'site', Item: { pk: { S: 'content' }, sk: { S: String(number) } } };
  await stream.observe('PutItem', input, () => callEngine(engine, 'PutItem', input));
  console.log(number);
}
