import { useState } from 'react';
import { css } from '#styles/css';
import { useLanguage } from '#web/i18n/language-context.tsx';
import { useHydrated } from '#web/lib/hooks/use-hydrated.ts';
import { useLoaded } from '#web/lib/loading/load-once.ts';
import { loadPages, pageCount } from './load-pages.ts';

/** Pages that lie side by side if there is space: a cover and the last page by themselves. */
const spreads = [[1], [2, 3], [4, 5], [6]] as const;
export const spreadOf = (page: number): readonly number[] =>
  spreads.find((pages) => pages.some((one) => one === page)) ?? [page];

interface PagesProps {
  /** The number of the open page. */
  open: number;
}

/**
 * The pages of the report. They are not interactive, so hydration keeps the HTML of the document and needs neither their
 * code nor their data; on a page opened by a link, and in another language, they are loaded.
 */
export function Pages({ open }: PagesProps) {
  const isHydrated = useHydrated();
  const [areServed] = useState(!isHydrated && !import.meta.env.SSR);
  return areServed ? <ServedPages open={open} /> : <LoadedPages open={open} />;
}

/** The same object in every render: for another object React would set the HTML again. */
const keptHtml = { __html: '' };

function ServedPages({ open }: PagesProps) {
  return Array.from({ length: pageCount }, (_, i) => (
    <div
      // biome-ignore lint/suspicious/noArrayIndexKey: pages keep their numbers.
      key={i}
      {...boxOf(i + 1, open)}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set: it has React leave what is there.
      dangerouslySetInnerHTML={keptHtml}
    />
  ));
}

function LoadedPages({ open }: PagesProps) {
  return useLoaded(loadPages, useLanguage()).map((page, i) => (
    <div key={page.key} {...boxOf(i + 1, open)}>
      {page}
    </div>
  ));
}

/** Returns the attributes of the element around a page. */
function boxOf(page: number, open: number) {
  return {
    id: `page-${page}`,
    'data-page': page,
    'data-shown': shownAs(page, open),
    className: boxStyle,
  };
}

/** Beside the open page the other page of its spread is visible if there is space. */
function shownAs(page: number, open: number): 'open' | 'beside' | undefined {
  if (page === open) return 'open';
  return spreadOf(open).includes(page) ? 'beside' : undefined;
}

/** Reserves the space of a page, which is drawn in the width of this box. */
const boxStyle = css({
  width: 'full',
  maxWidth: '[860px]',
  scrollMarginTop: 'var(--navigation-height)',
  '@media print': { maxWidth: 'none' },
  '@media screen and (scripting: enabled)': {
    // Pages that the first paint does not show are laid out later, by `layOutSections`.
    ':root:not([data-laid-out]):not([data-phone]) [data-mode=auto] &': {
      '&:not([data-shown])': { contentVisibility: 'hidden' },
    },
    // A phone lays out a page of the text when it comes near the window.
    ':root[data-phone] :is([data-mode=auto]:not(:has(:target)), [data-mode=text]) &': {
      '&:not([data-page="1"])': { contentVisibility: 'auto', containIntrinsicSize: 'auto 2000px' },
    },
    // In the mode `pages`, a phone lays out no hidden page: its answer to the visitor then takes the time of the open page
    // alone.
    ':root[data-phone] [data-mode=pages]:not([data-enlarged]) &': {
      '&:not([data-shown=open])': { contentVisibility: 'hidden' },
    },
    _sheets: {
      gridRow: '1',
      gridColumn: '1',
      position: 'relative',
      maxWidth: 'none',
      containerType: 'inline-size',
      aspectRatio: '[794 / 1122]',
      overflow: 'hidden',
      transition:
        '[opacity {durations.dialog} {easings.standard}, translate {durations.dialog} {easings.standard}, visibility {durations.dialog}]',
    },
    ':is([data-mode=pages], :where(:root:not([data-phone])) [data-mode=auto]):not([data-enlarged]) &': {
      '&:not([data-shown])': {
        opacity: '0',
        visibility: 'hidden',
        translate: '[calc(8px * var(--dir)) 0]',
      },
      '&[data-shown=beside]': {
        opacity: { base: '0', lg: '1' },
        visibility: { base: 'hidden', lg: 'visible' },
      },
      '&:is([data-page="3"], [data-page="5"])': {
        gridColumn: { lg: '2' },
        borderInlineStartWidth: { lg: '1px' },
        borderColor: 'border.subtle',
      },
      '&:is([data-page="1"], [data-page="6"])': { gridColumn: { lg: '1 / -1' }, width: { lg: '[50%]' } },
    },
    '[data-mode=pages][data-enlarged] &': {
      gridColumn: '1 / -1',
      gridRow: 'auto',
      '&:not([data-shown])': { display: 'none' },
      '&[data-shown=beside]': { display: { base: 'none', lg: 'block' } },
    },
  },
});
