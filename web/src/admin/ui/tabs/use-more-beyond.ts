import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether something of what scrolls sideways lies beyond its end edge, and how wide all of it is, in pixels. `parts`: how
 * many things it holds, as some come later.
 */
export function useMoreBeyond(scroller: RefObject<HTMLElement | null>, parts: number) {
  const [hasMore, setHasMore] = useState(false);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const look = () => {
      setWidth(element.scrollWidth);
      setHasMore(element.scrollWidth - element.clientWidth - Math.abs(element.scrollLeft) > 8);
    };
    const observer = new ResizeObserver(look);
    for (const watched of [element, ...[...element.children].slice(0, parts)]) observer.observe(watched);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [scroller, parts]);
  return { hasMore, width };
}
