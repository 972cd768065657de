import { type RefObject, useEffect, useState } from 'react';

/** Whether something of what scrolls sideways lies beyond its end edge. */
export function useMoreBeyond(scroller: RefObject<HTMLElement | null>): boolean {
  const [hasMore, setHasMore] = useState(false);
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const look = () =>
      setHasMore(element.scrollWidth - element.clientWidth - Math.abs(element.scrollLeft) > 8);
    const observer = new ResizeObserver(look);
    for (const watched of [element, ...element.children]) observer.observe(watched);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [scroller]);
  return hasMore;
}
