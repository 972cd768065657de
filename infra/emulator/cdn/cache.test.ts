import { expect, test } from 'vitest';
import { CdnCache } from './cache.ts';

const megabyte = 1024 * 1024;

function keep(cache: CdnCache, key: string, size = megabyte): void {
  const response = { status: 200, headers: new Map(), body: Buffer.alloc(size) };
  cache.set(key, { path: key, response, storedAt: 0, freshUntil: 1 });
}

test('its size stays below a limit, however many addresses are requested', () => {
  const cache = new CdnCache();
  for (let number = 0; number < 100; number += 1) keep(cache, `/${number}`);
  expect(cache.bytes).toBe(16 * megabyte);
  expect([cache.get('/99') !== undefined, cache.get('/0')]).toEqual([true, undefined]);
});

test('counts the size of a replaced or deleted entry once', () => {
  const cache = new CdnCache();
  for (let round = 0; round < 100; round += 1) keep(cache, '/a');
  expect(cache.bytes).toBe(megabyte);
  cache.invalidate(['/*']);
  expect(cache.bytes).toBe(0);
});

test('does not keep an entry larger than its limit', () => {
  const cache = new CdnCache();
  keep(cache, '/large', 17 * megabyte);
  expect(cache.bytes).toBe(0);
});
