import { expect, test } from 'vitest';
import type { Category } from '#shared/posts/category.ts';
import type { CountedCategory } from './categories-query.ts';
import { rebasedCategories } from './use-save-categories.ts';

const counted = (id: string, name: string, nameAr = '', posts = 1): CountedCategory => ({
  ...{ id, name, nameAr, was: [name], posts },
});
const stored = (id: string, name: string, nameAr = '', formerly: string[] = []): Category => ({
  ...{ id, name, nameAr, formerly },
});
const read = [counted('a', 'Audit'), counted('b', 'Retail', 'تجزئة'), counted('c', 'Shelf')];
const rebase = (mine: CountedCategory[], now: Category[]) =>
  rebasedCategories({
    before: read,
    mine,
    stored: now,
    theirs: now.map(({ id, name, nameAr }) => counted(id, name, nameAr)),
  }).map(({ id, name, nameAr, was }) => [id, name, nameAr, was?.join()]);
const [audit, retail, shelf] = read as [CountedCategory, CountedCategory, CountedCategory];

test('merges typed names and a colleague’s save, also in one category', () => {
  // The other user saved names that only posts had before; that user's browser generated different ids for them.
  const now = [stored('x', 'Audits', '', ['Audit']), stored('y', 'Retail', 'تجزئة'), stored('z', 'Shelf')];
  const mine = [{ ...audit, nameAr: 'تدقيق' }, { ...retail, name: 'Trade' }, shelf];
  expect(rebase(mine, now)).toEqual([
    ['x', 'Audits', 'تدقيق', 'Audits'],
    ['z', 'Shelf', '', 'Shelf'],
    ['y', 'Trade', 'تجزئة', 'Retail'],
  ]);
});

test('keeps what was added, merged and removed here', () => {
  const now = [stored('a', 'Audit', 'تدقيق'), stored('b', 'Retail', 'تجزئة'), stored('n', 'Theirs')];
  const merged = { ...audit, was: ['Audit', 'Retail'] };
  const mine = [merged, shelf, { id: 'm', name: 'Mine', nameAr: '', posts: 0 }];
  expect(rebase(mine, now)).toEqual([
    ['a', 'Audit', 'تدقيق', 'Audit,Retail'],
    ['m', 'Mine', '', undefined],
    ['n', 'Theirs', '', 'Theirs'],
  ]);
  const empty = rebasedCategories({
    before: [counted('a', 'Audit', '', 0)],
    mine: [],
    stored: [stored('a', 'Audit')],
    theirs: [counted('a', 'Audit', '', 0)],
  });
  expect(empty).toEqual([]);
});

test('keeps a name typed here for a category that a colleague removed', () => {
  expect(rebase([{ ...audit, name: 'Checks' }, shelf], [])).toEqual([['a', 'Checks', '', 'Audit']]);
});
