import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { listHeadOf } from '#shared/posts/list-head.ts';
import { postDefinitions } from '#web/admin/posts/definitions.ts';
import { showAdmin } from '#web/admin/testing/show-admin.tsx';
import { fakeApi } from '#web/testing/fake-api.ts';
import { postDrafts } from '../editor/post-drafts.ts';
import { PostsPanel } from './posts-panel.tsx';
import { press, rowsOf, titles } from './testing/list-of.tsx';

beforeEach(postDrafts.dropAll);

/** Shows a list of 120 posts whose rows are read when `read` is called, after its head. */
function open(address = '/?tab=news') {
  const rows = rowsOf(120).map((row, place) => ({ ...row, category: place === 100 ? 'Retail' : 'Audit' }));
  let resolve = (_: Response) => {};
  const promise = new Promise<Response>((done) => {
    resolve = done;
  });
  const calls = fakeApi({
    'GET /api/admin/post-list-heads/news': () => Response.json(listHeadOf('news', rows)),
    'GET /api/admin/post-rows/news': () => promise,
  });
  const { user } = showAdmin(<PostsPanel definition={postDefinitions.news} />, address);
  return { user, calls, read: () => resolve(Response.json(rows)) };
}

test('the first page, the number of posts and the filters are shown before all rows are read, and stay', async () => {
  const { user, read } = open();
  expect(await screen.findByText('Showing 1 to 50 of 120 posts')).toBeVisible();
  expect(titles()).toEqual(
    rowsOf(120)
      .slice(0, 50)
      .map(({ title }) => title),
  );
  expect(screen.getByRole('option', { name: 'Retail' })).toBeInTheDocument();
  const [first] = document.querySelectorAll('tbody tr');
  await user.click(screen.getByLabelText('Select all 50'));
  read();
  await user.click(await screen.findByRole('button', { name: 'Select all 120 found' }));
  expect(screen.getByText('120 chosen')).toBeVisible();
  expect(document.querySelector('tbody tr')).toBe(first);
});

test('a search and another page wait until all rows are read', async () => {
  const { user, read } = open();
  await user.type(await screen.findByLabelText(/^Search posts/), 'منشور 1{Enter}');
  expect(await screen.findByText('Loading news posts')).toBeVisible();
  expect(titles()).toEqual([]);
  expect(screen.getByLabelText(/^Search posts/)).toHaveFocus();
  read();
  expect(await screen.findByText('39 of 120 posts found')).toBeVisible();
});

test('the button Next shows the next page once all rows are read', async () => {
  const { user, read } = open();
  await screen.findByText('Showing 1 to 50 of 120 posts');
  await user.click(press('Next'));
  read();
  expect(await screen.findByText('Showing 51 to 100 of 120 posts')).toBeVisible();
  expect(document.activeElement).toHaveTextContent('Post 69');
});

test('a list whose rows cannot be read says so', async () => {
  fakeApi({
    'GET /api/admin/post-list-heads/news': () => Response.json(listHeadOf('news', rowsOf(2))),
    'GET /api/admin/post-rows/news': () => Response.json({ error: 'No' }, { status: 503 }),
  });
  showAdmin(<PostsPanel definition={postDefinitions.news} />, '/?tab=news');
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});
