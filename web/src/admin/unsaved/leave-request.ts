import { useSyncExternalStore } from 'react';
import type { UnsavedThing } from './unsaved-work.ts';

interface LeaveRequest {
  /** What would be lost. */
  losing: readonly UnsavedThing[];
  proceed: () => void;
}

let waiting: LeaveRequest | undefined;
const listeners = new Set<() => void>();

/**
 * Goes on with what loses unsaved changes: at once where there are none, else when the administrator agrees to lose
 * just these. `proceed` is what gives them up.
 */
export function leaveEditor(losing: readonly UnsavedThing[], proceed: () => void): void {
  if (losing.length > 0) set({ losing, proceed });
  else proceed();
}

/** Answers the question: goes on without the changes, or stays. */
export function answerLeaving(discard: boolean): void {
  const asked = waiting;
  set(undefined);
  if (discard) asked?.proceed();
}

/** What the administrator is being asked about; nothing when there is no question. */
export function useLosing(): readonly UnsavedThing[] | undefined {
  return useSyncExternalStore(
    subscribe,
    () => waiting?.losing,
    () => undefined,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function set(request: LeaveRequest | undefined): void {
  waiting = request;
  for (const listener of listeners) listener();
}
