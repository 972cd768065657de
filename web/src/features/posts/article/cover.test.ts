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

const files = import.meta.glob<string>('../../../assets/covers/*.svg', { eager: true, import: 'default' });
const articles = Array.from({ length: 200 }, (_, i) => ({
  id: `post-${i}`,
  category: `Category ${(i * 3 + (i >> 2)) % 7}`,
}));

test('articles close to each other have different drawings, in rows of any length', () => {
  for (const list of [articles, articles.map(({ id }) => ({ id, category: 'Market research' }))]) {
    const covers = coversOf(list);
    expect(covers).not.toContain('');
    for (const distance of [1, 2, 3])
      expect(covers.filter((cover, i) => cover === covers[i - distance])).toEqual([]);
  }
});

test.each([
  ['Mystery shopping', 'visit'],
  ['Fieldwork', 'map'],
  ['Software', 'phone'],
  ['Market research', 'chart'],
  ['Promotions', 'price'],
  ['Retail audit', 'shelf'],
])('the category %s has the drawing %s', (category, subject) => {
  const drawings = Object.entries(files).flatMap(([file, address]) =>
    file.includes(`cover-${subject}-`) ? [address] : [],
  );
  for (const { id } of articles.slice(0, 20)) expect(drawings).toContain(coversOf([{ id, category }])[0]);
});

test('articles of a category have different drawings, however many follow', () => {
  const alone = articles.map(({ id }) => coversOf([{ id, category: 'Retail audit' }])[0]);
  expect(new Set(alone).size).toBe(4);
  expect(coversOf(articles.slice(0, 12))).toEqual(coversOf(articles).slice(0, 12));
});

test('an article has the same drawing in every language', () => {
  const stored = languages.map((language) =>
    coversOf(builtInSummaries.map((post) => searchEntry<'news'>(localizePost('news', post, language)))),
  );
  const builtIn = languages.map((language) =>
    coversOf(
      builtInNewsIds.map((id) => builtInArticle(id, { en: english, ar: arabic }[language][id], language)),
    ),
  );
  const byEnglish = coversOf(builtInNewsIds.map((id) => ({ id, category: english[id].category })));
  expect([...stored, ...builtIn]).toEqual(Array(4).fill(byEnglish));
});
