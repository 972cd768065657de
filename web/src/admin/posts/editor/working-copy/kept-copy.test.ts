import { expect, test } from 'vitest';
import type { WorkingCopy } from '#shared/posts/working-copy.ts';
import { writesLater } from '#web/admin/ui/fields/typed-later.ts';
import { draftOfPost, isUnkept, newPostDraft, type PostDraft, postDrafts } from '../post-drafts.ts';
import { takeServerCopy } from './keep-copy.ts';
import { draftOfCopy, inputOf, isInPost, keptAs, mergedWithCopy, overPost } from './kept-copy.ts';

const instant = '2026-01-01T00:00:00.000Z';
const post = { id: 'post-1', title: 'Old', titleAr: 'قديم', excerpt: '', published: false, version: 3 };
const begun = draftOfPost('blog', ['title', 'titleAr', 'excerpt'], {
  ...post,
  createdAt: instant,
  updatedAt: instant,
});
const typed: PostDraft = { ...begun, values: { ...begun.values, title: 'Mine' } };
const copyOf = (fields: object, over: Partial<WorkingCopy> = {}): WorkingCopy => ({
  ...{ id: 'post-1', version: 5, basedOn: 3, fields: { ...fields }, by: 'sara', isRecent: true },
  ...{ createdAt: instant, updatedAt: instant, ...over },
});

test('sends only what differs from the post, until the server has it', () => {
  expect(isUnkept(begun)).toBe(false);
  expect(isUnkept(typed)).toBe(true);
  expect(inputOf(typed)).toEqual({ fields: { title: 'Mine' }, basedOn: 3, version: 0 });
  const kept = keptAs(typed, copyOf({ title: 'Mine' }), typed.values);
  expect(isUnkept(kept)).toBe(false);
  expect(isUnkept({ ...kept, values: begun.values })).toBe(true);
  expect(inputOf({ ...kept, values: begun.values })).toEqual({ fields: {}, basedOn: 3, version: 5 });
});

test('takes over a colleague’s text in other fields, and names a conflicting field', () => {
  const merged = mergedWithCopy(typed, copyOf({ excerpt: 'Theirs' }));
  expect(merged).toMatchObject({
    contradictions: [],
    draft: { values: { title: 'Mine', excerpt: 'Theirs' }, copy: { version: 5, values: { title: 'Old' } } },
  });
  expect(inputOf(merged.draft)).toMatchObject({ fields: { title: 'Mine', excerpt: 'Theirs' }, version: 5 });
  const other = mergedWithCopy(typed, copyOf({ title: 'Theirs' }));
  expect(other).toMatchObject({ contradictions: ['title'], draft: { values: { title: 'Mine' } } });
});

test('a colleague’s copy is merged with what was typed last, which a text box has not written yet', async () => {
  postDrafts.keep('post-1', begun);
  let isWritten = false;
  const end = writesLater(() => {
    if (!isWritten) postDrafts.keep('post-1', typed);
    isWritten = true;
  });
  expect(await takeServerCopy('post-1', copyOf({ title: 'Theirs', excerpt: 'Theirs' }))).toBe(false);
  expect(postDrafts.current()['post-1']?.values).toMatchObject({ title: 'Mine', excerpt: 'Theirs' });
  end();
  postDrafts.dropAll();
});

test('continues a draft over a post saved with the copy; a conflict waits for the save', () => {
  const kept = keptAs(typed, copyOf({ title: 'Mine' }), typed.values);
  const beside = overPost(kept, { values: { ...begun.values, excerpt: 'Theirs' }, version: 4 });
  expect(beside).toMatchObject({ values: { title: 'Mine', excerpt: 'Theirs' }, base: { version: 4 } });
  expect(beside.copy).toBeUndefined();
  const against = overPost(kept, { values: { ...begun.values, title: 'Theirs' }, version: 4 });
  expect(against).toMatchObject({ values: { title: 'Mine' }, base: { version: 3 } });
});

test('continues a draft from a stored copy', () => {
  expect(draftOfCopy(begun, copyOf({ title: 'Mine' }))).toMatchObject({
    ...{ values: { title: 'Mine', titleAr: 'قديم' }, base: { version: 3, values: { title: 'Old' } } },
    copy: { version: 5, values: { title: 'Mine' } },
  });
  const fresh = newPostDraft('blog', ['title', 'excerpt']);
  expect(draftOfCopy(fresh, copyOf({ title: 'Begun' }, { basedOn: 0 }))).toMatchObject({
    ...{ values: { title: 'Begun', excerpt: '' }, base: { version: 0 } },
  });
});

test('continues a draft over a post that was saved since, with its present values', () => {
  const older = copyOf({ title: 'Mine' }, { basedOn: 2 });
  // The post was published meanwhile: the editor must not offer to publish it, nor unpublish it with the next save.
  const published = { ...begun.values, published: true };
  const now: PostDraft = { ...begun, values: published, base: { values: published, version: 3 } };
  expect(draftOfCopy(now, older, begun.values)).toMatchObject({
    ...{ values: { title: 'Mine', published: true }, base: { version: 3, values: published } },
    copy: { version: 5, values: { title: 'Mine', published: true } },
  });
});

test('keeps a conflicting draft over its former version, so that saving asks', () => {
  const older = copyOf({ title: 'Mine' }, { basedOn: 2 });
  const published = { ...begun.values, published: true };
  const now: PostDraft = { ...begun, values: published, base: { values: published, version: 3 } };
  expect(draftOfCopy(now, older, { ...begun.values, title: 'Older' })).toMatchObject({
    ...{ values: { title: 'Mine', published: true }, base: { version: 2, values: { title: 'Older' } } },
  });
  // If the older version is not available, every typed field counts as changed.
  expect(draftOfCopy(now, older).base).toMatchObject({ version: 2, values: { title: '' } });
});

test('recognises a copy that equals its post', () => {
  expect(isInPost(begun.values, copyOf({ title: 'Old' }))).toBe(true);
  expect(isInPost(begun.values, copyOf({ title: 'Mine' }))).toBe(false);
});

test.each([
  ['2026-01-01T08:00:00.000Z', true],
  ['2999-01-01T08:00:00.000Z', false],
])('whether a post published since %s already has the copy’s emptied date: %s', (publishedAt, isIn) => {
  const values = { title: 'Old', published: true, publishedAt };
  expect(isInPost(values, copyOf({ publishedAt: '' }))).toBe(isIn);
  expect(isInPost({ ...values, published: false }, copyOf({ publishedAt: '' }))).toBe(false);
});
