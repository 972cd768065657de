import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { postDefinitions } from '#web/admin/posts/definitions.ts';
import { textNamesOf } from '#web/admin/posts/post-definition.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { newPostDraft, postDrafts } from '../post-drafts.ts';
import { edit, field } from '../testing/edit-post.tsx';
import { readDraft } from '../working-copy/read-draft.ts';
import { firstAuthor } from './first-author.ts';

afterEach(postDrafts.dropAll);

const { blog, career } = postDefinitions;
const byline = () => screen.findByRole('combobox', { name: 'Written by' });

test('a new article is by the company until another name is typed', async () => {
  fakeApi({});
  const draft = newPostDraft('blog', textNamesOf(blog), firstAuthor(blog));
  const { user } = edit(blog, draft);
  expect(await byline()).toHaveDisplayValue('The company: Retail Evidence');
  expect(field('Author')).toHaveValue('Retail Evidence');
  await user.clear(field('Author'));
  await user.type(field('Author'), 'Dara');
  expect(await byline()).toHaveDisplayValue('Another name');
  expect(postDrafts.current()[draft.id]?.values).toMatchObject({ byline: '', author: 'Dara' });
});

test('a job starts without an author', () => {
  expect(firstAuthor(career)).toEqual({});
});

test.each([
  ['of an older release, with a name alone', { author: 'Dara' }, { byline: '', author: 'Dara' }],
  ['with a name in place of the company', { byline: '', author: 'Dara' }, { byline: '', author: 'Dara' }],
  ['in which nobody chose an author', { title: 'X' }, { byline: 'company', author: 'Retail Evidence' }],
])('a draft without a post keeps its author: %s', async (_, fields, author) => {
  const at = '2026-11-01T08:00:00.000Z';
  const copy = { id: 'new', version: 2, basedOn: 0, fields, by: 'sara', isRecent: false };
  fakeApi({
    'GET /api/admin/working-copies/blog/new': () =>
      Response.json({ copy: { ...copy, createdAt: at, updatedAt: at }, postVersion: 0 }),
  });
  const { draft } = await readDraft(blog, 'new');
  expect(draft.values).toMatchObject(author);
});
