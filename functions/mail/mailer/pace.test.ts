import '#functions/data/testing/environment.ts';
import { expect, test } from 'vitest';
import { pace } from './send-once.ts';

/** Returns a clock that does not advance unless `advance` advances it. Waits are recorded and end at once. */
function standing() {
  let at = 5000;
  const waits: number[] = [];
  return {
    waits,
    advance: (ms: number) => {
      at += ms;
    },
    clock: { now: () => at, wait: async (ms: number) => void waits.push(Math.round(ms)) },
  };
}

test('of simultaneous calls the first starts at once, and the others follow evenly, in order', async () => {
  const { clock, waits } = standing();
  const turn = pace(10, clock);
  await Promise.all(Array.from({ length: 25 }, turn));
  expect(waits).toEqual(Array.from({ length: 24 }, (_, n) => (n + 1) * 100));
});

test('a later call waits only for the rest of the interval, and after a pause not at all', async () => {
  const { clock, waits, advance } = standing();
  const turn = pace(10, clock);
  await turn();
  advance(60);
  await turn();
  advance(5000);
  await turn();
  await turn();
  expect(waits).toEqual([40, 100]);
});
