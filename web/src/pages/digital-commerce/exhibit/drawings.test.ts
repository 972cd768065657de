import { describe, expect, test } from 'vitest';
import type { Shape } from '#web/drawing/shapes.ts';
import { colour } from '#web/theme/drawing-colours.ts';
import { resultsOf } from './drawings.ts';
import { listings, perPage } from './listings.ts';

const startOf = ([, { x }]: Shape) => Number(x);
/** Returns the first shape that is not one of the other results, and how many results come before it. */
function marked(place: number | undefined, rtl: boolean) {
  const { shapes } = resultsOf(place, rtl);
  const first = shapes.findIndex(([, { fill }]) => fill !== colour.result);
  return { first: shapes[first], before: first };
}

describe.each([false, true])('results of a search, from right to left: %s', (rtl) => {
  test('the page that lists the product is drawn, with the product in white', () => {
    expect(marked(listings.b.place, rtl)).toMatchObject({
      before: 2,
      first: ['rect', { fill: colour.white }],
    });
    expect(marked(listings.a.place, rtl)).toMatchObject({
      before: 3,
      first: ['rect', { fill: colour.white }],
    });
  });

  test('a product that was not found is a dashed gap after all results', () => {
    const { first, before } = marked(listings.c.place, rtl);
    expect(before).toBe(perPage);
    expect(first?.[1].strokeDasharray).toBeDefined();
    const others = resultsOf(listings.c.place, rtl).shapes.slice(0, before).map(startOf);
    if (first) expect(others.every((x) => (rtl ? x > startOf(first) : x < startOf(first)))).toBe(true);
  });
});
