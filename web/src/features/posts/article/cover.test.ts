import { expect, test } from 'vitest';
import { coversOf } from './cover.ts';

const articles = Array.from({ length: 200 }, (_, i) => ({ category: `Category ${(i * 3 + (i >> 2)) % 7}` }));

test('no two articles near one another have the same drawing, in rows of any length', () => {
  for (const list of [articles, articles.map(() => ({ category: 'Market research' }))]) {
    const covers = coversOf(list);
    for (const distance of [1, 2, 3])
      expect(covers.filter((cover, i) => cover === covers[i - distance])).toEqual([]);
  }
});

test('the category chooses the drawing, however many articles follow', () => {
  const alone = ({ category }: { category: string }) => coversOf([{ category }])[0];
  expect(new Set(articles.map(alone)).size).toBeGreaterThan(3);
  expect(coversOf(articles)[0]).toBe(alone(articles[0] ?? { category: '' }));
  expect(coversOf(articles.slice(0, 12))).toEqual(coversOf(articles).slice(0, 12));
});
