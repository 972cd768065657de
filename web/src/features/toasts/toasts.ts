import { createStore } from '#web/lib/store.ts';

/** What can be done about what a toast says, and never only there: a plain toast has no room for it. */
export interface ToastAction {
  label: string;
  /** Says to whoever has the toast read out how to do the same without it. */
  altText: string;
  run: () => void;
}

/** A short notice at the end of the page. */
export interface Toast {
  id: number;
  tone: 'success' | 'danger';
  title: string;
  text?: string;
  action?: ToastAction;
  open: boolean;
}

/** How long a toast shows, in milliseconds. */
export const toastDuration = 5000;
/** How long a dismissed toast is kept before it is forgotten, in milliseconds. */
const removalDelay = 1_000_000;

/** The toast that shows, or is on its way out. */
export const shownToast = createStore<Toast | undefined>(undefined);
let lastId = 0;
let removal: ReturnType<typeof setTimeout> | undefined;

/** Shows a toast in place of the one before: at most one shows at a time. Returns its id. */
export function showToast(toast: Omit<Toast, 'id' | 'open'>): number {
  lastId += 1;
  shownToast.set({ ...toast, id: lastId, open: true });
  return lastId;
}

/** Changes what a toast says, if it is still the one shown. */
export function updateToast(id: number, changes: Partial<Omit<Toast, 'id'>>): void {
  const toast = shownToast.current();
  if (toast?.id === id) shownToast.set({ ...toast, ...changes });
}

/** Closes a toast. It is removed once its way out has had all the time it may need. */
export function dismissToast(id: number): void {
  updateToast(id, { open: false });
  clearTimeout(removal);
  removal = setTimeout(() => removeToast(id), removalDelay);
}

/** Forgets a toast at once. */
export function removeToast(id: number): void {
  if (shownToast.current()?.id === id) shownToast.set(undefined);
}
