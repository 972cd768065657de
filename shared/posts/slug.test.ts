import { expect, test } from 'vitest';
import { isSlug, proposedSlug, slug, slugFrom, slugsToTry, tidySlug } from './slug.ts';

test.each([
  ['shelf-share', true],
  ['2026', true],
  ['a'.repeat(100), true],
  ['a'.repeat(101), false],
  ['Shelf', false],
  ['shelf share', false],
  ['-shelf', false],
  ['shelf--share', false],
  ['shelf/share', false],
  ['shelf.html', false],
  ['رف', false],
  ['5f0c8e6a-1b2c-4d3e-8f90-a1b2c3d4e5f6', false],
  ['a5f0c8e6a-1b2c-4d3e-8f90-a1b2c3d4e5f6', true],
  ['5f0c8e6a-1b2c-4d3e-8f90-a1b2c3d4e5f6a', true],
])('whether %s can be a slug', (value, can) => {
  expect(isSlug(value)).toBe(can);
  expect(slug().safeParse(value).error?.issues[0]?.message).toBe(
    can ? undefined : value.length > 100 ? 'too-long' : 'slug',
  );
});

test.each([
  ['How to measure shelf share', 'how-to-measure-shelf-share'],
  ['  “Café” & Crème: what’s new?  ', 'cafe-creme-whats-new'],
  ['ما أحصيناه', ''],
  ['تقرير 2026 Q3', '2026-q3'],
  ['word '.repeat(40), Array(14).fill('word').join('-')],
  ['x'.repeat(300), 'x'.repeat(70)],
])('converts %s to a slug', (title, made) => {
  expect(slugFrom(title)).toBe(made);
});

test.each([
  ['shelf-share', 'shelf-share'],
  ['Shelf Share, 2026!', 'shelf-share-2026'],
  ['shelf-', 'shelf'],
  [' ', ''],
  ['رف', 'رف'],
  // A typed slug may be longer than a proposed one.
  [`${'word-'.repeat(18)}end`, `${'word-'.repeat(18)}end`],
  ['Word '.repeat(30), Array(20).fill('word').join('-')],
])('saves %s', (typed, saved) => {
  expect(tidySlug(typed)).toBe(saved);
});

test.each([
  ['How to measure shelf share', 'how-to-measure-shelf-share'],
  ['ما أحصيناه في ٢٠٢٦', 'ma-ahsynah-fy-2026'],
  ['تقرير Q3', 'tqryr-q3'],
  ['ڕاپۆرتی ژمارە ١', 'raporty-zhmara-1'],
  ['سوءٌ', 'sw'],
  ['🛒', 'post'],
  [' ', ''],
])('proposes a slug for the title %s', (title, proposed) => {
  expect(proposedSlug(title)).toBe(proposed);
});

test('adds a number for posts with the same title', () => {
  expect(slugsToTry('Shelf')).toEqual(['shelf', ...[2, 3, 4, 5, 6, 7, 8, 9].map((n) => `shelf-${n}`)]);
  expect(slugsToTry('')).toEqual([]);
  expect(slugsToTry('x'.repeat(300)).every(isSlug)).toBe(true);
});
