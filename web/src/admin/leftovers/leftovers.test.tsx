import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { contentDrafts } from '#web/admin/content/state/content-drafts.tsx';
import { noteTypingAccount } from '#web/admin/lib/drafts/drafts.ts';
import { putAside } from '#web/admin/lib/drafts/typed-storage.ts';
import { formatDateTime } from '#web/admin/lib/language/formats.ts';
import { postDefinitions } from '#web/admin/posts/definitions.ts';
import { draftOfPost, isUnkept, postDrafts } from '#web/admin/posts/editor/post-drafts.ts';
import { stored } from '#web/admin/posts/editor/testing/edit-post.tsx';
import { textNamesOf } from '#web/admin/posts/post-definition.ts';
import { showAdmin } from '#web/admin/testing/show-admin.tsx';
import { fakeApi } from '#web/testing/fake-api.ts';
import { Leftovers } from './leftovers.tsx';

const typedAt = Date.parse('2026-11-25T07:42:00Z');
const begun = draftOfPost('blog', textNamesOf(postDefinitions.blog), stored);
const typed = { ...begun, values: { ...begun.values, content: 'Old words, and what I typed' } };
const putPost = () => putAside({ kind: 'post-drafts', key: stored.id, draft: typed, at: typedAt });
const copyAt = (updatedAt: string, content: string, by = 'sara') => ({
  ...{ id: stored.id, version: 4, basedOn: 3, fields: { content }, by, isRecent: false },
  ...{ createdAt: updatedAt, updatedAt },
});
const serving = (copy?: object) =>
  fakeApi({
    'GET /api/admin/working-copies/blog/post-1': () =>
      Response.json({ postVersion: 3, ...(copy && { copy }) }),
    'GET /api/admin/blog-posts/post-1': () => Response.json(stored),
  });
const kept = () =>
  Object.keys(localStorage).filter((name) => name.startsWith('typed/') && /post-1|hero/.test(name));
const offer = () => screen.findByRole('listitem', { name: /Shelf/ });

beforeEach(() => noteTypingAccount('admin'));
afterEach(() => {
  postDrafts.dropAll();
  contentDrafts.dropAll();
});

test('typed text is in the browser after the page is left', () => {
  postDrafts.keep(stored.id, typed);
  dispatchEvent(new Event('pagehide'));
  expect(Object.values({ ...localStorage }).join()).toContain('Old words, and what I typed');
});

test('typed text is shown beside the stored text, both with their times', async () => {
  putPost();
  serving(copyAt('2026-11-25T08:00:00.000Z', 'Old words, as Sara has them'));
  showAdmin(<Leftovers />);
  const line = await offer();
  expect(line).toHaveAccessibleName('Blog Posts: Shelf');
  expect(await within(line).findByText('Old words, as Sara has them')).toBeVisible();
  expect(within(line).getByText('Old words, and what I typed')).toBeVisible();
  expect(within(line).getByText(`In this browser, ${formatDateTime('2026-11-25T07:42:00Z')}`)).toBeVisible();
  expect(
    within(line).getByText(`On the server, ${formatDateTime('2026-11-25T08:00:00Z')}, sara`),
  ).toBeVisible();
  expect(within(line).getByText(/somebody went on with it since/)).toBeVisible();
  expect(postDrafts.current()).toEqual({});
});

test('continuing with typed text keeps it, and makes the stored text a version', async () => {
  putPost();
  serving(copyAt('2026-11-25T08:00:00.000Z', 'Old words, as Sara has them'));
  const { user } = showAdmin(<Leftovers />);
  const line = await offer();
  await within(line).findByText('Old words, as Sara has them');
  await user.click(within(line).getByRole('button', { name: 'Go on with what I typed' }));
  const draft = postDrafts.current()['post-1'];
  expect(draft?.values.content).toBe('Old words, and what I typed');
  expect(draft).toMatchObject({ keepsOther: true, copy: { version: 4 } });
  expect(draft && isUnkept(draft)).toBe(true);
  await waitFor(() => expect(screen.queryByRole('listitem')).not.toBeInTheDocument());
});

test('choosing the stored text can be undone', async () => {
  putPost();
  serving(copyAt('2026-11-25T07:00:00.000Z', 'Theirs'));
  const { user } = showAdmin(<Leftovers />);
  const line = await offer();
  await within(line).findByText('Theirs');
  expect(within(line).queryByText(/newer/)).not.toBeInTheDocument();
  await user.click(within(line).getByRole('button', { name: 'Keep the server’s copy' }));
  await waitFor(() => expect(kept()).toEqual([]));
  expect(postDrafts.current()).toEqual({});
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await offer()).toBeVisible();
});

test('text that is already stored is not offered', async () => {
  putPost();
  serving(copyAt('2026-11-25T08:00:00.000Z', 'Old words, and what I typed'));
  showAdmin(<Leftovers />);
  await waitFor(() => expect(kept()).toEqual([]));
  expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
});

test('text that cannot be compared while the server fails can still be continued', async () => {
  putPost();
  fakeApi({});
  const { user } = showAdmin(<Leftovers />);
  const line = await offer();
  expect(await within(line).findByRole('alert')).toHaveTextContent('could not be read');
  await user.click(within(line).getByRole('button', { name: 'Go on with what I typed' }));
  expect(postDrafts.current()['post-1']?.values.content).toBe('Old words, and what I typed');
});

test('typed text of the website is offered too, but in an open post only its own', async () => {
  const values = { value: 'Every shelf, every day', valueAr: '' };
  const base = { values: { value: 'Old', valueAr: '' }, version: 1 };
  putAside({ kind: 'content-drafts', key: 'hero_title', draft: { values, base }, at: typedAt });
  putPost();
  serving();
  showAdmin(<Leftovers />);
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
  expect(screen.getByText('Every shelf, every day')).toBeVisible();
});

test('an open post offers only its own typed text', async () => {
  const values = { value: 'Every shelf, every day', valueAr: '' };
  const base = { values: { value: 'Old', valueAr: '' }, version: 1 };
  putAside({ kind: 'content-drafts', key: 'hero_title', draft: { values, base }, at: typedAt });
  putPost();
  serving();
  showAdmin(<Leftovers of={{ storageKey: 'post-drafts', key: stored.id }} />);
  expect(await offer()).toBeVisible();
  expect(screen.queryByText('Every shelf, every day')).not.toBeInTheDocument();
});
