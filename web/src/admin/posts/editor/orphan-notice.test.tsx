import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { fakeApi } from '#web/testing/fake-api.ts';
import { postDefinitions } from '../definitions.ts';
import { textNamesOf } from '../post-definition.ts';
import { draftOfPost, postDrafts } from './post-drafts.ts';
import { address, edit, editStored, press, stored } from './testing/edit-post.tsx';
import { lookForOthers } from './working-copy/use-autosave.ts';

afterEach(postDrafts.dropAll);

test('a post that somebody else deleted is offered as a new one, with a new id', async () => {
  const calls = fakeApi({
    [`PUT ${address}/post-1`]: () => Response.json({ error: 'Gone' }, { status: 404 }),
    [`POST ${address}`]: () => Response.json({ ...stored, id: 'post-2', version: 1 }, { status: 201 }),
    [`GET ${address}`]: () => Response.json([]),
  });
  const { user, onDone } = editStored();
  await user.type(await screen.findByLabelText('Title'), ' again');
  await user.click(await press('Update Post'));
  const asNew = await press('Save as a new post');
  expect(asNew).toHaveFocus();
  await user.click(asNew);
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  const created = calls.find(({ name }) => name.startsWith('POST'));
  expect(created?.body).toMatchObject({ title: 'Shelf again' });
  expect(created?.headers.get('idempotency-key')).not.toBe('post-1');
  expect(postDrafts.current()).toEqual({});
});

test.each([
  ['shelf', ''],
  ['shelf-two', 'shelf-two'],
])('saved as a new post with the slug %s it does not claim the deleted post’s slug', async (typed, sent) => {
  const calls = fakeApi({
    [`PUT ${address}/post-1`]: () => Response.json({ error: 'Gone' }, { status: 404 }),
    [`POST ${address}`]: () => Response.json({ ...stored, id: 'post-2', version: 1 }, { status: 201 }),
  });
  const names = textNamesOf(postDefinitions.blog);
  const { values, ...draft } = draftOfPost('blog', names, { ...stored, slug: 'shelf' });
  const { user, onDone } = edit(postDefinitions.blog, {
    ...draft,
    values: { ...values, title: 'Shelf again', slug: typed },
  });
  await user.click(await press('Update Post'));
  await user.click(await press('Save as a new post'));
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(calls.find(({ name }) => name.startsWith('POST'))?.body).toMatchObject({
    ...{ title: 'Shelf again', slug: sent, content: 'Old words', titleAr: 'رف' },
  });
});

test('a restored post is saved as usual', async () => {
  let isDeleted = true;
  const calls = fakeApi({
    [`PUT ${address}/post-1`]: () =>
      isDeleted
        ? Response.json({ error: 'Gone' }, { status: 404 })
        : Response.json({ ...stored, title: 'Shelf again', version: 4 }),
    'GET /api/admin/working-copies/blog/post-1': () => Response.json({ postVersion: isDeleted ? 0 : 3 }),
  });
  const { user, onDone } = editStored();
  await user.type(await screen.findByLabelText('Title'), ' again');
  await user.click(await press('Update Post'));
  await press('Save as a new post');
  await lookForOthers('post-1');
  expect(screen.getByRole('button', { name: 'Save as a new post' })).toBeVisible();
  isDeleted = false;
  await lookForOthers('post-1');
  expect(await screen.findByText('The post was restored: it can be saved again.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save as a new post' })).toBeNull();
  await user.click(await press('Update Post'));
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(calls.findLast(({ name }) => name.startsWith('PUT /api/admin/blog-posts'))?.body).toMatchObject({
    ...{ title: 'Shelf again', version: 3 },
  });
});
