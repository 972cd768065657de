import { useEffect, useRef } from 'react';

/** Returns a function that says what within an element gets the focus once it is rendered anew, by a selector. */
export function useFocusAfterChange(within: { readonly current: HTMLElement | null }) {
  const wanted = useRef<string>(undefined);
  useEffect(() => {
    if (!wanted.current) return;
    within.current?.querySelector<HTMLElement>(wanted.current)?.focus();
    wanted.current = undefined;
  });
  return (selector: string) => {
    wanted.current = selector;
  };
}
