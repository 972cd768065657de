import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus to the first of the messages that were asked for, once they are listed: to its heading. Returns the
 * list's ref, and what to call when more are asked for.
 */
export function useGrownList(length: number): {
  list: RefObject<HTMLUListElement | null>;
  onAsk: () => void;
} {
  const list = useRef<HTMLUListElement>(null);
  const grownFrom = useRef<number>(undefined);
  useEffect(() => {
    const from = grownFrom.current;
    if (from === undefined || length <= from) return;
    grownFrom.current = undefined;
    list.current?.children[from]?.querySelector('h3')?.focus();
  }, [length]);
  const onAsk = () => {
    grownFrom.current = length;
  };
  return { list, onAsk };
}
