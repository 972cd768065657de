import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Change } from '../stream/change.ts';
import { StreamJournal } from '../stream/journal.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { EventSource } from './event-source.ts';
import { readFilter } from './filter.ts';
import type { Mapping } from './mapping.ts';

const wanted = { Pattern: '{"dynamodb":{"Keys":{"pk":{"S":[{"prefix":"item"}]}}}}' };
const usual: Mapping = {
  name: 'reader',
  stream: 'arn:stream',
  functionArn: 'arn:function',
  filter: readFilter({ Filters: [wanted] }, 'reader'),
  batchSize: 100,
  window: 0,
  retries: Number.POSITIVE_INFINITY,
  maxAge: 60_000,
  bisect: false,
  namesFailures: false,
  onFailure: undefined,
};

/** Returns a promise, and functions that settle it. */
function deferred() {
  let resolve: () => void = () => {};
  let reject: (error: Error) => void = () => {};
  const promise = new Promise<void>((onResolve, onReject) => {
    resolve = onResolve;
    reject = onReject;
  });
  return { promise, resolve, reject };
}

/** The error of a call that exceeds the account's concurrency. */
const throttled = new Error('Rate Exceeded.');

interface Event {
  readonly Records: readonly { dynamodb: { SequenceNumber: string; Keys: { pk: { S: string } } } }[];
}

/** Starts a source whose function is `handle`, which gets the keys of a batch. The batch fails if `handle` throws. */
async function sourceOf(
  mapping: Partial<Mapping>,
  handle: (keys: string[], sequences: string[]) => unknown = () => {},
  folder?: string,
) {
  const file = join(folder ?? (await temporaryFolder()), 'stream.jsonl');
  const journal = new StreamJournal(file, ['reader']);
  onTestFinished(() => journal.close());
  const batches: string[] = [];
  const reports: { condition: string; batchSize: number }[] = [];
  const source = new EventSource({
    mapping: { ...usual, ...mapping },
    stream: { arn: 'arn:stream', region: 'us-east-1', view: 'KEYS_ONLY' },
    journal,
    now: Date.now,
    lambda: {
      async invoke(event) {
        const keys = (event as Event).Records.map(({ dynamodb }) => dynamodb.Keys.pk.S);
        const sequences = (event as Event).Records.map(({ dynamodb }) => dynamodb.SequenceNumber);
        batches.push(keys.join(' '));
        try {
          return { result: JSON.stringify((await handle(keys, sequences)) ?? null) };
        } catch (error) {
          return { error: String(error), ...(error === throttled && { isThrottled: true as const }) };
        }
      },
    },
    giveUp: ({ requestContext: { condition }, DDBStreamBatchInfo: { batchSize } }) =>
      reports.push({ condition, batchSize }),
  });
  onTestFinished(() => source.stop());
  const change = (pks: readonly string[], at = Date.now()) => {
    const changed = pks.map((pk): Omit<Change, 'sequence'> => {
      return { at, id: pk, name: 'INSERT', by: 'caller', key: { pk: { S: pk } } };
    });
    journal.finish(journal.begin([], 'caller'), changed);
    source.wake();
  };
  return { source, journal, batches, reports, change };
}

test('delivers changes in order, in batches of the mapping’s size', async () => {
  const { source, batches, change } = await sourceOf({ batchSize: 2 });
  change(['item1', 'item2', 'item3']);
  await source.idle();
  change(['item4']);
  await source.idle();
  expect(batches).toEqual(['item1 item2', 'item3', 'item4']);
});

test('a throttled batch counts as no attempt, and is not split', async () => {
  let left = 3;
  const { source, batches, reports, change } = await sourceOf({ retries: 0, bisect: true }, () => {
    left -= 1;
    if (left >= 0) throw throttled;
  });
  change(['item1', 'item2']);
  await source.idle();
  expect(batches).toEqual(Array.from({ length: 4 }, () => 'item1 item2'));
  expect(reports).toEqual([]);
});

test('runs one batch at a time', async () => {
  const { promise, resolve } = deferred();
  const { source, batches, change } = await sourceOf({}, ([key]) => key === 'item1' && promise);
  change(['item1']);
  change(['item2']);
  change(['item3']);
  expect(batches).toEqual(['item1']);
  resolve();
  await source.idle();
  expect(batches).toEqual(['item1', 'item2 item3']);
});

test('skips changes that the filter excludes', async () => {
  const { source, batches, journal, change } = await sourceOf({});
  change(['other1', 'item1', 'other2']);
  await source.idle();
  expect([batches, journal.unread('reader')]).toEqual([['item1'], []]);
});

test('waits for the batch window', async () => {
  const { source, batches, change } = await sourceOf({ window: 300 });
  change(['item1']);
  change(['item2']);
  await source.idle();
  expect(batches).toEqual(['item1 item2']);
});

test('does not wait if a batch is full', async () => {
  const { source, batches, change } = await sourceOf({ window: 3_600_000, batchSize: 2 });
  change(['item1']);
  change(['item2']);
  await source.idle();
  expect(batches).toEqual(['item1 item2']);
});

test('repeats a failed batch before the next one', async () => {
  let failures = 2;
  const { source, batches, change } = await sourceOf({ batchSize: 1 }, () => {
    failures -= 1;
    if (failures >= 0) throw new Error('busy');
  });
  change(['item1', 'item2']);
  await source.idle();
  expect(batches).toEqual(['item1', 'item1', 'item1', 'item2']);
});

const poison = (keys: readonly string[]) => {
  if (keys.includes('item2')) throw new Error('poison');
};

test('gives up a batch after its retries, and reports it', async () => {
  const { source, batches, reports, change } = await sourceOf({ retries: 1, batchSize: 2 }, poison);
  change(['item1', 'item2', 'item3']);
  await source.idle();
  expect(batches).toEqual(['item1 item2', 'item1 item2', 'item3']);
  expect(reports).toEqual([{ condition: 'RetryAttemptsExhausted', batchSize: 2 }]);
});

test('splitting a batch loses only what fails', async () => {
  const { source, batches, reports, change } = await sourceOf({ retries: 0, bisect: true }, poison);
  change(['item1', 'item2', 'item3', 'item4']);
  await source.idle();
  expect(batches).toEqual(['item1 item2 item3 item4', 'item1 item2', 'item1', 'item2', 'item3 item4']);
  expect(reports).toEqual([{ condition: 'RetryAttemptsExhausted', batchSize: 1 }]);
});

const naming = (failed: string) => (keys: readonly string[], sequences: readonly string[]) => ({
  batchItemFailures: keys.flatMap((key, n) => (key === failed ? [{ itemIdentifier: sequences[n] }] : [])),
});

test('repeats the items reported as failed with those after them, and gives up both together', async () => {
  const { source, batches, reports, change } = await sourceOf(
    { retries: 1, bisect: true, namesFailures: true, batchSize: 3 },
    naming('item2'),
  );
  change(['item1', 'item2', 'item3', 'item4']);
  await source.idle();
  expect(batches).toEqual(['item1 item2 item3', 'item2 item3', 'item2 item3', 'item4']);
  expect(reports).toEqual([{ condition: 'RetryAttemptsExhausted', batchSize: 2 }]);
});

test('a response without failed items succeeds; an item of another batch fails the batch', async () => {
  const answers = [{ batchItemFailures: [] }, { batchItemFailures: [{ itemIdentifier: 'x' }] }, null];
  const { source, batches, change } = await sourceOf({ namesFailures: true, batchSize: 1 }, () =>
    answers.shift(),
  );
  change(['item1', 'item2']);
  await source.idle();
  expect(batches).toEqual(['item1', 'item2', 'item2']);
});

test('ignores reported items if the mapping does not ask for them', async () => {
  const { source, batches, change } = await sourceOf({}, naming('item1'));
  change(['item1', 'item2']);
  await source.idle();
  expect(batches).toEqual(['item1 item2']);
});

test('gives up a change that is too old', async () => {
  const { source, batches, reports, change } = await sourceOf({ maxAge: 60_000 });
  change(['item1'], Date.now() - 61_000);
  change(['item2']);
  await source.idle();
  expect([batches, reports]).toEqual([['item2'], [{ condition: 'RecordAgeExceeded', batchSize: 1 }]]);
});

test('a running batch may end after a stop; one that fails then is left for the next start', async () => {
  const folder = await temporaryFolder();
  const { promise, reject } = deferred();
  const { source, change, reports } = await sourceOf({ retries: 0, batchSize: 1 }, () => promise, folder);
  change(['item1', 'item2']);
  const stopped = source.stop();
  reject(new Error('ended'));
  await stopped;
  expect(reports).toEqual([]);
  const next = await sourceOf({}, () => {}, folder);
  next.source.wake();
  await next.source.idle();
  expect(next.batches).toEqual(['item1 item2']);
});
