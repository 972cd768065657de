import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { PostRow } from '#shared/posts/row.ts';
import { postDefinitions } from '#web/admin/posts/definitions.ts';
import { postDrafts } from '#web/admin/posts/editor/post-drafts.ts';
import { askedQuestion } from '#web/admin/testing/asked-question.ts';
import { showAdmin } from '#web/admin/testing/show-admin.tsx';
import { fakeApi } from '#web/testing/fake-api.ts';
import { PostsPanel } from '../posts-panel.tsx';
import { listOf, press, pressInRow, rowsOf, titles } from '../testing/list-of.tsx';

beforeEach(postDrafts.dropAll);

test('a post is published in its row, and unpublished by Undo', async () => {
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

test('the switch of a post with a future date schedules it, without links to share or view it', async () => {
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
  await pressInRow(user, 'Copy share link: Post 0');
  expect(await screen.findByText('This post is not published yet')).toBeVisible();
});

test('selected posts are deleted after a confirmation', async () => {
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

test('Undo reverts a publication of many posts, with the dates it set', async () => {
  const { user, sent } = await listOf(4);
  await user.click(screen.getByLabelText('Select all 4'));
  await user.click(press('Publish'));
  const question = await askedQuestion('Publish these posts?');
  expect(question).toHaveTextContent('2 posts will be on the website');
  expect(within(question).getByRole('button', { name: 'Leave as drafts' })).toBeVisible();
  expect(sent()).toEqual([]);
  await user.click(within(question).getByRole('button', { name: 'Publish' }));
  await screen.findByText('2 posts published.');
  fireEvent.click(press('Undo'));
  await screen.findByText('2 posts unpublished.');
  expect(sent().at(-1)).toMatchObject({ ids: ['post-3', 'post-1'], change: 'withdraw' });
});

test('Undo reverts only what was changed', async () => {
  const { user, sent, stored } = await listOf(4);
  await user.click(screen.getByLabelText('Select all 4'));
  await user.click(press('Unpublish'));
  const question = await askedQuestion('Unpublish these posts?');
  expect(question).toHaveTextContent('Visitors will not see 2 posts any more.');
  await user.click(within(question).getByRole('button', { name: 'Unpublish' }));
  await screen.findByText('2 posts unpublished.');
  fireEvent.click(press('Undo'));
  await screen.findByText('2 posts published.');
  expect(sent().map(({ ids }) => ids)).toEqual([
    ['post-2', 'post-0'],
    ['post-2', 'post-0'],
  ]);
  expect([...stored.values()].map(({ published }) => published)).toEqual([false, true, false, true]);
});

test('a duplicate is a draft with all texts and a new title, without slug and dates', async () => {
  const { user, sent, stored, created } = await listOf(1);
  await pressInRow(user, 'Duplicate: Post 0');
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

test('a post that somebody else deleted is reported, and leaves the list', async () => {
  const { user, lose } = await listOf(6);
  lose('post-0', 'post-1', 'post-3');
  await user.click(screen.getByRole('switch', { name: 'Published: Post 1' }));
  expect(await screen.findByText('The post was deleted meanwhile.')).toBeVisible();
  expect(titles()).toEqual(['Post 5', 'Post 4', 'Post 3', 'Post 2', 'Post 0']);
  await pressInRow(user, 'Duplicate: Post 0');
  await vi.waitFor(() => expect(titles()).toEqual(['Post 5', 'Post 4', 'Post 3', 'Post 2']));
  await user.click(screen.getByLabelText('Select all 4'));
  await user.click(press('Publish'));
  await user.click(
    within(await askedQuestion('Publish these posts?')).getByRole('button', { name: 'Publish' }),
  );
  expect(await screen.findByText('1 post published.')).toBeVisible();
  expect(screen.getByText('1 of them was deleted meanwhile.')).toBeVisible();
  expect(titles()).toEqual(['Post 5', 'Post 4', 'Post 2']);
});
