import { whenIdle } from '#web/lib/loading/when-idle.ts';

/**
 * Lays out the sections that the stylesheet leaves out of the first paint (`theme/global-css.ts`), and in a wide window
 * the pages of the sample report, one whenever the browser is idle, so that none delays an answer to the visitor. Then
 * heights are no longer estimates, on this page and later ones.
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
