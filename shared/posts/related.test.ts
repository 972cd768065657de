import fc from 'fast-check';
import { expect, test } from 'vitest';
import { articleSchemas } from './article.ts';
import { emptyFields } from './fields.ts';
import { relatedIn } from './related.ts';
import { relatedCount } from './related-ids.ts';
import type { PostSummary } from './schemas.ts';

const empty = emptyFields(articleSchemas().fields);

/**
 * Returns articles, newest first: one for each letter of `categories`, which is its category. The articles at the positions in
 * `english` have no Arabic title.
 */
const articles = (categories: string, english: readonly number[] = []): PostSummary<'blog'>[] =>
  [...categories].map((category, i) => ({
    ...empty,
    ...{ createdAt: '', updatedAt: '', publishedAt: '', version: 1, published: true },
    id: `${category}${i}`,
    title: 'Title',
    titleAr: english.includes(i) ? '' : 'عنوان',
    category,
  }));
const related = (list: PostSummary<'blog'>[], place: number, language: 'en' | 'ar' = 'en') => {
  const { id = '', category = '' } = list[place] ?? {};
  return relatedIn(list, language)({ id, category }).map((post) => post.id);
};

test('articles of the same category come first, starting after the article in order of publication', () => {
  expect(related(articles('abaabab'), 2)).toEqual(['a3', 'a5', 'a0']);
});

test('other articles fill up, starting after the article', () => {
  expect(related(articles('babcc'), 1)).toEqual(['b2', 'c3', 'c4']);
  expect(related(articles('babb'), 3)).toEqual(['b0', 'b2', 'a1']);
});

test('chosen articles come in their order, except unpublished ones; if none is left, the automatic ones', () => {
  const list = articles('abaab');
  const chosen = (related: string) =>
    relatedIn(list, 'en')({ id: 'a0', category: 'a', related }).map(({ id }) => id);
  expect(chosen('b4 gone a2')).toEqual(['b4', 'a2']);
  expect(chosen('a0 b1')).toEqual(['b1']);
  expect(chosen('gone')).toEqual(['a2', 'a3', 'b1']);
  expect(chosen('')).toEqual(['a2', 'a3', 'b1']);
});

test('an article that is not in the list gets the newest of its category', () => {
  const ids = relatedIn(articles('ababaa'), 'en')({ id: 'other', category: 'a' }).map(({ id }) => id);
  expect(ids).toEqual(['a0', 'a2', 'a4']);
});

test('readers of Arabic get articles written in Arabic', () => {
  expect(related(articles('aaaaa', [1, 3]), 0, 'ar')).toEqual(['a2', 'a4']);
  expect(related(articles('aaaaa', [1, 3]), 1, 'ar')).toEqual(['a2', 'a4', 'a0']);
});

test('a single article has no related ones', () => {
  expect(related(articles('a'), 0)).toEqual([]);
});

test('an article is never related to itself or twice to another, and related to only a few', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 40 }),
      (categories) => {
        const list = articles(categories);
        const named = list.map((post, place) => {
          const ids = related(list, place);
          expect(ids).not.toContain(post.id);
          expect(new Set(ids).size).toBe(ids.length);
          expect(ids.length).toBe(Math.min(relatedCount, list.length - 1));
          return ids;
        });
        for (const { id } of list)
          expect(named.filter((ids) => ids.includes(id)).length).toBeLessThanOrEqual(4 * relatedCount);
      },
    ),
  );
});

test.each([
  ['a b c', true],
  ['a b c d', false],
  ['a a', false],
])('a choice of "%s" is stored: %s', (related, isStored) => {
  const input = { ...empty, title: 'T', content: 'C', author: 'A', category: 'K', related };
  expect(articleSchemas().fields.safeParse(input).success).toBe(isStored);
});
