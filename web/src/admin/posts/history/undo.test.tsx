import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { removeToast, shownToast } from '#web/features/toasts/toasts.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { draftOfPost, postDrafts } from '../editor/post-drafts.ts';
import { undoOfCreation, undoOfDeletion, undoOfSave } from './undo.ts';

afterEach(() => {
  removeToast(shownToast.current()?.id ?? 0);
  postDrafts.dropAll();
});

const post = {
  ...{ id: 'a', title: 'Shelf talk', published: true, version: 3 },
  ...{ createdAt: '2026-01-01T00:00:00Z', updatedAt: '2026-01-01T00:00:00Z' },
};

test('undoing a save reverts all its changes, including publication', async () => {
  const restore = 'POST /api/admin/blog-posts/a/versions/0000000002/restore';
  const calls = fakeApi({ [restore]: () => Response.json({ ...post, version: 4 }) });
  undoOfSave(new QueryClient(), 'blog', post).run();
  await vi.waitFor(() => expect(shownToast.current()?.title).toBe('Undone'));
  expect(calls[0]).toMatchObject({ name: restore, body: { version: 3, publication: true } });
});

test('an editor opened since shows the restored values', async () => {
  const restore = 'POST /api/admin/blog-posts/a/versions/0000000002/restore';
  fakeApi({ [restore]: () => Response.json({ ...post, title: 'Aisle talk', version: 4 }) });
  postDrafts.keep('a', draftOfPost('blog', ['title'], post));
  undoOfSave(new QueryClient(), 'blog', post).run();
  await vi.waitFor(() => expect(postDrafts.current().a?.values.title).toBe('Aisle talk'));
});

test('undoing a creation moves the post to the trash', async () => {
  const calls = fakeApi({ 'DELETE /api/admin/blog-posts/a': () => new Response(null, { status: 204 }) });
  undoOfCreation(new QueryClient(), 'blog', post).run();
  await vi.waitFor(() => expect(shownToast.current()?.title).toBe('Undone'));
  expect(calls[0]?.name).toBe('DELETE /api/admin/blog-posts/a');
});

test('screen readers are told another way to do the same', () => {
  const queryClient = new QueryClient();
  expect(undoOfSave(queryClient, 'blog', post).altText).toMatch(/^Open the history/);
  expect(undoOfDeletion(queryClient, 'blog', 'a').altText).toBe('Open the trash and restore the post');
  expect(undoOfCreation(queryClient, 'blog', post).altText).toBe('Delete the post in the list');
});
