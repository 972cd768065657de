import { act, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { postDefinitions } from '#web/admin/posts/definitions.ts';
import { PostsPanel } from '#web/admin/posts/list/posts-panel.tsx';
import { showAdmin } from '#web/admin/testing/show-admin.tsx';
import { fakeApi } from '#web/testing/fake-api.ts';
import { postDrafts } from '../post-drafts.ts';
import { address, editStored, field, stored } from '../testing/edit-post.tsx';
import { draftSaveStates } from './keep-copy.ts';
import { lookForOthers } from './use-autosave.ts';

const place = '/api/admin/working-copies/blog/post-1';
const copyBy = (by: string) => ({
  ...{ id: 'post-1', version: 2, basedOn: 3, fields: { excerpt: 'Theirs' }, by, isRecent: true },
  ...{ createdAt: stored.createdAt, updatedAt: stored.updatedAt },
});

afterEach(() => {
  postDrafts.dropAll();
  draftSaveStates.set({});
});

test.each([
  ['sara', true],
  ['admin', false],
])('opening a post shows that %s is writing there: %s', async (by, isTold) => {
  fakeApi({
    [`GET ${place}`]: () => Response.json({ postVersion: 3, copy: copyBy(by) }),
    [`GET ${address}/post-1`]: () => Response.json(stored),
    'GET /api/admin/post-rows/blog': () => Response.json([]),
  });
  showAdmin(<PostsPanel definition={postDefinitions.blog} />, '/?tab=blog&post=post-1');
  expect(await screen.findByLabelText('Excerpt (optional)')).toHaveValue('Theirs');
  const told = screen.queryByText(/^sara is writing here too/);
  if (isTold) expect(told).toBeVisible();
  else expect(screen.queryByText(/is writing here too/)).not.toBeInTheDocument();
});

test.each([
  ['sara', /^sara saved this post meanwhile/],
  ['admin', /^You saved this post in another window meanwhile/],
  [undefined, /^Somebody saved this post meanwhile/],
])('an open editor shows that %s saved the post, and its values where nothing is typed', async (by, told) => {
  fakeApi({
    [`GET ${place}`]: () => Response.json({ postVersion: 4, ...(by && { postSavedBy: by }) }),
    [`GET ${address}/post-1`]: () => Response.json({ ...stored, title: 'Theirs', version: 4 }),
  });
  const { user } = editStored();
  await user.type(await screen.findByLabelText('Author'), ', mine');
  await act(() => lookForOthers('post-1'));
  expect(await screen.findByText(told)).toBeVisible();
  expect(field('Title')).toHaveValue('Theirs');
  expect(field('Author')).toHaveValue('Sara, mine');
  expect(postDrafts.current()['post-1']?.base.version).toBe(4);
});

test('conflicting text stays, and is reported once', async () => {
  const calls = fakeApi({
    [`GET ${place}`]: () => Response.json({ postVersion: 4, postSavedBy: 'sara' }),
    [`GET ${address}/post-1`]: () => Response.json({ ...stored, title: 'Theirs', version: 4 }),
  });
  const { user } = editStored();
  await user.type(await screen.findByLabelText('Title'), ', mine');
  await act(() => lookForOthers('post-1'));
  await act(() => lookForOthers('post-1'));
  expect(await screen.findByText(/^sara saved this post meanwhile/)).toBeVisible();
  expect(field('Title')).toHaveValue('Shelf, mine');
  // The next save asks the user which version to keep.
  expect(postDrafts.current()['post-1']?.base.version).toBe(3);
  expect(calls.filter(({ name }) => name === `GET ${address}/post-1`)).toHaveLength(1);
});

test('publishing in the list keeps the text that waits to be published', async () => {
  const mine = { ...copyBy('admin'), fields: { title: 'Mine' } };
  fakeApi({
    [`GET ${place}`]: () => Response.json({ postVersion: 4, postSavedBy: 'sara', copy: mine }),
    [`GET ${address}/post-1`]: () => Response.json({ ...stored, published: false, version: 4 }),
  });
  editStored();
  await screen.findByLabelText('Title');
  const draft = postDrafts.current()['post-1'];
  if (!draft) throw new Error('Nothing is open');
  const values = { ...draft.values, title: 'Mine' };
  act(() => postDrafts.keep('post-1', { ...draft, values, copy: { values, version: 2 } }));
  await act(() => lookForOthers('post-1'));
  expect(postDrafts.current()['post-1']).toMatchObject({
    ...{ base: { version: 4 }, copy: { version: 2 } },
    values: { title: 'Mine', published: false },
  });
});
