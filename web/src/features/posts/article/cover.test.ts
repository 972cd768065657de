import { expect, test } from 'vitest';
import { languages } from '#shared/language.ts';
import { builtInNewsIds } from '#shared/news/news.ts';
import { builtInSummaries } from '#shared/news/summaries.ts';
import { teasers as arabic } from '#shared/news/teasers.ar.ts';
import { teasers as english } from '#shared/news/teasers.en.ts';
import { localizePost } from '#shared/posts/localize.ts';
import { searchEntry } from '#shared/publishing/search-entry.ts';
import { builtInArticle } from './built-in-article.ts';
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

test('an article has one drawing, whatever its category is called in the language it is read in', () => {
  const stored = languages.map((language) =>
    coversOf(builtInSummaries.map((post) => searchEntry<'news'>(localizePost('news', post, language)))),
  );
  const builtIn = languages.map((language) =>
    coversOf(
      builtInNewsIds.map((id) => builtInArticle(id, { en: english, ar: arabic }[language][id], language)),
    ),
  );
  const byEnglish = coversOf(builtInNewsIds.map((id) => english[id]));
  expect([...stored, ...builtIn]).toEqual(Array(4).fill(byEnglish));
});
