import { expect, test } from 'vitest';
import { rowOf } from '#shared/posts/row.ts';
import { categoryProblem } from './categories-form.tsx';
import { arabicNames, countedCategories } from './categories-query.ts';

const at = '2026-01-01T00:00:00.000Z';
const row = (category: string, categoryAr = '') =>
  rowOf('blog', {
    id: 'x',
    createdAt: at,
    updatedAt: at,
    version: 1,
    published: true,
    title: 'T',
    category,
    categoryAr,
  });
const stored = [{ id: 'audit', name: 'Audits', nameAr: 'تدقيق', formerly: ['Audit'] }];

test('lists stored categories with those that only posts have, each with its number of posts', () => {
  const rows = [row('Audit'), row('Audits', 'تدقيق'), row('Retail'), row('Retail', 'تجزئة'), row('')];
  expect(countedCategories(stored, rows, () => 'new')).toEqual([
    { id: 'audit', name: 'Audits', nameAr: 'تدقيق', was: ['Audits'], posts: 2 },
    { id: 'new', name: 'Retail', nameAr: 'تجزئة', was: ['Retail'], posts: 2 },
  ]);
  expect(arabicNames(stored, rows).get('Retail')).toBe('تجزئة');
});

test.each([
  [[{ name: 'A', nameAr: '' }], undefined],
  [[{ name: ' ', nameAr: 'ا' }], { place: 0, problem: 'required' }],
  [
    [
      { name: 'Audit', nameAr: '' },
      { name: 'AUDIT ', nameAr: '' },
    ],
    { place: 1, problem: 'twice' },
  ],
  [[{ name: 'A', nameAr: 'ا'.repeat(201) }], { place: 0, problem: 'too-long' }],
])('the first problem of %j is %j', (categories, problem) => {
  expect(categoryProblem(categories)).toEqual(problem);
});
