import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { PostRow } from '#shared/posts/row.ts';
import { showAdmin } from '#web/admin/testing/show-admin.tsx';
import { fakeApi } from '#web/testing/fake-api.ts';
import { postDefinitions } from '../definitions.ts';
import { postDrafts } from '../editor/post-drafts.ts';
import { PostsPanel } from './posts-panel.tsx';

beforeEach(postDrafts.dropAll);

/** So many posts, the newest first: `Post 119`, `Post 118` …; every other one is published. */
const rowsOf = (count: number): PostRow[] =>
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

/** The list of so many posts, over a server that does what it is asked. */
async function listOf(count: number, address = '/?tab=news') {
  const all = new Map(rowsOf(count).map((row) => [row.id, row]));
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
  /** Somebody else deletes posts for good. */
  const lose = (...ids: string[]) => {
    for (const id of ids) all.delete(id);
  };
  return { user, sent, reads, stored, created, lose };
}

/** By its text: among many rows looking for roles takes seconds. */
const press = (text: string) => screen.getByText(text, { selector: 'button' });
const titles = () => [...document.querySelectorAll('tbody th > span[id]')].map((title) => title.textContent);

test('a long list is shown in pages, and what of it is a draft is published, some at a time', async () => {
  const { user, sent, stored, reads } = await listOf(120);
  expect(titles()).toHaveLength(50);
  expect(screen.getByText('Showing 1 to 50 of 120 posts')).toBeVisible();
  await user.click(screen.getByLabelText('Choose all 50 shown'));
  await user.click(press('Choose all 120'));
  await user.click(press('Next'));
  await user.click(press('Next'));
  expect(titles()).toHaveLength(20);
  expect(document.activeElement).toHaveTextContent('Post 19');
  expect(press('Next')).toHaveAttribute('aria-disabled', 'true');
  await user.click(press('Publish'));
  expect(await screen.findByText('60 posts published.')).toBeVisible();
  expect(sent().map(({ ids }) => ids.length)).toEqual([50, 10]);
  expect([...stored.values()].every(({ published }) => published)).toBe(true);
  expect(screen.queryByText(/chosen/)).not.toBeInTheDocument();
  expect(reads()).toBe(1);
});

test('it is searched, narrowed down and cleared again without asking the server', async () => {
  const { user, reads } = await listOf(12);
  await user.type(screen.getByLabelText(/^Search posts/), 'منشور 1{Enter}');
  expect(titles()).toEqual(['Post 11', 'Post 10', 'Post 1']);
  expect(screen.getByText('3 of 12 posts found')).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Status'), 'Draft');
  await user.selectOptions(screen.getByLabelText('Order'), 'Oldest first');
  expect(titles()).toEqual(['Post 1', 'Post 11']);
  await user.selectOptions(screen.getByLabelText('Arabic'), 'Arabic missing');
  expect(screen.getByText('Nothing Found')).toBeVisible();
  await user.click(screen.getAllByRole('button', { name: 'Clear all' })[0] as HTMLElement);
  expect(titles()).toHaveLength(12);
  expect(screen.getByText('Showing 12 posts')).toHaveFocus();
  expect(titles()[0]).toBe('Post 0');
  expect(reads()).toBe(1);
});

/** A phone in place of the wide screen that tests have. */
const onPhone = () => vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));

test('on a phone what narrows it down is behind a button, which says how much of it is chosen', async () => {
  onPhone();
  const { user } = await listOf(12);
  const button = screen.getByRole('button', { name: 'Filters' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('combobox', { name: 'Status' })).toBeNull();
  expect(screen.getByRole('combobox', { name: 'Order' })).toBeVisible();
  await user.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  const status = screen.getByRole('combobox', { name: 'Status' });
  expect(document.getElementById(button.getAttribute('aria-controls') ?? '')).toContainElement(status);
  await user.selectOptions(status, 'Draft');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Audit');
  expect(button).toHaveAccessibleName('Filters (2)');
  await user.click(button);
  expect(screen.queryByRole('combobox', { name: 'Status' })).toBeNull();
  expect(titles()).toHaveLength(6);
});

test('on a phone they are open where the address has one of them', async () => {
  onPhone();
  await listOf(4, '/?tab=news&state=published');
  expect(screen.getByRole('button', { name: 'Filters (1)' })).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('combobox', { name: 'Status' })).toHaveValue('published');
});

test('the editor, whose code comes with the first use of a list, does not read it again', async () => {
  const { user, reads } = await listOf(2);
  await user.click(press('Add News Post'));
  await screen.findByRole('dialog', { name: 'Create News Post' });
  expect(reads()).toBe(1);
});

test('the address opens what it names', async () => {
  await listOf(120, '/?tab=news&state=published&sort=oldest&page=2');
  expect(titles()[0]).toBe('Post 100');
});

test('a post is published in its row, and back again by Undo', async () => {
  const { user, sent, stored, reads } = await listOf(3);
  const published = () => screen.getByRole('switch', { name: 'Published: Post 1' });
  expect(published()).not.toBeChecked();
  await user.click(published());
  expect(await screen.findByText('1 post published.')).toBeVisible();
  expect(published()).toBeChecked();
  expect(sent()).toEqual([{ kind: 'news', ids: ['post-1'], change: 'publish' }]);
  fireEvent.click(press('Undo'));
  await screen.findByText('1 post unpublished.');
  expect(sent().at(-1)).toMatchObject({ ids: ['post-1'], change: 'withdraw' });
  expect(stored.get('post-1')?.published).toBe(false);
  expect(reads()).toBe(1);
});

test('a post with a date to come is scheduled by its switch, and neither shared nor viewed', async () => {
  const publishedAt = '2999-01-01T09:00:00.000Z';
  const coming = { ...(rowsOf(1)[0] as PostRow), published: false, publishedAt };
  fakeApi({
    'GET /api/admin/post-rows/blog': () => Response.json([coming]),
    'POST /api/admin/post-rows/changed': () =>
      Response.json({ changed: [{ ...coming, published: true, version: 2 }], failed: [] }),
  });
  const { user } = showAdmin(<PostsPanel definition={postDefinitions.blog} />, '/?tab=blog');
  await user.click(await screen.findByRole('switch', { name: 'Published: Post 0' }));
  expect(await screen.findByText('The post is scheduled.')).toBeVisible();
  expect(screen.getByText('Visitors will see it from 1 Jan 2999, 12:00 on.')).toBeVisible();
  const row = screen.getByRole('row', { name: /Post 0/ });
  expect(within(row).getByText('Scheduled')).toBeVisible();
  expect(within(row).getByText('1 Jan 2999, 12:00')).toBeVisible();
  expect(within(row).queryByRole('link', { name: /^View on site/ })).not.toBeInTheDocument();
  await user.click(within(row).getByRole('button', { name: 'Copy share link: Post 0' }));
  expect(await screen.findByText('This post is not published yet')).toBeVisible();
});

test('what was chosen is deleted once that was confirmed', async () => {
  const { user, stored } = await listOf(4);
  await user.click(screen.getByLabelText('Choose: Post 1'));
  await user.click(screen.getByLabelText('Choose: Post 2'));
  await user.click(press('Delete'));
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog).toHaveTextContent('Are you sure you want to delete 2 posts?');
  await user.click(within(dialog).getByText('Delete', { selector: 'button' }));
  expect(await screen.findByText('2 posts deleted.')).toBeVisible();
  expect([...stored.keys()]).toEqual(['post-3', 'post-0']);
  expect(titles()).toEqual(['Post 3', 'Post 0']);
  fireEvent.click(press('Undo'));
  await screen.findByText('2 posts restored.');
  expect(titles()).toEqual(['Post 3', 'Post 2', 'Post 1', 'Post 0']);
});

test('Undo takes a publication of many back with the dates that it gave them', async () => {
  const { user, sent } = await listOf(4);
  await user.click(screen.getByLabelText('Choose all 4 shown'));
  await user.click(press('Publish'));
  await screen.findByText('2 posts published.');
  fireEvent.click(press('Undo'));
  await screen.findByText('2 posts unpublished.');
  expect(sent().at(-1)).toMatchObject({ ids: ['post-3', 'post-1'], change: 'withdraw' });
});

test('Undo takes back only what was done, not what was so before', async () => {
  const { user, sent, stored } = await listOf(4);
  await user.click(screen.getByLabelText('Choose all 4 shown'));
  await user.click(press('Unpublish'));
  await screen.findByText('2 posts unpublished.');
  fireEvent.click(press('Undo'));
  await screen.findByText('2 posts published.');
  expect(sent().map(({ ids }) => ids)).toEqual([
    ['post-2', 'post-0'],
    ['post-2', 'post-0'],
  ]);
  expect([...stored.values()].map(({ published }) => published)).toEqual([false, true, false, true]);
});

test('a duplicate is a draft of all texts but its own title, without address and dates', async () => {
  const { user, sent, stored, created } = await listOf(1);
  await user.click(screen.getByRole('button', { name: 'Duplicate: Post 0' }));
  expect(await screen.findByText('A copy was made as a draft.')).toBeVisible();
  expect(created()).toEqual([
    expect.objectContaining({
      ...{ title: 'Post 0 (copy)', content: 'Long', category: 'Audit', published: false },
      ...{ slug: '', publishedAt: '', unpublishAt: '' },
    }),
  ]);
  expect(titles()).toEqual(['Post 0 (copy)', 'Post 0']);
  expect([sent(), stored.size]).toEqual([[], 1]);
});

test('what somebody else deleted is told as such, and goes from the list', async () => {
  const { user, lose } = await listOf(6);
  lose('post-0', 'post-1', 'post-3');
  await user.click(screen.getByRole('switch', { name: 'Published: Post 1' }));
  expect(await screen.findByText('The post was deleted meanwhile.')).toBeVisible();
  expect(titles()).toEqual(['Post 5', 'Post 4', 'Post 3', 'Post 2', 'Post 0']);
  await user.click(screen.getByRole('button', { name: 'Duplicate: Post 0' }));
  await vi.waitFor(() => expect(titles()).toEqual(['Post 5', 'Post 4', 'Post 3', 'Post 2']));
  await user.click(screen.getByLabelText('Choose all 4 shown'));
  await user.click(press('Publish'));
  expect(await screen.findByText('1 post published.')).toBeVisible();
  expect(screen.getByText('1 of them was deleted meanwhile.')).toBeVisible();
  expect(titles()).toEqual(['Post 5', 'Post 4', 'Post 2']);
});
