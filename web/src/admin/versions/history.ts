import type { Language } from '#shared/language.ts';
import type { VersionPage, WholeVersion } from '#shared/versions/version.ts';
import type { ToastAction } from '#web/features/toasts/toasts.ts';
import { createStore } from '#web/lib/store.ts';

/** A field of a thing that has versions, in the order of its form. */
export interface HistoryField {
  readonly name: string;
  readonly label: string;
  /** Language of the value; absent for a field without one. */
  readonly language?: Language;
  /** Formats a stored value for people. @default as it is */
  readonly shown?: (value: string) => string;
  /** Restoring a version leaves it as it is now. */
  readonly isLeft?: boolean;
}

/** Something with a history: how its versions are read and restored. */
export interface HistorySubject {
  /** Names it in the cache of what was read. */
  readonly key: string;
  /** Its name. */
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

/** What happens to a draft when a version is restored: it continues, or is put aside. */
export type Typed = 'keep' | 'put-away';

/** The subject of the open history dialog. */
export const shownHistory = createStore<HistorySubject | undefined>(undefined);

/** Shows the history of something. The focus is then given back to what has it now. */
export function openHistory(subject: HistorySubject): void {
  shownHistory.set(subject);
}
