import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { stackOf } from '../testing/stack.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { asynchronous } from './asynchronous.ts';

const arn = 'arn:aws:lambda:us-east-1:000000000000:function:Site-One';
const minute = 60_000;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 1, 12), toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  return () => void vi.useRealTimers();
});

/** Calls a function once that fails `failures` times, optionally with a configuration of the template. */
async function ask(failures: number, config?: object, isThrottled?: true) {
  const dataDir = await temporaryFolder();
  let asked = 0;
  const invoke = async () => {
    asked += 1;
    return asked <= failures ? { error: 'busy', ...(isThrottled && { isThrottled }) } : { result: 'null' };
  };
  const stack = stackOf({
    Queue: { Type: 'AWS::SQS::Queue' },
    ...(config && {
      Config: {
        Type: 'AWS::Lambda::EventInvokeConfig',
        Properties: { FunctionName: 'Site-One', Qualifier: '$LATEST', ...config },
      },
    }),
  });
  const { functions, stop } = asynchronous(stack, new Map([[arn, { invoke }]]), { dataDir, log: () => {} });
  onTestFinished(stop);
  await functions.get(arn)?.invoke({ a: 1 });
  return {
    asked: () => asked,
    stop,
    queue: () => readFile(join(dataDir, 'queues', 'Site-Queue.jsonl'), 'utf8'),
  };
}

test('repeats a failed call after one and after two more minutes, and then stops', async () => {
  const { asked } = await ask(9);
  await vi.advanceTimersByTimeAsync(minute - 1);
  expect(asked()).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked()).toBe(2);
  await vi.advanceTimersByTimeAsync(2 * minute);
  expect(asked()).toBe(3);
  await vi.advanceTimersByTimeAsync(60 * minute);
  expect(asked()).toBe(3);
});

test('a throttled call counts as no attempt: it waits until it is too old', async () => {
  const { asked } = await ask(5, { MaximumRetryAttempts: 0 }, true);
  await vi.advanceTimersByTimeAsync(minute);
  // The retries come after 1, 2, 4, 8 and 16 seconds.
  expect(asked()).toBe(6);
  const brief = await ask(99, { MaximumEventAgeInSeconds: 60 }, true);
  await vi.advanceTimersByTimeAsync(60 * minute);
  expect(brief.asked()).toBe(6);
});

test('does not repeat a successful call', async () => {
  const { asked } = await ask(1);
  await vi.advanceTimersByTimeAsync(60 * minute);
  expect(asked()).toBe(2);
});

test('uses the retries and maximum age of the template', async () => {
  const none = await ask(9, { MaximumRetryAttempts: 0 });
  const brief = await ask(9, { MaximumEventAgeInSeconds: 60 });
  await vi.advanceTimersByTimeAsync(60 * minute);
  expect([none.asked(), brief.asked()]).toEqual([1, 2]);
});

test('sends an event that is given up to the queue', async () => {
  const destination = { OnFailure: { Destination: { 'Fn::GetAtt': ['Queue', 'Arn'] } } };
  const { queue } = await ask(9, { MaximumRetryAttempts: 0, DestinationConfig: destination });
  expect(JSON.parse(await queue())).toMatchObject({ requestPayload: { a: 1 } });
});

test('repeats nothing after a stop', async () => {
  const { asked, stop } = await ask(9);
  stop();
  await vi.advanceTimersByTimeAsync(60 * minute);
  expect(asked()).toBe(1);
});

test.each([
  [{ Qualifier: 'live' }, 'The version live'],
  [{ Tags: [] }, 'Tags of Site-Config'],
  [{ DestinationConfig: { OnFailure: { Destination: 'arn:aws:sns:x' } } }, 'no queue of the template'],
])('%j stops the start', async (config, sentence) => {
  await expect(ask(0, config)).rejects.toThrow(sentence);
});
