import { afterEach, expect, test, vi } from 'vitest';
import { newPostDraft, postDrafts } from '../../features/post-editing/post-drafts.ts';
import { contentDrafts, draftOf, keepDraft } from '../../features/site-content/content-drafts.ts';
import { allWork, answerLeaving, leaveEditor } from './leave-request.ts';

afterEach(allWork.discard);
const changed = { ...draftOf(undefined), value: 'New' };
const post = { ...newPostDraft('blog', ['title']), values: { title: 'New', published: false } };

test('without changes nobody is asked, and what was opened is closed', () => {
  keepDraft('hero_title', draftOf(undefined));
  const goOn = vi.fn();
  leaveEditor(goOn);
  expect(goOn).toHaveBeenCalledOnce();
  expect(contentDrafts.current()).toEqual({});
});

test('changes are lost only when the administrator says so', () => {
  keepDraft('hero_title', changed);
  const goOn = vi.fn();
  leaveEditor(goOn);
  answerLeaving(false);
  expect(goOn).not.toHaveBeenCalled();
  expect(contentDrafts.current()).toEqual({ hero_title: changed });

  leaveEditor(goOn);
  answerLeaving(true);
  expect(goOn).toHaveBeenCalledOnce();
  expect(contentDrafts.current()).toEqual({});
});

test('an unsaved post is asked about too', () => {
  postDrafts.keep(post.id, post);
  const goOn = vi.fn();
  leaveEditor(goOn);
  expect(goOn).not.toHaveBeenCalled();
  answerLeaving(true);
  expect(postDrafts.current()).toEqual({});
});

test('who leaves one editor loses nothing of another', () => {
  keepDraft('hero_title', changed);
  postDrafts.keep(post.id, post);
  const work = { hasChanges: () => true, discard: () => postDrafts.drop(post.id) };
  leaveEditor(() => {}, work);
  answerLeaving(true);
  expect(postDrafts.current()).toEqual({});
  expect(contentDrafts.current()).toEqual({ hero_title: changed });
});
