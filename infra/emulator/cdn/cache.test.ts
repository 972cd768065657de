import { expect, test } from 'vitest';
import { CdnCache } from './cache.ts';

const megabyte = 1024 * 1024;

function keep(cache: CdnCache, key: string, size = megabyte): void {
  const response = { status: 200, headers: new Map(), body: Buffer.alloc(size) };
  cache.set(key, { path: key, response, storedAt: 0, freshUntil: 1 });
}

test('however many addresses are asked for, what is kept stays below a bound', () => {
  const cache = new CdnCache();
  for (let number = 0; number < 100; number += 1) keep(cache, `/${number}`);
  expect(cache.bytes).toBe(16 * megabyte);
  expect([cache.get('/99') !== undefined, cache.get('/0')]).toEqual([true, undefined]);
});

test('what takes the place of another, or is forgotten, is counted once', () => {
  const cache = new CdnCache();
  for (let round = 0; round < 100; round += 1) keep(cache, '/a');
  expect(cache.bytes).toBe(megabyte);
  cache.invalidate(['/*']);
  expect(cache.bytes).toBe(0);
});

test('what is larger than all may be is not kept', () => {
  const cache = new CdnCache();
  keep(cache, '/large', 17 * megabyte);
  expect(cache.bytes).toBe(0);
});
