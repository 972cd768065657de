import { screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { showAdmin } from '#web/admin/testing/show-admin.tsx';
import { fakeApi, heldAnswer } from '#web/testing/fake-api.ts';
import { postDefinitions } from '../definitions.ts';
import { postDrafts } from '../editor/post-drafts.ts';
import { PostsPanel } from './posts-panel.tsx';

const post = (id: string, title: string) => ({
  id,
  title,
  content: `About ${title}`,
  author: 'Dana',
  category: 'Fieldwork',
  published: false,
  createdAt: '2026-11-01T08:00:00.000Z',
  updatedAt: '2026-11-01T08:00:00.000Z',
  version: 1,
});
const slow = post('slow', 'Slow post');
const quick = post('quick', 'Quick post');

/** Loads the editor's code first, so that no test waits for it. */
beforeAll(() => import('../editor/post-dialog.tsx'));
beforeEach(postDrafts.dropAll);

/** Renders the list of both posts, while the first one is being read for the editor. */
async function editOfSlowPost() {
  const { answer, give } = heldAnswer();
  const calls = fakeApi({
    'GET /api/admin/post-rows/news': () => Response.json([slow, quick]),
    'GET /api/admin/news-posts/slow': answer,
    'GET /api/admin/news-posts/quick': () => Response.json(quick),
  });
  const { user } = showAdmin(<PostsPanel definition={postDefinitions.news} />);
  await user.click(await screen.findByRole('button', { name: 'Edit: Slow post' }));
  /** Delivers the slow answer, and waits for its effects. */
  const giveSlowPost = async () => {
    give(Response.json(slow));
    await screen.findByRole('button', { name: 'Edit: Slow post', busy: false, hidden: true });
  };
  return { user, calls, giveSlowPost };
}

const dialog = () => screen.findByRole('dialog');
const title = async () => within(await dialog()).getByRole('textbox', { name: 'Title' });

test('a post opens for editing when it has been read', async () => {
  const { giveSlowPost } = await editOfSlowPost();
  await giveSlowPost();
  expect(await title()).toHaveValue('Slow post');
});

test('a post read late does not replace another one opened meanwhile', async () => {
  const { user, giveSlowPost } = await editOfSlowPost();
  await user.click(screen.getByRole('button', { name: 'Edit: Quick post' }));
  expect(await title()).toHaveValue('Quick post');
  await giveSlowPost();
  await user.type(await title(), ' changed');
  expect(await title()).toHaveValue('Quick post changed');
});

test('a post read late does not replace a new one being written', async () => {
  const { user, giveSlowPost } = await editOfSlowPost();
  await user.click(screen.getByRole('button', { name: 'Add News Post' }));
  await user.type(await title(), 'Begun');
  await giveSlowPost();
  expect(await title()).toHaveValue('Begun');
});
