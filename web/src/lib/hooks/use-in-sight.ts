import { type RefObject, useEffect, useState } from 'react';

/**
 * Returns whether an element is in the window; `true` until the browser has reported it. `rootMargin` changes the
 * window's edges: with `-50% 0px` the element has to cross the middle of the window.
 */
export function useInSight(element: RefObject<HTMLElement | null>, rootMargin = '0px'): boolean {
  const [inSight, setInSight] = useState(true);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(([entry]) => setInSight(entry?.isIntersecting === true), {
      rootMargin,
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, rootMargin]);
  return inSight;
}
