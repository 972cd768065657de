import { useSyncExternalStore } from 'react';
import { postDrafts } from '../../features/post-editing/post-drafts.ts';
import { contentDrafts } from '../../features/site-content/content-drafts.ts';

/** Unsaved work that may be left behind together. */
export interface UnsavedWork {
  hasChanges: () => boolean;
  /** Gives it up, or where nothing was changed, only closes what was opened. */
  discard: () => void;
}

const stores = [contentDrafts, postDrafts];

/** Whatever is unsaved in the admin area. */
export const allWork: UnsavedWork = {
  hasChanges: () => stores.some(({ hasChanges }) => hasChanges()),
  discard: () => {
    for (const { dropAll } of stores) dropAll();
  },
};

let waiting: { goOn: () => void; work: UnsavedWork } | undefined;
const listeners = new Set<() => void>();

/** Goes on with what leaves an editor: at once, or when the administrator agrees to lose its unsaved work. */
export function leaveEditor(goOn: () => void, work: UnsavedWork = allWork): void {
  if (work.hasChanges()) {
    set({ goOn, work });
  } else {
    work.discard();
    goOn();
  }
}

/** Answers the question: goes on without the changes, or stays. */
export function answerLeaving(discard: boolean): void {
  const asked = waiting;
  set(undefined);
  if (!discard) return;
  asked?.work.discard();
  asked?.goOn();
}

/** Calls back whenever there is more or less unsaved work. Returns the way to stop. */
export function subscribeToWork(listener: () => void): () => void {
  const stops = stores.map(({ subscribe }) => subscribe(listener));
  return () => {
    for (const stop of stops) stop();
  };
}

/** Whether the administrator is being asked. */
export function useIsLeaving(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => waiting !== undefined,
    () => false,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function set(request: typeof waiting): void {
  waiting = request;
  for (const listener of listeners) listener();
}
