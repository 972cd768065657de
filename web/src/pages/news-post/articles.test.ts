import { expect, test } from 'vitest';
import { texts as arabicMethod } from '#shared/content/company/method.ar.ts';
import { texts as englishMethod } from '#shared/content/company/method.en.ts';
import { articles as arabic } from './articles.ar.ts';
import { articles as english } from './articles.en.ts';

test.each([
  [english, englishMethod, 'the next on the drawn list'],
  [arabic, arabicMethod, 'التالي في القائمة المسحوبة'],
] as const)('articles state the same rule for closed stores as the method', (articles, method, rule) => {
  expect(method.method_replacement).toContain(rule);
  for (const id of ['quarterly-shelf-report', 'eighteen-provinces'] as const)
    expect(JSON.stringify(articles[id].content), id).toContain(rule);
});
