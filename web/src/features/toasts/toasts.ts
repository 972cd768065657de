/** A short notice at the end of the page. */
export interface Toast {
  id: number;
  tone: 'success' | 'danger';
  title: string;
  text?: string;
  open: boolean;
}

/** How long a toast shows, in milliseconds. */
export const toastDuration = 5000;
/** How long a dismissed toast is kept before it is forgotten, in milliseconds. */
const removalDelay = 1_000_000;

let current: Toast | undefined;
let lastId = 0;
let removal: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** Shows a toast in place of the one before: at most one shows at a time. Returns its id. */
export function showToast(toast: Omit<Toast, 'id' | 'open'>): number {
  lastId += 1;
  set({ ...toast, id: lastId, open: true });
  return lastId;
}

/** Changes what a toast says, if it is still the one shown. */
export function updateToast(id: number, changes: Partial<Omit<Toast, 'id'>>): void {
  if (current?.id === id) set({ ...current, ...changes });
}

/** Closes a toast. It is removed once its way out has had all the time it may need. */
export function dismissToast(id: number): void {
  updateToast(id, { open: false });
  clearTimeout(removal);
  removal = setTimeout(() => removeToast(id), removalDelay);
}

/** Forgets a toast at once. */
export function removeToast(id: number): void {
  if (current?.id === id) set(undefined);
}

export function currentToast(): Toast | undefined {
  return current;
}

/** Calls back whenever the current toast changes. Returns the way to stop. */
export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function set(toast: Toast | undefined) {
  current = toast;
  for (const listener of listeners) listener();
}
