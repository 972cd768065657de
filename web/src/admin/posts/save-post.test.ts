import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '#web/lib/api-client.ts';
import { postDefinitions } from './definitions.ts';
import { newPostDraft, type PostDraft, type PostRecord } from './editor/post-drafts.ts';
import { conflictingPost, savePost } from './editor/use-save-post.ts';
import { textNamesOf } from './post-definition.ts';

const list = '/api/admin/blog-posts';
const fields = { title: ' Shelf ', author: 'Dara', category: 'Audit', content: 'Text', imageUrl: '' };
const draft = newPostDraft('blog', textNamesOf(postDefinitions.blog));
const complete: PostDraft = { ...draft, values: { ...draft.values, ...fields } };
const post: PostRecord = {
  id: draft.id,
  title: 'Shelf',
  published: false,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  version: 1,
};

let calls: { address: string; method: string | undefined; key: string | null; body: object }[];
beforeEach(() => {
  calls = [];
  vi.stubGlobal('fetch', async (address: string, { method, headers, body }: RequestInit) => {
    const key = new Headers(headers).get('Idempotency-Key');
    calls.push({ address, method, key, body: JSON.parse(String(body)) });
    return Response.json(post);
  });
});
afterEach(() => vi.unstubAllGlobals());

test('a new post is sent under the id of its draft, so that a retry is stored once', async () => {
  await savePost(complete);
  await savePost(complete);
  expect(calls.map(({ address, method, key }) => [address, method, key])).toEqual([
    [list, 'POST', draft.id],
    [list, 'POST', draft.id],
  ]);
  expect(calls[0]?.body).toMatchObject({ title: 'Shelf', published: false });
});

test('a stored post is saved over the version that was read', async () => {
  await savePost({ ...complete, base: { ...complete.base, version: 4 } });
  expect(calls).toMatchObject([{ address: `${list}/${draft.id}`, method: 'PUT', body: { version: 4 } }]);
});

test('only a save over a newer version offers one to choose', () => {
  const refusal = (status: number, current?: object) =>
    new ApiError(status, '', JSON.stringify({ error: 'Changed.', current }));
  expect(conflictingPost(refusal(409, post))).toEqual(post);
  expect(conflictingPost(refusal(409))).toBeUndefined();
  expect(conflictingPost(refusal(400, post))).toBeUndefined();
  expect(conflictingPost(new TypeError('Failed to fetch'))).toBeUndefined();
});
