import { startDynalite } from '../dynamodb/dynalite.ts';
import { callEngine } from '../dynamodb/engine.ts';

/** Writes item after item into the table `site`, and prints each one's number once its write is acknowledged. */
const engine = await startDynalite(String(process.argv[2]));
for (let number = 0; ; number += 1) {
  const key = { pk: { S: `item#${number}` }, sk: { S: 'a' } };
  const index = { gsi1pk: { S: 'item' }, gsi1sk: { S: String(number).padStart(9, '0') } };
  await callEngine(engine, 'PutItem', { TableName: 'site', Item: { ...key, ...index } });
  console.log(number);
}
