import { useEffect, useRef } from 'react';

/** Returns a function that names, by a selector, the element that gets the focus after the next render. */
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
