import { expect, test } from 'vitest';
import { categoriesIn } from './categories.ts';

const posts = [
  { category: 'Shops', categoryAr: 'متاجر' },
  { category: 'audits', categoryAr: '' },
  { category: 'Fieldwork', categoryAr: 'أسواق' },
  { category: 'Shops', categoryAr: 'متاجر' },
];

test('each category is named once, in the alphabetical order of the reader’s language', () => {
  expect(categoriesIn(posts, 'en')).toEqual(['audits', 'Fieldwork', 'Shops']);
  expect(categoriesIn(posts, 'ar')).toEqual(['أسواق', 'متاجر', 'audits']);
});
