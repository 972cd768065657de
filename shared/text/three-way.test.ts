import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergeThreeWay } from './three-way.ts';

const base = { title: 'Old', titleAr: 'قديم', published: false };

test('takes over what only one of two changed', () => {
  const mine = { ...base, titleAr: 'لي' };
  const theirs = { ...base, title: 'Theirs', published: true };
  expect(mergeThreeWay(base, mine, theirs)).toEqual({
    values: { title: 'Theirs', titleAr: 'لي', published: true },
    contradictions: [],
  });
});

test('keeps mine of what both changed, and names it unless both are the same', () => {
  const mine = { ...base, title: 'Mine', titleAr: 'سواء' };
  const theirs = { ...base, title: 'Theirs', titleAr: 'سواء' };
  expect(mergeThreeWay(base, mine, theirs)).toEqual({ values: mine, contradictions: ['title'] });
});

test('merges a replaced picture into text typed around it', () => {
  const of = (words: string, picture: string) => ({ text: `${words} ![](/images/${picture}.png)` });
  const old = of('Shelf', 'old');
  expect(mergeThreeWay(old, of('Shelf, typed', 'old'), of('Shelf', 'new'))).toEqual({
    values: of('Shelf, typed', 'new'),
    contradictions: [],
  });
});

const text = fc.constantFrom('a', 'b', 'c');
const fields = fc.record({ title: text, text });

test('without conflicts the result does not depend on who merges', () => {
  fc.assert(
    fc.property(fields, fields, fields, (old, mine, theirs) => {
      const merged = mergeThreeWay(old, mine, theirs);
      const other = mergeThreeWay(old, theirs, mine);
      expect(new Set(merged.contradictions)).toEqual(new Set(other.contradictions));
      if (merged.contradictions.length === 0) expect(merged.values).toEqual(other.values);
    }),
  );
});
