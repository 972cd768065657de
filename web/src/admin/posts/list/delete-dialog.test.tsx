import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { showAdmin } from '#web/admin/testing/show-admin.tsx';
import { fakeApi } from '#web/testing/fake-api.ts';
import { postDefinitions } from '../definitions.ts';
import { DeleteDialog } from './delete-dialog.tsx';

const post = {
  id: 'a',
  title: 'Shelf talk',
  published: true,
  createdAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-01T00:00:00Z',
  version: 1,
};
const removal = 'DELETE /api/admin/blog-posts/a';

async function ask() {
  const onClosed = vi.fn();
  const { user } = showAdmin(
    <DeleteDialog
      definition={postDefinitions.blog}
      post={post}
      onClosed={onClosed}
      focusAfter={() => null}
    />,
  );
  const question = await screen.findByRole('alertdialog');
  expect(question).toHaveTextContent('Shelf talk');
  return { user, onClosed };
}

test('nothing is deleted without a confirmation', async () => {
  const calls = fakeApi({});
  const { user, onClosed } = await ask();
  await user.click(screen.getByRole('button', { name: 'Keep it' }));
  expect(onClosed).toHaveBeenCalledOnce();
  await user.keyboard('{Escape}');
  expect(calls).toEqual([]);
});

test.each([
  [204, undefined],
  [404, { error: 'Gone' }],
])(
  'a confirmed post is deleted, and one that is already gone (%i) counts as deleted',
  async (status, body) => {
    const calls = fakeApi({ [removal]: () => new Response(body && JSON.stringify(body), { status }) });
    const { user, onClosed } = await ask();
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(onClosed).toHaveBeenCalledOnce());
    expect(calls[0]?.name).toBe(removal);
    expect(await screen.findByText(/deleted/i)).toBeInTheDocument();
  },
);

test('a deletion can be undone in its notification', async () => {
  const calls = fakeApi({
    [removal]: () => new Response(null, { status: 204 }),
    'POST /api/admin/deleted-blog-posts/a/restore': () => Response.json(post),
  });
  const { user } = await ask();
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Undo', hidden: true }));
  expect(await screen.findByText('Undone')).toBeInTheDocument();
  expect(calls.map(({ name }) => name)).toContain('POST /api/admin/deleted-blog-posts/a/restore');
});

test('a failed deletion is reported', async () => {
  fakeApi({ [removal]: () => Response.json({ error: 'The table is away.' }, { status: 503 }) });
  const { user } = await ask();
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('The table is away.')).toBeInTheDocument();
});
