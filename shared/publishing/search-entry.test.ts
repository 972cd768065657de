import { expect, test } from 'vitest';
import { emptyFields } from '../posts/fields.ts';
import { localizePost } from '../posts/localize.ts';
import { postSchemas } from '../posts/schemas.ts';
import { searchEntry } from './search-entry.ts';

const stored = { id: 'id', createdAt: '', updatedAt: '', version: 1, published: true, publishedAt: '' };
const post = { ...emptyFields(postSchemas.blog.fields), ...stored, title: 'Shelves', formerSlugs: ['old'] };

test('the search has only what its list shows, and a slug only if there is one', () => {
  const entry = searchEntry(localizePost('blog', post, 'en'));
  expect(Object.keys(entry).toSorted()).toEqual(
    [
      'author',
      'category',
      'excerpt',
      'id',
      'imageUrl',
      'publishedAt',
      'title',
      'updatedAt',
      'written',
    ].toSorted(),
  );
  expect(searchEntry(localizePost('blog', { ...post, slug: 'shelves' }, 'en'))).toEqual({
    ...entry,
    slug: 'shelves',
  });
});
