import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { WorkingCopy } from '#shared/posts/working-copy.ts';
import { useDraft } from '#web/admin/lib/drafts/drafts.ts';
import { postDefinitions } from '#web/admin/posts/definitions.ts';
import { showAdmin } from '#web/admin/testing/show-admin.tsx';
import { hasUnsavedWork } from '#web/admin/unsaved/leave-request.ts';
import { type FakeCall, fakeApi } from '#web/testing/fake-api.ts';
import { controlId } from '../form/post-problems.ts';
import { draftOfPost, postDrafts } from '../post-drafts.ts';
import { draftSaveStates, keepOnServer } from './keep-copy.ts';
import { KeptNotices, KeptState, NotKept } from './kept-state.tsx';
import { lookForOthers, useAutosave } from './use-autosave.ts';

const instant = '2026-01-01T00:00:00.000Z';
const post = { id: 'post-1', title: 'Old', excerpt: '', published: false, version: 3 };
const begun = draftOfPost('blog', ['title', 'excerpt'], { ...post, createdAt: instant, updatedAt: instant });
const address = '/api/admin/working-copies/blog/post-1';
const copyOf = (version: number, fields: object, by = 'admin'): WorkingCopy => ({
  ...{ id: 'post-1', version, basedOn: 3, fields: { ...fields }, by, isRecent: true },
  ...{ createdAt: instant, updatedAt: instant },
});

afterEach(() => {
  postDrafts.dropAll();
  draftSaveStates.set({});
  vi.restoreAllMocks();
});

const type = (fields: object) => {
  const draft = postDrafts.current()['post-1'] ?? begun;
  postDrafts.keep('post-1', { ...draft, values: { ...draft.values, ...fields } });
};
function Status() {
  useAutosave('post-1');
  if (!useDraft(postDrafts, 'post-1')) return null;
  const onTakeField = (name: string, value: string | boolean) => type({ [name]: value });
  return (
    <>
      <KeptNotices definition={postDefinitions.blog} id="post-1" busy={false} onTakeField={onTakeField} />
      <KeptState id="post-1" />
      <NotKept id="post-1" />
    </>
  );
}

/**
 * Returns a server for one working copy; `theirs` is the copy that another user has saved before. The answers to the first
 * `lost` saves are lost.
 */
function serving(theirs?: WorkingCopy, lost = 0) {
  let stored = theirs;
  let left = lost;
  const save = ({ body }: FakeCall) => {
    const { version, fields } = body as { version: number; fields: object };
    if (version !== (stored?.version ?? 0))
      return Response.json({ error: 'Somebody else typed here.', current: stored }, { status: 409 });
    stored = copyOf(version + 1, fields);
    if (left-- > 0) throw new TypeError('The answer was lost');
    return Response.json(stored);
  };
  const calls = fakeApi({ [`PUT ${address}`]: save });
  return { calls, saved: () => stored };
}

const sends = { method: 'PUT', keepalive: false };

test('typed text is sent after a pause, and closing then asks nothing', async () => {
  const { saved } = serving();
  const fetched = vi.spyOn(globalThis, 'fetch');
  showAdmin(<Status />);
  act(() => type({ title: 'Mine' }));
  expect(hasUnsavedWork()).toBe(true);
  await screen.findByText('Keeping your draft…');
  await screen.findByText('Draft saved');
  expect(saved()).toMatchObject({ version: 1, fields: { title: 'Mine' } });
  expect(hasUnsavedWork()).toBe(false);
  expect(fetched).toHaveBeenCalledExactlyOnceWith(address, expect.objectContaining(sends));
});

test('typed text is sent when the page is hidden, in a request that outlives the page', async () => {
  const { saved } = serving();
  const fetched = vi.spyOn(globalThis, 'fetch');
  showAdmin(<Status />);
  act(() => type({ title: 'Mine' }));
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  fireEvent(document, new Event('visibilitychange'));
  await screen.findByText('Draft saved');
  expect(saved()).toMatchObject({ version: 1, fields: { title: 'Mine' } });
  expect(fetched).toHaveBeenCalledExactlyOnceWith(
    address,
    expect.objectContaining({ ...sends, keepalive: true }),
  );
});

test('a colleague’s text in another field is merged with mine, and the colleague is named', async () => {
  const { saved } = serving(copyOf(4, { excerpt: 'Theirs' }, 'sara'));
  showAdmin(<Status />);
  type({ title: 'Mine' });
  expect(await keepOnServer('post-1')).toBe(true);
  expect(saved()).toMatchObject({ version: 5, fields: { title: 'Mine', excerpt: 'Theirs' } });
  expect(await screen.findByText(/^sara is writing here too/)).toBeInTheDocument();
});

test('a conflicting text waits for a choice, and mine replaces it on request', async () => {
  const { saved, calls } = serving(copyOf(4, { title: 'Theirs' }, 'sara'));
  const { user } = showAdmin(
    <>
      <Status />
      <input id={controlId('title')} aria-label="Title" />
    </>,
  );
  type({ title: 'Mine' });
  expect(await keepOnServer('post-1')).toBe(false);
  expect(await screen.findByText('Theirs')).toBeInTheDocument();
  expect(await keepOnServer('post-1')).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Go on with my version' }));
  await waitFor(() => expect(saved()).toMatchObject({ version: 5, fields: { title: 'Mine' } }));
  expect(calls.at(-1)?.body).toMatchObject({ keepsOther: true });
  expect(screen.queryByText('Theirs')).toBeNull();
  expect(screen.getByLabelText('Title')).toHaveFocus();
});

test('choosing theirs sends nothing', async () => {
  const { saved } = serving(copyOf(4, { title: 'Theirs' }, 'sara'));
  const { user } = showAdmin(<Status />);
  type({ title: 'Mine' });
  await keepOnServer('post-1');
  await user.click(await screen.findByRole('button', { name: 'Use the other version' }));
  expect(postDrafts.current()['post-1']?.values.title).toBe('Theirs');
  expect(saved()?.version).toBe(4);
});

test('a save whose answer was lost is recognised, although more was typed since', async () => {
  const server = serving(undefined, 1);
  type({ title: 'Mine' });
  expect(await keepOnServer('post-1')).toBe(false);
  type({ title: 'Mine, longer' });
  expect(await keepOnServer('post-1')).toBe(true);
  expect(server.saved()).toMatchObject({ version: 2, fields: { title: 'Mine, longer' } });
});

test('if the server fails it says where the text is stored', async () => {
  fakeApi({});
  showAdmin(<Status />);
  type({ title: 'Mine' });
  expect(await keepOnServer('post-1')).toBe(false);
  expect(await screen.findByText(/^The server cannot be reached/)).toBeInTheDocument();
  expect(hasUnsavedWork()).toBe(true);
});

test.each([
  ['sara', /^sara changed this post/],
  ['admin', /^You changed this post in another window/],
])('text that %s typed elsewhere over mine is attributed to them', async (by, said) => {
  serving(copyOf(4, { title: 'Theirs' }, by));
  showAdmin(<Status />);
  type({ title: 'Mine' });
  await keepOnServer('post-1');
  expect(await screen.findByText(said)).toBeInTheDocument();
});

test('a draft continues over the post if its copy does, with the text typed since', async () => {
  const text = 'Shelf ![](/images/old)';
  const moved = { ...copyOf(2, { excerpt: 'Shelf, typed ![](/images/new)' }), basedOn: 4 };
  const saved = {
    ...post,
    excerpt: 'Shelf ![](/images/new)',
    version: 4,
    createdAt: instant,
    updatedAt: instant,
  };
  fakeApi({
    [`GET ${address}`]: () => Response.json({ postVersion: 4, copy: moved }),
    'GET /api/admin/blog-posts/post-1': () => Response.json(saved),
  });
  const { values } = { ...begun, values: { ...begun.values, excerpt: 'Shelf, typed ![](/images/old)' } };
  const base = { ...begun.base, values: { ...begun.base.values, excerpt: text } };
  postDrafts.keep('post-1', {
    ...begun,
    base,
    values: { ...values, title: 'Since' },
    copy: { version: 1, values },
  });
  await lookForOthers('post-1');
  expect(postDrafts.current()['post-1']).toMatchObject({
    values: { title: 'Since', excerpt: 'Shelf, typed ![](/images/new)' },
    base: { version: 4, values: { title: 'Old', excerpt: 'Shelf ![](/images/new)' } },
    copy: { version: 2, values: { title: 'Old', excerpt: 'Shelf, typed ![](/images/new)' } },
  });
  expect(draftSaveStates.current()['post-1']?.theirs).toBeUndefined();
});
