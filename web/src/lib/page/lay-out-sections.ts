import { whenIdle } from '#web/lib/loading/when-idle.ts';

/**
 * Lays out the sections that the stylesheet leaves out of the first paint (`theme/global-css.ts`), and the pages of the
 * sample report. It does one whenever the browser is idle, so that the page stays responsive. After that, heights are
 * real instead of estimated, on this page and later ones.
 */
export function layOutSections(): void {
  const left = [...document.querySelectorAll<HTMLElement>('main :is(section, [data-page])')];
  const layOutNext = () => {
    const section = left.find((one) => getComputedStyle(one).contentVisibility !== 'visible');
    if (section) {
      section.style.contentVisibility = 'visible';
      whenIdle(layOutNext);
    } else document.documentElement.dataset.laidOut = '';
  };
  layOutNext();
}
