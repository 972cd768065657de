import { createStore, useStore } from '#web/lib/store.ts';
import { allDrafts, type UnsavedThing } from '../lib/drafts.ts';

interface LeaveRequest {
  /** What would be lost. */
  losing: readonly UnsavedThing[];
  proceed: () => void;
}

const request = createStore<LeaveRequest | undefined>(undefined);

/**
 * Goes on with what loses unsaved changes: at once where there are none, else when the administrator agrees to lose
 * just these. `proceed` is what gives them up.
 */
export function leaveEditor(losing: readonly UnsavedThing[], proceed: () => void): void {
  if (losing.length > 0) request.set({ losing, proceed });
  else proceed();
}

/** Answers the question: goes on without the changes, or stays. */
export function answerLeaving(discard: boolean): void {
  const asked = request.current();
  request.set(undefined);
  if (discard) asked?.proceed();
}

/** What the administrator is being asked about; nothing when there is no question. */
export function useLosing(): readonly UnsavedThing[] | undefined {
  return useStore(request, (asked) => asked?.losing);
}

/** Whatever is unsaved in the admin area, open or kept for later. */
export function unsavedThings(): UnsavedThing[] {
  return allDrafts().flatMap(({ unsaved }) => unsaved());
}

export function hasUnsavedWork(): boolean {
  return unsavedThings().length > 0;
}

/** Gives up whatever is unsaved. */
export function dropUnsavedWork(): void {
  for (const { dropAll } of allDrafts()) dropAll();
}
