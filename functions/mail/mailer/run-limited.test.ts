import { expect, test } from 'vitest';
import { reasonsOf, runLimited } from './run-limited.ts';

const always = () => true;
const all = Array.from({ length: 12 }, (_, n) => n);

test('runs at most five at a time, and each once', async () => {
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const done = runLimited(all, always, (one) => {
    begun.push(one);
    return new Promise((resolve) => ends.push(resolve));
  });
  expect(begun).toEqual([0, 1, 2, 3, 4]);
  for (let end = ends.shift(); end; end = ends.shift()) {
    end();
    await new Promise(setImmediate);
    expect(ends.length).toBeLessThanOrEqual(5);
  }
  expect(await done).toEqual([]);
  expect(begun).toEqual(all);
});

test('returns the failed ones with their reasons, and continues with the others', async () => {
  const done: number[] = [];
  const left = await runLimited(all, always, async (one) => {
    if (one % 5 === 0) throw new Error(`It is ${one > 0 ? 'more' : 'nothing'}.`);
    done.push(one);
  });
  expect(left.map(({ one }) => one)).toEqual([0, 5, 10]);
  expect(done).toEqual(all.filter((one) => one % 5 !== 0));
  expect(reasonsOf(left)).toBe('Error: It is nothing. Error: It is more.');
});

test('without time left, starts none and returns all', async () => {
  let begun = 0;
  const left = await runLimited(
    all,
    () => begun < 7,
    async () => {
      begun += 1;
    },
  );
  expect(begun).toBe(7);
  expect(left.map(({ one }) => one).sort((a, b) => a - b)).toEqual([7, 8, 9, 10, 11]);
});
