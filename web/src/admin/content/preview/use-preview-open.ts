import { useEffect, useState } from 'react';
import { useUser } from '#web/admin/lib/signed-in.ts';

const keyOf = (account: string) => `page-preview:${account}`;

/**
 * Returns whether the preview beside the texts is open, and how to change that. In a wide window it opens when a person begins to
 * edit. A person who closes it there keeps it closed until they open it again; the browser remembers that for each account.
 */
export function useOpenPreview(isWide: boolean, isEditing: boolean): [isOpen: boolean, toggle: () => void] {
  const account = useUser()?.username ?? '';
  const [isOpen, setIsOpen] = useState(false);
  const opens = isWide && isEditing;
  useEffect(() => {
    if (opens && !isUnwanted(account)) setIsOpen(true);
  }, [opens, account]);
  const toggle = () => {
    if (isWide) remember(account, isOpen);
    setIsOpen(!isOpen);
  };
  return [isOpen, toggle];
}

function isUnwanted(account: string): boolean {
  try {
    return localStorage.getItem(keyOf(account)) === 'off';
  } catch {
    // The browser may refuse to store anything.
    return false;
  }
}

function remember(account: string, isOff: boolean): void {
  try {
    if (isOff) localStorage.setItem(keyOf(account), 'off');
    else localStorage.removeItem(keyOf(account));
  } catch {
    // It is remembered until the page is left.
  }
}
