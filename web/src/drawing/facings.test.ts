import { expect, test } from 'vitest';
import { shareInFacings } from './facings.ts';

const size = { width: 106, height: 19, rtl: false };
/** Returns where the boxes of each path begin, in px. */
const startsOf = (share: number, rtl = false) =>
  shareInFacings(share, { ...size, rtl }).flatMap(([tag, { d }]) =>
    tag === 'path' ? [[...String(d).matchAll(/M(\S+)/g)].map(([, x]) => Number(x))] : [],
  );

test('fills as many of ten facings as the share says, from the start, and dashes the rest', () => {
  const [filled = [], dashed = []] = startsOf(0.69);
  expect([filled.length, dashed.length]).toEqual([7, 3]);
  expect(Math.max(...filled)).toBeLessThan(Math.min(...dashed));
  const [fromRight = [], left = []] = startsOf(0.69, true);
  expect(Math.min(...fromRight)).toBeGreaterThan(Math.max(...left));
});

test('draws a share of 0 or 1 with a single path', () => {
  expect([startsOf(0), startsOf(1)].map((paths) => paths.map(({ length }) => length))).toEqual([[10], [10]]);
});
