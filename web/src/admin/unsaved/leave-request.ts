import { createStore, useStore } from '#web/lib/store.ts';
import { allDrafts, type UnsavedThing } from '../lib/drafts/drafts.ts';

interface LeaveRequest {
  /** The changes that would be lost. */
  losing: readonly UnsavedThing[];
  proceed: () => void;
}

const request = createStore<LeaveRequest | undefined>(undefined);

/**
 * Calls `proceed`, which discards unsaved changes: at once if there are none, otherwise after the administrator agrees
 * to lose these.
 */
export function leaveEditor(losing: readonly UnsavedThing[], proceed: () => void): void {
  if (losing.length > 0) request.set({ losing, proceed });
  else proceed();
}

/** Answers the question: leaves without the changes, or stays. */
export function answerLeaving(discard: boolean): void {
  const asked = request.current();
  request.set(undefined);
  if (discard) asked?.proceed();
}

/** Returns the changes that the administrator is asked about; `undefined` without a question. */
export function useLosing(): readonly UnsavedThing[] | undefined {
  return useStore(request, (asked) => asked?.losing);
}

/** Returns all unsaved changes in the admin area, in open editors or kept for later. */
export function unsavedThings(): UnsavedThing[] {
  return allDrafts().flatMap(({ unsaved }) => unsaved());
}

export function hasUnsavedWork(): boolean {
  return allDrafts().some(({ hasUnsaved }) => hasUnsaved());
}

/** Discards all unsaved changes in the admin area, in open editors or kept for later. */
export function dropUnsavedWork(): void {
  for (const { dropAll } of allDrafts()) dropAll();
}
