import { showToast } from '#web/features/toasts/toasts.ts';
import { createStore } from '#web/lib/store.ts';
import { copy } from './copy.en.ts';

/** Ids of the open posts that a save did not find, because somebody deleted them, as long as nobody restored them. */
export const gonePosts = createStore<ReadonlySet<string>>(new Set());

/** Notes whether a post is gone. */
export function noteGone(id: string, isGone: boolean): void {
  if (gonePosts.current().has(id) === isGone) return;
  const others = [...gonePosts.current()].filter((one) => one !== id);
  gonePosts.set(new Set(isGone ? [...others, id] : others));
}

/** A post is there: where it was gone that is told, because what can be done with its draft is another thing now. */
export function noteFound(id: string): void {
  if (!gonePosts.current().has(id)) return;
  noteGone(id, false);
  showToast({ tone: 'success', title: copy.isBack });
}
