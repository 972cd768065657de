import { expect, test } from 'vitest';
import type { PostSummary } from '#shared/posts/schemas.ts';
import { differences, listed, newestFirst, withPosts } from './catalogue.ts';

const entry = (id: string, publishedAt = '2026-01-01T00:00:00.000Z', title = 'Title') =>
  listed('blog', { id, publishedAt, title } as PostSummary);
const idsOf = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id);

test('a post is listed without its long texts, in whatever order its fields were read', () => {
  const fields = { title: 'Title', id: 'a', slug: undefined, content: 'Long', contentAr: 'طويل' };
  // These are the only fields that the test compares. The type requires all fields of a summary, and none that is undefined.
  const { post, fingerprint } = listed('blog', fields as unknown as PostSummary);
  expect(Object.entries(post)).toEqual([
    ['id', 'a'],
    ['title', 'Title'],
  ]);
  expect(listed('blog', { id: 'a', title: 'Title' } as PostSummary).fingerprint).toBe(fingerprint);
  expect(listed('blog', { id: 'a', title: 'Titles' } as PostSummary).fingerprint).not.toBe(fingerprint);
});

test('the newest post comes first, and of two at once that with the greater id', () => {
  const later = '2026-01-02T00:00:00.000Z';
  expect(idsOf(newestFirst([entry('a'), entry('c'), entry('b'), entry('a-later', later)]))).toEqual([
    'a-later',
    'c',
    'b',
    'a',
  ]);
});

test('posts take the place of earlier ones in a list, and leave it', () => {
  const list = newestFirst([entry('a'), entry('b'), entry('c')]);
  const changed = entry('b', '2026-01-03T00:00:00.000Z');
  const next = withPosts(
    list,
    new Map([
      ['b', changed],
      ['c', undefined],
      ['d', entry('d')],
    ]),
  );
  expect(idsOf(next)).toEqual(['b', 'd', 'a']);
  expect(next[0]).toBe(changed);
  expect(withPosts(list, new Map())).toBe(list);
});

test('two lists differ in what one lacks, and in what is not the same', () => {
  const list = [entry('a'), entry('b'), entry('c')];
  expect(differences(list, [entry('a'), entry('b', undefined, 'Other'), entry('d')])).toEqual([
    'b',
    'c',
    'd',
  ]);
  expect(differences(list, list)).toEqual([]);
});
