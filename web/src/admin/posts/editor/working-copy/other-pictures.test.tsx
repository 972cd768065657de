import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { postDefinitions } from '#web/admin/posts/definitions.ts';
import { textNamesOf } from '#web/admin/posts/post-definition.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { draftOfPost, type PostDraft, postDrafts } from '../post-drafts.ts';
import { address, edit, press, stored } from '../testing/edit-post.tsx';
import { draftSaveStates } from './keep-copy.ts';
import { takeOtherPictures } from './other-pictures.ts';

afterEach(() => {
  postDrafts.dropAll();
  draftSaveStates.set({});
  vi.useRealTimers();
});

const copies = '/api/admin/working-copies/blog/post-1';
const withPicture = (name: string, words = '') => `Old words${words} ![](/images/${name}.png)`;
const post = { ...stored, content: withPicture('old') };
const typed = withPicture('old', ', and new ones');
const merged = withPicture('other', ', and new ones');
const begun = draftOfPost('blog', textNamesOf(postDefinitions.blog), post);
const values = { ...begun.values, content: typed };

interface Replaced {
  /** The server's working copy; absent while only the post has the other picture. */
  copy?: { basedOn: number; version: number; content: string };
  version: number;
}

/** Saves a draft whose picture was replaced since it was last read, and returns the last request. */
async function save(draft: PostDraft, { copy, version }: Replaced) {
  const current = { ...post, content: withPicture(version > 3 ? 'other' : 'old'), version };
  const calls = fakeApi({
    [`GET ${copies}`]: () =>
      Response.json({
        postVersion: version,
        ...(copy && {
          copy: {
            ...{ id: 'post-1', by: 'admin', isRecent: true },
            ...{ createdAt: post.createdAt, updatedAt: post.updatedAt },
            ...{ version: copy.version, basedOn: copy.basedOn, fields: { content: copy.content } },
          },
        }),
      }),
    [`GET ${address}/post-1`]: () => Response.json(current),
    [`PUT ${address}/post-1`]: ({ body }) =>
      (body as { version: number }).version === version
        ? Response.json({ ...current, ...(body as object), version: version + 1 })
        : Response.json({ error: 'It was changed.', current, savedBy: 'admin' }, { status: 409 }),
  });
  const { user, onDone } = edit(postDefinitions.blog, draft);
  await user.click(await press('Update Post'));
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(screen.queryByText(/^You changed this post/)).toBeNull();
  return calls.filter(({ name }) => name.startsWith('PUT')).map(({ body }) => body);
}

test('a picture that was replaced in post and working copy is taken over before both are saved', async () => {
  const copy = { basedOn: 4, version: 2, content: merged };
  expect(await save({ ...begun, values, copy: { values, version: 1 } }, { copy, version: 4 })).toMatchObject([
    { content: merged, version: 4, copy: 2 },
  ]);
});

test('a picture that was replaced only in the working copy is taken over', async () => {
  const copy = { basedOn: 3, version: 2, content: merged };
  expect(await save({ ...begun, values, copy: { values, version: 1 } }, { copy, version: 3 })).toMatchObject([
    { content: merged, version: 3, copy: 2 },
  ]);
});

test.each([
  ['after it was replaced', { values, version: 1 }],
  ['and nobody keeps', undefined],
])('text typed %s continues over the post with the other picture', async (_, copy) => {
  const kept = copy && { basedOn: 3, version: 1, content: typed };
  const sent = await save({ ...begun, values, copy }, { version: 4, ...(kept && { copy: kept }) });
  expect(sent.at(-1)).toMatchObject({ content: merged, version: 4 });
});

test('text that somebody typed elsewhere is not saved without being shown', async () => {
  const copy = { basedOn: 3, version: 2, content: `${typed} by somebody else` };
  expect(await save({ ...begun, values, copy: { values, version: 1 } }, { copy, version: 3 })).toMatchObject([
    { content: typed, version: 3, copy: 1 },
  ]);
});

test('a save waits a few seconds for the check, not until the connection times out', async () => {
  vi.useFakeTimers();
  fakeApi({ [`GET ${copies}`]: () => new Promise(() => {}) });
  postDrafts.keep('post-1', { ...begun, values, copy: { values, version: 1 } });
  const looked = takeOtherPictures('post-1').then(() => 'over');
  await vi.advanceTimersByTimeAsync(4000);
  expect(await Promise.race([looked, Promise.resolve('waiting')])).toBe('over');
});
