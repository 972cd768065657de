import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { fakeApi } from '#web/testing/fake-api.ts';
import { postDrafts } from './post-drafts.ts';
import { address, editStored, field, press, stored } from './testing/edit-post.tsx';

afterEach(postDrafts.dropAll);

test('in a conflict with a newer version both are offered, and one of its fields can be taken over', async () => {
  const current = { ...stored, title: 'Their title', category: 'Theirs', version: 4 };
  const calls = fakeApi({
    [`PUT ${address}/post-1`]: ({ body }) =>
      (body as { version: number }).version === 4
        ? Response.json({ ...current, version: 5 })
        : Response.json({ error: 'Somebody else changed it.', current }, { status: 409 }),
    [`GET ${address}`]: () => Response.json([]),
  });
  const { user, onDone } = editStored();
  await user.type(await screen.findByLabelText('Title'), ', mine');
  await user.click(await press('Update Post'));
  expect(await press('Save my version')).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Update Post' })).toBeNull();
  expect(screen.getByLabelText('Category')).toHaveValue('Theirs');
  expect(field('Title')).toHaveValue('Shelf, mine');
  const differing = within(screen.getByRole('dialog')).getByRole('list');
  expect(within(differing).getAllByRole('listitem')).toHaveLength(1);
  await user.click(within(differing).getByRole('button', { name: 'Use this', description: 'Title' }));
  expect(field('Title')).toHaveValue('Their title');
  expect(field('Title')).toHaveFocus();
  await user.click(await press('Save my version'));
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(calls.findLast(({ name }) => name.startsWith(`PUT ${address}`))?.body).toMatchObject({
    title: 'Their title',
    category: 'Theirs',
    version: 4,
  });
});

test.each([
  ['admin', /^You changed this post in another window/],
  ['omar', /^omar changed this post/],
  [undefined, /^Somebody else changed this post/],
])('a newer version saved by %s is attributed to them', async (savedBy, sentence) => {
  const current = { ...stored, title: 'Their title', version: 4 };
  fakeApi({
    [`PUT ${address}/post-1`]: () =>
      Response.json({ error: 'It was changed.', current, savedBy }, { status: 409 }),
  });
  const { user } = editStored();
  await user.type(await screen.findByLabelText('Title'), ', mine');
  await user.click(await press('Update Post'));
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
});
