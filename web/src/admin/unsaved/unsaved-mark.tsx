import { useSyncExternalStore } from 'react';
import type { PostKind } from '#shared/posts/post.ts';
import { css } from '#styles/css';
import { contentDrafts } from '../content/state/content-drafts.ts';
import { postDrafts } from '../posts/editor/post-drafts.ts';
import { copy } from './copy.en.ts';
import { unsavedPosts } from './unsaved-work.ts';

/** Stands in the content's tab while something there is unsaved. */
export function UnsavedContentMark() {
  return useSyncExternalStore(contentDrafts.subscribe, contentDrafts.hasChanges) && <Mark />;
}

/** Makes the mark of the tab of a kind of posts. */
export function unsavedPostsMark(kind: PostKind) {
  const hasChanges = () => unsavedPosts(kind).length > 0;
  return () => useSyncExternalStore(postDrafts.subscribe, hasChanges) && <Mark />;
}

function Mark() {
  return (
    <span className={markStyle}>
      <span className={css({ srOnly: true })}>{copy.mark}</span>
    </span>
  );
}

const markStyle = css({
  position: 'relative',
  width: '[8px]',
  height: '[8px]',
  borderRadius: '[50%]',
  background: 'edit.solid',
});
