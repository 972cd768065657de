import fc from 'fast-check';
import { expect, test } from 'vitest';
import { takeUntouched } from './take-untouched.ts';

const base = { title: 'Old', titleAr: 'قديم', excerpt: 'Old' };

test('what I did not touch becomes theirs, what I touched stays mine', () => {
  const mine = { ...base, titleAr: 'لي' };
  const theirs = { title: 'Theirs', titleAr: 'لهم', excerpt: 'Theirs' };
  expect(takeUntouched({ mine, base }, theirs)).toEqual({
    mine: { title: 'Theirs', titleAr: 'لي', excerpt: 'Theirs' },
    base: { title: 'Theirs', titleAr: 'قديم', excerpt: 'Theirs' },
  });
});

test('a field that became theirs is not mine when they change it again', () => {
  const fields = fc.record({ title: fc.constantFrom('a', 'b', 'c'), text: fc.constantFrom('a', 'b', 'c') });
  fc.assert(
    fc.property(fields, fields, fields, fields, (old, mine, first, second) => {
      const once = takeUntouched({ mine, base: old }, first);
      const twice = takeUntouched(once, second).mine;
      if (mine.title === old.title) expect(twice.title).toBe(second.title);
      else if (mine.title !== first.title) expect(once.mine.title).toBe(mine.title);
    }),
  );
});
