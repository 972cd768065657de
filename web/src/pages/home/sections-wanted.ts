import { onFirstAction } from '#web/lib/loading/first-action.ts';

let want = () => {};

/** Resolves at the visitor's first action, or when the sections are visible; at once when prerendering. */
export const sectionsWanted = import.meta.env.SSR
  ? Promise.resolve()
  : new Promise<void>((resolve) => {
      want = resolve;
    });

let keptClicks: HTMLElement[] | undefined = [];

/**
 * A ref that watches for the visitor's first action, and keeps clicks on buttons in `box` until {@link repeatClicks}.
 */
export function watchFor(box: HTMLElement | null): (() => void) | undefined {
  if (!box) return;
  const keep = ({ target }: Event) => {
    const button = target instanceof Element && box.contains(target) ? target.closest('button') : null;
    if (button) keptClicks?.push(button);
  };
  if (box.getBoundingClientRect().top < innerHeight * 0.75) want();
  const stop = onFirstAction(want);
  addEventListener('resize', want);
  addEventListener('click', keep, true);
  return () => {
    stop();
    removeEventListener('resize', want);
    removeEventListener('click', keep, true);
  };
}

/** Called once the sections handle clicks themselves. */
export function repeatClicks(): void {
  const clicks = keptClicks ?? [];
  keptClicks = undefined;
  for (const button of clicks) button.click();
}
