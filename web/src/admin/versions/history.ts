import type { Language } from '#shared/language.ts';
import type { VersionPage, WholeVersion } from '#shared/versions/version.ts';
import type { ToastAction } from '#web/features/toasts/toasts.ts';
import { createStore } from '#web/lib/store.ts';

/** A field of an item that has versions, in the order of its form. */
export interface HistoryField {
  readonly name: string;
  readonly label: string;
  /** Language of the value; absent for a field without one. */
  readonly language?: Language;
  /** Formats a stored value for people. @default as it is */
  readonly shown?: (value: string) => string;
  /** True if restoring a version leaves this field as it is now. */
  readonly isLeft?: boolean;
}

/** Something with a history: how its versions are read and restored. */
export interface HistorySubject {
  /** Query key of its versions. */
  readonly key: string;
  /** Title of the item, as shown in the dialog. */
  readonly title: string;
  readonly fields: readonly HistoryField[];
  readonly list: (before: string | undefined, signal: AbortSignal) => Promise<VersionPage>;
  readonly read: (id: string, signal: AbortSignal) => Promise<WholeVersion>;
  /** True if unpublished text exists: restoring then asks what happens to it. @default false */
  readonly isTypedOver?: () => boolean;
  /**
   * Saves a version over the current one, whose number is given. Returns an action that undoes it, if anything changed.
   */
  readonly restore: (id: string, over: number, typed: Typed) => Promise<ToastAction | undefined>;
}

/**
 * What restoring a version does with unpublished text. `keep`: the text stays in the editor; `put-away`: the text is discarded,
 * and can be restored.
 */
export type Typed = 'keep' | 'put-away';

/** The subject of the open history dialog; `undefined` while the dialog is closed. */
export const shownHistory = createStore<HistorySubject | undefined>(undefined);

/** Opens the history of an item. The focus returns to the current element when the dialog closes. */
export function openHistory(subject: HistorySubject): void {
  shownHistory.set(subject);
}
