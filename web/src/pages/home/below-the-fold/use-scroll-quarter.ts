import { type RefObject, useEffect } from 'react';

/**
 * Connects the selected one of `count` slides with the scroll position of a sticky `stage` in its section: the returned
 * function scrolls to the middle of a slide's part.
 *
 * Scrolling selects a slide when it enters that slide's part, and whenever the stage is not in view; in between the
 * timer may change slides without scrolling. If the section is no higher than its stage nothing is connected.
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
    // The stage does not move in the meantime, so no animation is needed.
    scrollTo({ top: start + share - Number.parseFloat(getComputedStyle(current).top), behavior: 'instant' });
  };
}

/** Returns how many pixels a sticky element travels within its parent. */
function wayOf({ offsetHeight, parentElement }: HTMLElement): number {
  return (parentElement?.clientHeight ?? 0) - offsetHeight;
}
