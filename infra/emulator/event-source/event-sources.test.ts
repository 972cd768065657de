import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { StreamOfTable } from '../dynamodb/database.ts';
import type { LambdaFunction } from '../lambda/lambda-function.ts';
import { StreamJournal } from '../stream/journal.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { startEventSources } from './event-sources.ts';
import { readFilter } from './filter.ts';
import type { Mapping } from './mapping.ts';

const mappingOf = (name: string): Mapping => ({
  ...{ name, stream: 'arn:stream', functionArn: `arn:${name}` },
  filter: readFilter(
    { Filters: [{ Pattern: `{"dynamodb":{"Keys":{"pk":{"S":[{"prefix":"${name}"}]}}}}` }] },
    name,
  ),
  ...{ batchSize: 100, window: 0, retries: 0, maxAge: 60_000 },
  ...{ bisect: false, namesFailures: false, onFailure: undefined },
});

test('is settled only after one source has handled what another caused', async () => {
  const dataDir = await temporaryFolder();
  const names = ['first', 'second'];
  const journal = new StreamJournal(join(dataDir, 'stream.jsonl'), names);
  let wake = () => {};
  const change = (pk: string) => {
    const changed = { at: Date.now(), id: pk, name: 'INSERT' as const, by: 'caller' as const };
    journal.finish(journal.begin([], 'caller'), [{ ...changed, key: { pk: { S: pk } } }]);
    wake();
  };
  const done: string[] = [];
  const turn = () => new Promise((resolve) => setImmediate(resolve));
  const lambdaOf = (name: string) => ({
    async invoke() {
      await turn();
      if (name === 'second' && done.length === 0) change('first');
      await turn();
      done.push(name);
      return { result: 'null' };
    },
  });
  // These fakes have only the members that the test calls: a real stream and function would start a database and
  // threads.
  const sources = startEventSources({
    mappings: names.map(mappingOf),
    stream: {
      description: { arn: 'arn:stream', region: 'us-east-1', view: 'KEYS_ONLY' },
      changes: { onChange: (listener: () => void) => (wake = listener) },
      journal,
    } as unknown as StreamOfTable,
    functions: new Map(names.map((name) => [`arn:${name}`, lambdaOf(name) as unknown as LambdaFunction])),
    ...{ dataDir, log: () => {}, now: Date.now },
  });
  onTestFinished(async () => {
    await sources.stop();
    journal.close();
  });
  await sources.settled();
  change('second');
  await sources.settled();
  expect(done).toEqual(['second', 'first']);
});
