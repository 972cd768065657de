import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { PostRow } from '#shared/posts/row.ts';
import { postDefinitions } from '#web/admin/posts/definitions.ts';
import { showAdmin } from '#web/admin/testing/show-admin.tsx';
import { fakeApi } from '#web/testing/fake-api.ts';
import { PostsPanel } from '../posts-panel.tsx';

/** Returns rows with the newest first: `Post 119`, `Post 118` …; every second one is published. */
export const rowsOf = (count: number): PostRow[] =>
  Array.from({ length: count }, (_, place) => {
    const number = count - 1 - place;
    const createdAt = new Date(Date.UTC(2026, 0, 1) + number * 60_000).toISOString();
    return {
      ...{ id: `post-${number}`, createdAt, updatedAt: createdAt, version: 1, published: number % 2 === 0 },
      ...{ arabic: 'all', title: `Post ${number}`, titleAr: `منشور ${number}`, category: 'Audit' },
    };
  });

const planned = {
  slug: 'shelf',
  publishedAt: '2999-01-01T09:00:00.000Z',
  unpublishAt: '2999-02-01T09:00:00.000Z',
};

interface Sent {
  kind: string;
  ids: string[];
  change?: 'publish' | 'unpublish' | 'withdraw' | 'undelete';
}

/** Shows a list of this many posts, with further fields where given, over a fake server. */
export async function listOf(count: number, address = '/?tab=news', more: Partial<PostRow> = {}) {
  const all = new Map(rowsOf(count).map((row) => [row.id, { ...row, ...more }]));
  const stored = new Map(all);
  const calls = fakeApi({
    'GET /api/admin/post-rows/news': () => Response.json([...stored.values()]),
    'POST /api/admin/post-rows/changed': ({ body }) => {
      const { ids, change } = body as Sent;
      const changed = ids.flatMap((id) => {
        const row = all.get(id);
        return row
          ? [
              {
                ...row,
                published: change === 'undelete' ? row.published : change === 'publish',
                version: row.version + 1,
              },
            ]
          : [];
      });
      for (const row of changed) stored.set(row.id, row);
      return Response.json({ changed, failed: [] });
    },
    'GET /api/admin/news-posts/post-0': () =>
      all.has('post-0')
        ? Response.json({ ...stored.get('post-0'), content: 'Long', author: 'Dara', excerpt: '', ...planned })
        : Response.json({ error: 'This post does not exist any more; reload the list.' }, { status: 404 }),
    'POST /api/admin/news-posts': ({ body }) =>
      Response.json({ ...stored.get('post-0'), ...(body as object), id: 'the-copy' }),
    'POST /api/admin/post-rows/deleted': ({ body }) => {
      const { ids } = body as Sent;
      for (const id of ids) stored.delete(id);
      return Response.json({ deleted: ids, failed: [] });
    },
  });
  const { user } = showAdmin(<PostsPanel definition={postDefinitions.news} />, address);
  await screen.findByRole('table');
  const sent = () =>
    calls.filter(({ name }) => name.startsWith('POST /api/admin/post-rows')).map(({ body }) => body as Sent);
  const reads = () => calls.filter(({ name }) => name === 'GET /api/admin/post-rows/news').length;
  const created = () =>
    calls.filter(({ name }) => name === 'POST /api/admin/news-posts').map(({ body }) => body);
  /** Deletes posts for good, as another user would. */
  const lose = (...ids: string[]) => {
    for (const id of ids) all.delete(id);
  };
  return { user, sent, reads, stored, created, lose };
}

/** Returns the button with a text. Searching by role among many rows would take seconds. */
export const press = (text: string) => screen.getByText(text, { selector: 'button' });
/** Opens the menu in the row of a post, and presses an action with a name such as `Delete: Post 0`. */
export async function pressInRow(user: UserEvent, action: string): Promise<void> {
  const [, title = ''] = /: (.*)/.exec(action) ?? [];
  await user.click(screen.getByRole('button', { name: `More: ${title}` }));
  await user.click(screen.getByRole('button', { name: action }));
}
export const titles = () =>
  [...document.querySelectorAll('tbody th > span[id]')].map((title) => title.textContent);
