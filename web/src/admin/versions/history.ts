import type { Language } from '#shared/language.ts';
import type { VersionPage, WholeVersion } from '#shared/versions/version.ts';
import type { ToastAction } from '#web/features/toasts/toasts.ts';
import { createStore } from '#web/lib/store.ts';

/** A field of a thing that has versions, in the order of its form. */
export interface HistoryField {
  readonly name: string;
  readonly label: string;
  /** Of what is written there; absent where a field has no language. */
  readonly language?: Language;
  /** What is stored there as people read it. @default as it is */
  readonly shown?: (value: string) => string;
  /** Restoring a version leaves it as it is now. */
  readonly isLeft?: boolean;
}

/** Something whose history can be looked at, and how its versions are read and restored. */
export interface HistorySubject {
  /** Names it in the cache of what was read. */
  readonly key: string;
  /** What it is called. */
  readonly title: string;
  readonly fields: readonly HistoryField[];
  readonly list: (before: string | undefined, signal: AbortSignal) => Promise<VersionPage>;
  readonly read: (id: string, signal: AbortSignal) => Promise<WholeVersion>;
  /** Whether something is typed over it that is not published: then it is asked what becomes of that. @default nothing is */
  readonly isTypedOver?: () => boolean;
  /**
   * Saves a version over the current one, of which the number is given, and takes over what is stored then. Returns how that is undone,
   * where something was changed.
   */
  readonly restore: (id: string, over: number, typed: Typed) => Promise<ToastAction | undefined>;
}

/** What becomes of what is typed over a thing of which a version is restored: it goes on, or is put where it can be got back. */
export type Typed = 'keep' | 'put-away';

/** Whose history shows. */
export const shownHistory = createStore<HistorySubject | undefined>(undefined);

/** Shows the history of something. The focus is then given back to what has it now. */
export function openHistory(subject: HistorySubject): void {
  shownHistory.set(subject);
}
