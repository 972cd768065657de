import { afterEach, expect, test } from 'vitest';
import { differingFields } from '#shared/text/three-way.ts';
import { isChanged } from '#web/admin/lib/drafts/versioned-draft.ts';
import { draftOfPost, newPostDraft, type PostRecord, postDrafts } from './post-drafts.ts';

afterEach(postDrafts.dropAll);
const post: PostRecord = {
  id: 'post-1',
  title: 'Shelf',
  titleAr: 'رف',
  published: true,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  version: 3,
};

test('a new post starts empty and unpublished, with its own id', () => {
  const draft = newPostDraft('blog', ['title', 'titleAr']);
  expect(draft.values).toEqual({ title: '', titleAr: '', published: false });
  expect(draft.base.version).toBe(0);
  expect(newPostDraft('blog', []).id).not.toBe(draft.id);
});

test('a stored post starts with its stored texts, and empty ones where it has none', () => {
  expect(draftOfPost('news', ['title', 'titleAr', 'excerpt'], post)).toMatchObject({
    id: 'post-1',
    values: { title: 'Shelf', titleAr: 'رف', excerpt: '', published: true },
    base: { version: 3 },
  });
});

test('a draft counts as changed only if its values differ', () => {
  const draft = draftOfPost('blog', ['title'], post);
  expect(isChanged(draft)).toBe(false);
  expect(isChanged({ ...draft, values: { ...draft.values, published: false } })).toBe(true);
});

test('lists the fields in which two versions differ', () => {
  const { values } = draftOfPost('blog', ['title', 'titleAr'], post);
  expect(differingFields(values, { ...values, titleAr: 'رفوف', published: false })).toEqual([
    'titleAr',
    'published',
  ]);
});
