import { useQuery } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { showAdmin } from '#web/admin/testing/show-admin.tsx';
import { fakeApi } from '#web/testing/fake-api.ts';
import { postDefinitions } from '../definitions.ts';
import { TrashButton } from '../list/posts-panel.tsx';
import { postsQuery } from '../post-queries.ts';

const deleted = (id: string, title: string) => ({
  ...{ id, title, published: true, version: 2, deletedAt: '2026-11-05T08:00:00.000Z', deletedBy: 'dana' },
  ...{ createdAt: '2026-11-01T08:00:00.000Z', updatedAt: '2026-11-02T08:00:00.000Z' },
});
const path = '/api/admin/deleted-blog-posts';

/** Loads the dialog's code first, so that no test waits for it. */
beforeAll(() => import('./trash-dialog.tsx'));

/** The list of posts. The trash is counted only after the list is read. */
function List() {
  useQuery(postsQuery('blog'));
  return null;
}

/** Opens the trash with two posts; each call removes one of them. */
async function open() {
  let inTrash = [deleted('one', 'Shelf talk'), deleted('two', 'Kiosks')];
  const calls = fakeApi({
    'GET /api/admin/post-rows/blog': () => Response.json([]),
    [`GET ${path}`]: () => Response.json(inTrash),
    [`POST ${path}/one/restore`]: () => {
      const [post] = inTrash;
      inTrash = inTrash.slice(1);
      return Response.json(post);
    },
    [`DELETE ${path}/one`]: () => {
      inTrash = inTrash.slice(1);
      return new Response(null, { status: 204 });
    },
  });
  const { user } = showAdmin(
    <>
      <List />
      <TrashButton definition={postDefinitions.blog} />
    </>,
  );
  await user.click(await screen.findByRole('button', { name: 'Trash (2)' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Trash: Blog Posts' }));
  const row = within((await dialog.findByText('Shelf talk')).closest('li') as HTMLElement);
  return { user, calls, dialog, row };
}

test('a deleted post shows who deleted it and when, and is restored', async () => {
  const { user, dialog, row } = await open();
  expect(row.getByText(/5 Nov 2026.* by dana/)).toBeInTheDocument();
  await user.click(row.getByRole('button', { name: 'Restore' }));
  expect(await screen.findByText('Post restored')).toBeInTheDocument();
  expect(dialog.queryByText('Shelf talk')).toBeNull();
  expect(dialog.getByText('Kiosks')).toBeInTheDocument();
});

test('a post is deleted for good only after a confirmation', async () => {
  const { user, calls, dialog, row } = await open();
  await user.click(row.getByRole('button', { name: 'Delete for good' }));
  await user.click(row.getByRole('button', { name: 'Keep it' }));
  expect(calls.some(({ name }) => name.startsWith('DELETE'))).toBe(false);
  await user.click(row.getByRole('button', { name: 'Delete for good' }));
  await user.click(row.getByRole('button', { name: 'Delete for good' }));
  expect(await screen.findByText('Post deleted for good')).toBeInTheDocument();
  expect(dialog.queryByText('Shelf talk')).toBeNull();
});

test('a trash that failed to load is not called empty', async () => {
  let isDown = false;
  fakeApi({
    'GET /api/admin/post-rows/blog': () => Response.json([]),
    [`GET ${path}`]: () => (isDown ? Response.json({ error: 'x' }, { status: 500 }) : Response.json([])),
    'GET /api/admin/working-copies/blog': () => Response.json([]),
  });
  const { user } = showAdmin(
    <>
      <List />
      <TrashButton definition={postDefinitions.blog} />
    </>,
  );
  await user.click(await screen.findByRole('button', { name: /^Trash/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Trash: Blog Posts' }));
  expect(await dialog.findByText('No deleted posts.')).toBeVisible();
  isDown = true;
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(await screen.findByRole('button', { name: /^Trash/ }));
  const reopened = within(await screen.findByRole('dialog', { name: 'Trash: Blog Posts' }));
  expect(await reopened.findByText('The trash could not be loaded.')).toBeVisible();
  expect(reopened.queryByText('No deleted posts.')).toBeNull();
});

test('discarded drafts are counted and listed', async () => {
  const discarded = [
    { id: 'begun', version: 2, basedOn: 0, fields: { title: 'Begun' }, by: 'dana', isRecent: false },
    { id: 'bare', version: 2, basedOn: 0, fields: {}, beginning: 'Ten shelves', by: 'dana', isRecent: false },
    { id: 'empty', version: 2, basedOn: 0, fields: { title: '' }, by: 'dana', isRecent: false },
  ].map((draft) => ({
    ...draft,
    createdAt: '2026-11-01T08:00:00.000Z',
    updatedAt: '2026-11-01T08:00:00.000Z',
  }));
  fakeApi({
    [`GET ${path}`]: () => Response.json([]),
    'GET /api/admin/working-copies/blog': () => Response.json(discarded),
  });
  const { user } = showAdmin(
    <>
      <List />
      <TrashButton definition={postDefinitions.blog} />
    </>,
  );
  await user.click(await screen.findByRole('button', { name: 'Trash (2)' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Trash: Blog Posts' }));
  expect(await dialog.findByText('Begun')).toBeInTheDocument();
  // A post without a title is identified by its first words.
  expect(dialog.getByText('Ten shelves')).toBeInTheDocument();
});
