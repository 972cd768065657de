import { type RefObject, useEffect } from 'react';

/**
 * Ties which of `count` slides is selected to how far the visitor has scrolled a sticky `stage` through its section,
 * and back: the returned function scrolls to the middle of a slide's share of the way.
 *
 * Scrolling selects when it enters another slide's share, and as long as the stage is not in view; in between the timer
 * may go on without moving the page. Where the section is no higher than its stage there is nothing to follow.
 */
export function useScrollQuarter(
  stage: RefObject<HTMLElement | null>,
  count: number,
  select: (slide: number) => void,
): (slide: number) => void {
  useEffect(() => {
    let last = 0;
    const follow = () => {
      if (!stage.current) return;
      const { top, bottom } = stage.current.getBoundingClientRect();
      const way = wayOf(stage.current);
      const quarter = way > 1 ? Math.min(count - 1, Math.floor((stage.current.offsetTop / way) * count)) : 0;
      const away = top > innerHeight / 2 || bottom < innerHeight / 2;
      if (quarter !== last || away) select(quarter);
      last = quarter;
    };
    follow();
    addEventListener('scroll', follow, { passive: true });
    return () => removeEventListener('scroll', follow);
  }, [stage, count, select]);

  return (slide) => {
    const { current } = stage;
    if (!current || wayOf(current) <= 1) return;
    const start = current.getBoundingClientRect().top + scrollY - current.offsetTop;
    const share = (wayOf(current) * (slide + 0.5)) / count;
    // The stage stands still on the way, so there is nothing to animate.
    scrollTo({ top: start + share - Number.parseFloat(getComputedStyle(current).top), behavior: 'instant' });
  };
}

/** How many pixels a sticky element travels within its parent. */
function wayOf({ offsetHeight, parentElement }: HTMLElement): number {
  return (parentElement?.clientHeight ?? 0) - offsetHeight;
}
