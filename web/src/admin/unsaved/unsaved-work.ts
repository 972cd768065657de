import { type ContentKey, content } from '#shared/content/registry.ts';
import type { PostKind } from '#shared/posts/post.ts';
import { copy as contentCopy } from '../content/copy.en.ts';
import {
  contentDrafts,
  currentDrafts,
  isChanged as isContentChanged,
} from '../content/state/content-drafts.ts';
import { copy as postsCopy } from '../posts/copy.en.ts';
import { isChanged, type PostDraft, postDrafts } from '../posts/editor/post-drafts.ts';

/** Something with unsaved changes, and the tab where it is edited. */
export interface UnsavedThing {
  readonly tab: string;
  /** Its label, or what somebody called it, in any language. */
  readonly name: string;
}

const stores = [contentDrafts, postDrafts];

/** Whatever is unsaved in the admin area, open or kept for later. */
export function unsavedThings(): UnsavedThing[] {
  const texts = Object.entries(currentDrafts())
    .filter(([, draft]) => isContentChanged(draft))
    .map(([key]) => ({ tab: contentCopy.tab, name: content[key as ContentKey].label }));
  return [...texts, ...unsavedPosts().map(unsavedPost)];
}

/** The name under which a post's unsaved changes are asked about. */
export function unsavedPost({ kind, values }: PostDraft): UnsavedThing {
  return { tab: postsCopy.kinds[kind].tab, name: values.title || postsCopy.kept.untitled };
}

/** The posts with unsaved changes, of a kind or of all. */
export function unsavedPosts(kind?: PostKind, drafts = postDrafts.current()): PostDraft[] {
  return Object.values(drafts).filter(
    (draft): draft is PostDraft =>
      draft !== undefined && (kind === undefined || draft.kind === kind) && isChanged(draft),
  );
}

export function hasUnsavedWork(): boolean {
  return stores.some(({ hasChanges }) => hasChanges());
}

/** Gives up whatever is unsaved. */
export function dropUnsavedWork(): void {
  for (const { dropAll } of stores) dropAll();
}

/** Calls back whenever there is more or less unsaved work. Returns the way to stop. */
export function subscribeToWork(listener: () => void): () => void {
  const stops = stores.map(({ subscribe }) => subscribe(listener));
  return () => {
    for (const stop of stops) stop();
  };
}
