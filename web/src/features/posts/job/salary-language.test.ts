import { expect, test } from 'vitest';
import { salaryLanguage } from './salary-language.ts';

test.each([
  ['IQD 900,000 a month', 'ar', 'en'],
  ['٩٠٠ ألف دينار', 'en', 'ar'],
  ['900,000 - 1,200,000', 'ar', 'ar'],
  ['900,000 - 1,200,000', 'en', 'en'],
] as const)('the salary %j on a page in %s is marked as %s', (salary, page, written) => {
  expect(salaryLanguage(salary, page)).toBe(written);
});
