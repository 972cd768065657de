import { QueryClient } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { fakeApi } from '#web/testing/fake-api.ts';
import { postDefinitions } from '../definitions.ts';
import { postDrafts } from '../editor/post-drafts.ts';
import { address, editStored, field, stored } from '../editor/testing/edit-post.tsx';
import { postHistory } from './post-history.ts';

afterEach(postDrafts.dropAll);

const older = { ...stored, title: 'Aisle', content: 'Older words', version: 4 };
const restored = { [`POST ${address}/post-1/versions/0000000002/restore`]: () => Response.json(older) };
const history = () => postHistory(postDefinitions.blog, { id: 'post-1', title: 'Shelf' }, new QueryClient());
const restore = () => act(() => history().restore('0000000002', 3));

test('an open editor shows what was restored', async () => {
  fakeApi(restored);
  editStored();
  await screen.findByLabelText('Title');
  await restore();
  expect(field('Title')).toHaveValue('Aisle');
  expect(field('Content')).toHaveValue('Older words');
  expect(postDrafts.current()['post-1']).toMatchObject({ base: { version: 4 } });
});

test('what was typed there stays, over what was restored elsewhere in it', async () => {
  fakeApi(restored);
  const { user } = editStored();
  await user.type(await screen.findByLabelText('Title'), ', mine');
  await restore();
  expect(field('Title')).toHaveValue('Shelf, mine');
  await waitFor(() => expect(field('Content')).toHaveValue('Older words'));
  // The title was changed in both, which a save asks about.
  expect(postDrafts.current()['post-1']).toMatchObject({ base: { version: 3 } });
});

test('what was typed goes on over what was restored where the two do not contradict one another', async () => {
  fakeApi(restored);
  const { user } = editStored();
  await user.type(await screen.findByLabelText('Author'), ', mine');
  await restore();
  expect(field('Title')).toHaveValue('Aisle');
  expect(field('Author')).toHaveValue('Sara, mine');
  expect(postDrafts.current()['post-1']).toMatchObject({ base: { version: 4 } });
});

test('when visitors see a post is told as a day and a time', () => {
  const { fields } = history();
  const shown = fields.find(({ name }) => name === 'unpublishAt')?.shown;
  expect(shown?.('2026-11-19T11:05:00.000Z')).toBe('19 Nov 2026, 14:05');
  expect(fields.map(({ name }) => name)).toContain('publishedAt');
});
