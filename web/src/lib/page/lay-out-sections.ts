import { whenIdle } from '#web/lib/loading/when-idle.ts';

/**
 * Lays out the sections that the stylesheet leaves out of the first paint (`theme/global-css.ts`), and in a wide window
 * the pages of the sample report. It lays out one element whenever the browser is idle, so that none delays an answer to
 * the visitor. Afterwards the heights of this page and of later pages are no longer estimates.
 */
export function layOutSections(): void {
  const left = [
    ...document.querySelectorAll<HTMLElement>('main section, :root:not([data-phone]) main [data-page]'),
  ];
  const layOutNext = () => {
    const section = left.find((one) => getComputedStyle(one).contentVisibility !== 'visible');
    if (section) {
      section.style.contentVisibility = 'visible';
      whenIdle(layOutNext);
    } else document.documentElement.dataset.laidOut = '';
  };
  layOutNext();
}
