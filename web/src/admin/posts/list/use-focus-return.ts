import { type RefObject, useCallback, useRef } from 'react';
import { rowTitleId } from './post-row.tsx';

/**
 * Where the focus goes when a dialog closes: to what opened it, or when that is gone with its row, to the title of the
 * row beside it, else to the heading.
 */
export function useFocusReturn(heading: RefObject<HTMLHeadingElement | null>) {
  const opener = useRef<Element>(null);
  const neighbour = useRef<Element>(null);
  const rememberOpener = useCallback((id?: string) => {
    opener.current = document.activeElement;
    const row = id === undefined ? undefined : document.getElementById(rowTitleId(id))?.closest('tr');
    const beside = row?.nextElementSibling ?? row?.previousElementSibling;
    neighbour.current = beside?.querySelector('[tabindex="-1"]') ?? null;
  }, []);
  const focusAfter = useCallback((): HTMLElement | null => {
    const places = [opener.current, neighbour.current];
    const place = places.find((element) => element instanceof HTMLElement && element.isConnected);
    return place instanceof HTMLElement ? place : heading.current;
  }, [heading]);
  return { rememberOpener, focusAfter };
}
