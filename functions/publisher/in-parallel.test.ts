import { expect, test } from 'vitest';
import { inParallel, partsOf } from './in-parallel.ts';

/** Work that begins in order and ends when the test says so. */
function manualWork() {
  const begun: number[] = [];
  const ends = new Map<number, { resolve: () => void; reject: (error: Error) => void }>();
  const work = (item: number) => {
    begun.push(item);
    return new Promise<void>((resolve, reject) => void ends.set(item, { resolve, reject }));
  };
  return { begun, ends, work };
}
/** Lets everything run that waits for nothing else. */
const settled = () => new Promise(setImmediate);

test('so many work at a time, and the next begins when one ends', async () => {
  const { begun, ends, work } = manualWork();
  const done = inParallel([1, 2, 3, 4], 2, work);
  await settled();
  expect(begun).toEqual([1, 2]);
  ends.get(2)?.resolve();
  await settled();
  expect(begun).toEqual([1, 2, 3]);
  for (const item of [1, 3]) ends.get(item)?.resolve();
  await settled();
  ends.get(4)?.resolve();
  await done;
  expect(begun).toEqual([1, 2, 3, 4]);
});

test('after a failure nothing begins, and it rejects when the rest has ended', async () => {
  const { begun, ends, work } = manualWork();
  let ended = false;
  const outcome = inParallel([1, 2, 3], 2, work)
    .catch((error: unknown) => error)
    .finally(() => {
      ended = true;
    });
  ends.get(1)?.reject(new Error('No.'));
  await settled();
  expect(ended).toBe(false);
  ends.get(2)?.resolve();
  expect(await outcome).toEqual(new Error('No.'));
  expect(begun).toEqual([1, 2]);
});

test.each([
  [[], []],
  [[1, 2], [[1, 2]]],
  [
    [1, 2, 3],
    [[1, 2], [3]],
  ],
])('%j in parts of two is %j', (list: number[], parts) => expect(partsOf(list, 2)).toEqual(parts));
