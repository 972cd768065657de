import { expect, test } from 'vitest';
import { coverOf } from './cover.ts';

const ids = Array.from({ length: 600 }, (_, i) => `post-${i.toString(36)}`);

test('the same article always has the same drawing', () => {
  expect(ids.map(coverOf)).toEqual(ids.map(coverOf));
});

test('articles without a picture share six drawings about evenly', () => {
  const uses = new Map<string, number>();
  for (const id of ids) uses.set(coverOf(id), (uses.get(coverOf(id)) ?? 0) + 1);
  expect(uses.size).toBe(6);
  expect(Math.min(...uses.values())).toBeGreaterThan(60);
});
