import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isChanged, mergedDraft, unchangedDraft } from './versioned-draft.ts';

const old = { title: 'Old', titleAr: 'قديم', excerpt: 'Old' };

test('a draft counts as changed only if its values differ', () => {
  const draft = unchangedDraft({ ...old, published: false }, 3);
  expect(isChanged(draft)).toBe(false);
  expect(isChanged({ ...draft, values: { ...draft.values, published: true } })).toBe(true);
});

test('fields I did not change become theirs, fields I changed stay mine, over the old version', () => {
  const mine = { ...unchangedDraft(old, 3), values: { ...old, titleAr: 'لي' } };
  expect(mergedDraft(mine, { title: 'Theirs', titleAr: 'لهم', excerpt: 'Theirs' })).toEqual({
    values: { title: 'Theirs', titleAr: 'لي', excerpt: 'Theirs' },
    base: { values: { title: 'Theirs', titleAr: 'قديم', excerpt: 'Theirs' }, version: 3 },
  });
});

test('a field that became theirs is not mine when they change it again', () => {
  const fields = fc.record({ title: fc.constantFrom('a', 'b', 'c'), text: fc.constantFrom('a', 'b', 'c') });
  fc.assert(
    fc.property(fields, fields, fields, fields, (base, mine, first, second) => {
      const once = mergedDraft({ ...unchangedDraft(base, 1), values: mine }, first);
      const twice = mergedDraft(once, second).values;
      if (mine.title === base.title) expect(twice.title).toBe(second.title);
      else if (mine.title !== first.title) expect(once.values.title).toBe(mine.title);
    }),
  );
});
