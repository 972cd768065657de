import { expect, test } from 'vitest';
import { Lanes } from './lanes.ts';

/** Work that ends when it is told to. */
function works(lanes: Lanes) {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const ask = (address: string, name: string) =>
    lanes.run(address, () => {
      begun.push(name);
      return new Promise<void>((resolve) => ends.push(resolve));
    });
  return { ask, begun, endOne: () => ends.shift()?.() };
}

test('of one address a few are answered at once and the rest in turn; others wait for none of them', async () => {
  const { ask, begun, endOne } = works(new Lanes());
  const asked = Array.from({ length: 8 }, (_, n) => ask('203.0.113.1', `flood ${n}`));
  void ask('203.0.113.2', 'somebody else');
  await new Promise(setImmediate);
  expect(begun).toEqual([...Array.from({ length: 6 }, (_, n) => `flood ${n}`), 'somebody else']);
  endOne();
  await asked[0];
  await expect.poll(() => begun.at(-1)).toBe('flood 6');
  expect(begun).toHaveLength(8);
});

test('what fails gives its place on, and an address that asks for nothing is forgotten', async () => {
  const lanes = new Lanes();
  const failing = Array.from({ length: 20 }, () =>
    lanes.run('203.0.113.1', () => Promise.reject(new Error('no'))),
  );
  expect((await Promise.allSettled(failing)).map(({ status }) => status)).toEqual(Array(20).fill('rejected'));
  expect(await lanes.run('203.0.113.1', async () => 'answered')).toBe('answered');
});
