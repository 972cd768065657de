import { QueryClient } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Typed } from '#web/admin/versions/history.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { postDefinitions } from '../definitions.ts';
import { postDrafts } from '../editor/post-drafts.ts';
import { address, editStored, field, stored } from '../editor/testing/edit-post.tsx';
import { postHistory } from './post-history.ts';

afterEach(postDrafts.dropAll);

const older = { ...stored, title: 'Aisle', content: 'Older words', version: 4 };
const restored = { [`POST ${address}/post-1/versions/0000000002/restore`]: () => Response.json(older) };
const history = () => postHistory(postDefinitions.blog, { id: 'post-1', title: 'Shelf' }, new QueryClient());
const restore = (typed: Typed = 'keep') => act(() => history().restore('0000000002', 3, typed));

test('an open editor shows a restored version', async () => {
  fakeApi(restored);
  editStored();
  await screen.findByLabelText('Title');
  await restore();
  expect(field('Title')).toHaveValue('Aisle');
  expect(await screen.findByLabelText('Content')).toHaveTextContent('Older words');
  expect(postDrafts.current()['post-1']).toMatchObject({ base: { version: 4 } });
});

test('typed text stays over fields restored elsewhere in the post', async () => {
  fakeApi(restored);
  const { user } = editStored();
  await user.type(await screen.findByLabelText('Title'), ', mine');
  await restore();
  expect(field('Title')).toHaveValue('Shelf, mine');
  await waitFor(() => expect(field('Content')).toHaveTextContent('Older words'));
  // The typed text and the restored version both change the title, so that the next save asks the user.
  expect(postDrafts.current()['post-1']).toMatchObject({ base: { version: 3 } });
});

test('typed text continues over a restored version without conflicts', async () => {
  fakeApi(restored);
  const { user } = editStored();
  await user.type(await screen.findByLabelText('Author'), ', mine');
  await restore();
  expect(field('Title')).toHaveValue('Aisle');
  expect(field('Author')).toHaveValue('Sara, mine');
  expect(postDrafts.current()['post-1']).toMatchObject({ base: { version: 4 } });
});

test('typed text is discarded if the restored version is chosen, and Undo brings both back', async () => {
  const copy = { version: 6, basedOn: 3, fields: { title: 'Shelf, mine' }, by: 'admin', isRecent: true };
  const times = { createdAt: stored.createdAt, updatedAt: stored.updatedAt };
  const place = '/api/admin/working-copies/blog/post-1';
  let kept: object | undefined;
  let post: object = stored;
  const keep = () => {
    kept = { id: 'post-1', ...copy, ...times };
    return Response.json(kept);
  };
  const calls = fakeApi({
    ...restored,
    [`PUT ${place}`]: keep,
    [`GET ${place}`]: () => Response.json({ postVersion: 5, ...(kept && { copy: { ...kept, basedOn: 5 } }) }),
    [`POST ${place}/discard`]: () => {
      kept = undefined;
      return new Response(null, { status: 204 });
    },
    [`POST ${place}/restore`]: keep,
    [`POST ${address}/post-1/versions/0000000003/restore`]: () => {
      post = { ...stored, version: 5 };
      return Response.json(post);
    },
    [`GET ${address}/post-1`]: () => Response.json(post),
  });
  const { user } = editStored();
  await user.type(await screen.findByLabelText('Title'), ', mine');
  expect(history().isTypedOver?.()).toBe(true);
  const undo = await restore('put-away');
  expect(field('Title')).toHaveValue('Aisle');
  expect(kept).toBeUndefined();
  expect(history().isTypedOver?.()).toBe(false);
  act(() => undo?.run());
  await waitFor(() => expect(field('Title')).toHaveValue('Shelf, mine'));
  expect(field('Content')).toHaveTextContent('Old words');
  expect(calls.map(({ name }) => name)).toContain(`POST ${place}/restore`);
});

test('publication times are shown as a day and a time', () => {
  const { fields } = history();
  const shown = fields.find(({ name }) => name === 'unpublishAt')?.shown;
  expect(shown?.('2026-11-19T11:05:00.000Z')).toBe('19 Nov 2026, 14:05');
  expect(fields.map(({ name }) => name)).toContain('publishedAt');
});
