import { createStore } from '#web/lib/store.ts';

/** An action of a toast. It must also be possible elsewhere, since a plain toast has no button. */
export interface ToastAction {
  label: string;
  /** For screen reader users: how to do the same without the toast. */
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

/** The toast that is visible or closing. */
export const shownToast = createStore<Toast | undefined>(undefined);
let lastId = 0;
let removal: ReturnType<typeof setTimeout> | undefined;

/** Shows a toast instead of the previous one: at most one is visible. Returns its id. */
export function showToast(toast: Omit<Toast, 'id' | 'open'>): number {
  lastId += 1;
  shownToast.set({ ...toast, id: lastId, open: true });
  return lastId;
}

/** Changes a toast, unless another toast has replaced it. */
export function updateToast(id: number, changes: Partial<Omit<Toast, 'id'>>): void {
  const toast = shownToast.current();
  if (toast?.id === id) shownToast.set({ ...toast, ...changes });
}

/** Closes a toast. It is forgotten after {@link removalDelay}, long after its closing animation. */
export function dismissToast(id: number): void {
  updateToast(id, { open: false });
  clearTimeout(removal);
  removal = setTimeout(() => removeToast(id), removalDelay);
}

/** Removes a toast at once. */
export function removeToast(id: number): void {
  if (shownToast.current()?.id === id) shownToast.set(undefined);
}
