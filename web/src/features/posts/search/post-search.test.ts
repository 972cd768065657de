import { expect, test } from 'vitest';
import { emptyFields } from '#shared/posts/fields.ts';
import { localizePost } from '#shared/posts/localize.ts';
import { postSchemas } from '#shared/posts/schemas.ts';
import { type SearchEntry, searchEntry } from '#shared/publishing/search-entry.ts';
import { postSearch } from './post-search.ts';

function article(id: string, title: string, excerpt = ''): SearchEntry<'blog'> {
  const texts = { title, excerpt, category: 'Audit', author: 'Sara' };
  const at = '2026-01-01T00:00:00.000Z';
  const post = {
    ...emptyFields(postSchemas.blog.fields),
    ...texts,
    id,
    createdAt: at,
    updatedAt: at,
    version: 1,
  };
  return searchEntry<'blog'>(localizePost('blog', post, 'en'));
}

const articles = [
  article('share', 'Measuring shelf share', 'What a facing is worth'),
  article('facing', 'Facings in small shops', 'Counting on 18 shelves'),
  article('erbil', 'أسعار أربيل في رمضان', 'كيف تغيّرت الأسعار في ٢٠٢٦'),
];
const search = postSearch(articles);
const found = (text: string) => search(text).map(({ id }) => id);

test('finds all in their order without a search text', () => {
  expect(found(' ')).toEqual(['share', 'facing', 'erbil']);
});

test.each([
  ['a word', 'measuring', ['share']],
  ['the beginning of a word', 'measu', ['share']],
  ['all of several words', 'shelf share', ['share']],
  ['nothing that has only one of them', 'shelf ramadan', []],
  ['a long word with a slip', 'mesuring', ['share']],
  ['first what has it in the title', 'facing', ['facing', 'share']],
  ['Arabic however its letters are written', 'اسعار اربيل', ['erbil']],
  ['Arabic without its vowel signs', 'تغيرت', ['erbil']],
  ['digits of the other script', '2026', ['erbil']],
  ['nothing for signs alone', '!?', []],
])('finds %s', (_, text, ids) => {
  expect(found(text)).toEqual(ids);
});
