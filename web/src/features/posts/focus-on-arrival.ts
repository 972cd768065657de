import { useEffect, useRef } from 'react';

/** Moves the focus to the first of the requested posts when they arrive. */
export function useFocusOnArrival<List extends HTMLElement>(count: number) {
  const list = useRef<List>(null);
  const from = useRef<number>(undefined);
  useEffect(() => {
    if (from.current === undefined || count <= from.current) return;
    list.current?.querySelectorAll('a')[from.current]?.focus();
    from.current = undefined;
  }, [count]);
  const focusNext = () => {
    from.current = count;
  };
  return { list, focusNext };
}
