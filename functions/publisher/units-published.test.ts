import '#functions/data/testing/environment.ts';
import { expect, test } from 'vitest';
import { unitsPublished } from './publisher.ts';

const now = Date.UTC(2026, 0, 1);
const at = (msAgo: number) => new Date(now - msAgo).toISOString();
const marksOf = (...units: string[]) => units.map((unit) => ({ unit, count: 1 }));

test('of 101 units reports the latest hundred', () => {
  const before = Object.fromEntries(Array.from({ length: 99 }, (_, n) => [`blog#${n}`, at(1000 + n)]));
  const told = unitsPublished(before, marksOf('content', 'news#new'), now);
  expect(Object.keys(told)).toHaveLength(100);
  expect(told).toMatchObject({ content: at(0), 'news#new': at(0), 'blog#0': at(1000) });
  expect(told).not.toHaveProperty(['blog#98']);
});

test('reports a unit that is published again once, and none older than two minutes', () => {
  const before = { content: at(60_000), 'blog#a': at(119_999), 'blog#b': at(120_000) };
  expect(unitsPublished(before, marksOf('content'), now)).toEqual({ 'blog#a': at(119_999), content: at(0) });
});
