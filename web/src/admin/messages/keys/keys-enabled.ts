import { useState } from 'react';

const storageKey = 'inbox-keys';

/** Whether the keys of the inbox are on, in this browser: they are unless somebody has switched them off. */
export function useKeysEnabled(): [boolean, (enabled: boolean) => void] {
  const [enabled, setEnabled] = useState(isEnabled);
  const change = (to: boolean) => {
    setEnabled(to);
    try {
      if (to) localStorage.removeItem(storageKey);
      else localStorage.setItem(storageKey, 'off');
    } catch {
      // A browser that refuses storage keeps the choice for as long as the page is open.
    }
  };
  return [enabled, change];
}

function isEnabled(): boolean {
  try {
    return localStorage.getItem(storageKey) !== 'off';
  } catch {
    return true;
  }
}
