import { useEffect } from 'react';
import { createStore, useStore } from '#web/lib/store.ts';

/** The dialogs that every screen has: the search for anything, and those of the account menu. */
export type GlobalDialog = 'find' | 'shortcuts' | 'password' | 'codes' | 'sessions';

const open = createStore<GlobalDialog | undefined>(undefined);

/** Opens a dialog in place of the one that is open. */
export function openGlobalDialog(dialog: GlobalDialog): void {
  open.set(dialog);
}

/** Closes a dialog, unless another has taken its place. */
function close(dialog: GlobalDialog): void {
  if (open.current() === dialog) open.set(undefined);
}

/** For the component that shows a dialog: whether it is open, and a function that opens and closes it. */
export function useGlobalDialog(
  dialog: GlobalDialog,
): [isOpen: boolean, setIsOpen: (isOpen: boolean) => void] {
  const isOpen = useStore(open, (current) => current === dialog);
  useEffect(() => () => close(dialog), [dialog]);
  return [isOpen, (isWanted) => (isWanted ? openGlobalDialog(dialog) : close(dialog))];
}
