import { createElement } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { draftOf } from '../content/state/content-draft.ts';
import { contentDrafts, ItemName } from '../content/state/content-drafts.tsx';
import { newPostDraft, postDrafts, unsavedPostsOf } from '../posts/editor/post-drafts.ts';
import {
  answerLeaving,
  dropUnsavedWork,
  hasUnsavedWork,
  leaveEditor,
  unsavedThings,
} from './leave-request.ts';

afterEach(dropUnsavedWork);
const begun = draftOf('hero_title', undefined);
const changed = { ...begun, values: { ...begun.values, value: 'New' } };
const post = (kind: 'blog' | 'news', title: string) => {
  const draft = { ...newPostDraft(kind, ['title', 'content']) };
  return { ...draft, values: { ...draft.values, title, content: 'Begun' } };
};

test('without changes nothing is asked', () => {
  const proceed = vi.fn();
  leaveEditor([], proceed);
  expect(proceed).toHaveBeenCalledOnce();
});

test('changes are discarded only after a confirmation', () => {
  const proceed = vi.fn();
  const losing = [{ tab: 'News', name: 'Shelf' }];
  leaveEditor(losing, proceed);
  answerLeaving(false);
  answerLeaving(true);
  expect(proceed).not.toHaveBeenCalled();

  leaveEditor(losing, proceed);
  answerLeaving(true);
  answerLeaving(true);
  expect(proceed).toHaveBeenCalledOnce();
});

test('all unsaved items are named, with their tabs', () => {
  contentDrafts.keep('hero_title', changed);
  contentDrafts.keep('hero_cta', draftOf('hero_title', undefined));
  postDrafts.keep('a', post('blog', 'Share of shelf'));
  postDrafts.keep('b', post('news', ''));
  postDrafts.keep('c', newPostDraft('news', ['title']));
  expect(new Set(unsavedThings())).toEqual(
    new Set([
      { tab: 'Website Content', name: createElement(ItemName, { of: 'hero_title' }) },
      { tab: 'Blog Posts', name: 'Share of shelf' },
      { tab: 'News', name: 'Untitled' },
    ]),
  );
  expect(unsavedPostsOf('news')).toHaveLength(1);
  expect(hasUnsavedWork()).toBe(true);
});

test('leaving the admin area discards all unsaved work', () => {
  contentDrafts.keep('hero_title', changed);
  postDrafts.keep('a', post('blog', 'Share of shelf'));
  dropUnsavedWork();
  expect([contentDrafts.current(), postDrafts.current()]).toEqual([{}, {}]);
});
