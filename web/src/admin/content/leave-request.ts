import { useSyncExternalStore } from 'react';
import {
  dropAllDrafts,
  dropUnchangedDrafts,
  hasChanges,
} from '../../features/site-content/content-drafts.ts';

let waiting: (() => void) | undefined;
const listeners = new Set<() => void>();

/** Goes on with what leaves the editor: at once, or when the administrator agrees to lose unsaved changes. */
export function leaveEditor(goOn: () => void): void {
  if (hasChanges()) {
    set(goOn);
  } else {
    dropUnchangedDrafts();
    goOn();
  }
}

/** Answers the question: goes on without the changes, or stays. */
export function answerLeaving(discard: boolean): void {
  const goOn = waiting;
  set(undefined);
  if (!discard) return;
  dropAllDrafts();
  goOn?.();
}

/** Whether the administrator is being asked. */
export function useIsLeaving(): boolean {
  return useSyncExternalStore(subscribe, () => waiting !== undefined);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function set(goOn: (() => void) | undefined): void {
  waiting = goOn;
  for (const listener of listeners) listener();
}
