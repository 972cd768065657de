import { directionOf } from '#shared/language.ts';
import { css } from '#styles/css';
import { Drawing } from '#web/components/exhibit/drawing.tsx';
import { Excerpt } from '#web/components/exhibit/excerpt.tsx';
import { useLanguage } from '#web/i18n/language-context.tsx';
import type { ListingsCopy } from './copy.en.ts';
import { searchedOf, searchedSize } from './drawings.ts';
import { beforeIn, listings, shopNames } from './listings.ts';

/** The results before the product in each of the exhibit's shops, as a shelf of facings: which are paid for, and which not. */
export function ResultsSheet({ copy }: { copy: ListingsCopy }) {
  const rtl = directionOf(useLanguage()) === 'rtl';
  const { head, title, measure, key, before, unpaid } = copy.sheet;
  return (
    <Excerpt head={head} example={copy.example} title={title} measure={measure}>
      <ul aria-hidden="true" className={keyStyle}>
        <li data-is="own">{key.own}</li>
        <li data-is="paid">{key.paid}</li>
        <li data-is="others">{key.others}</li>
      </ul>
      <ul className={shopsStyle}>
        {shopNames.map((shop) => {
          const ahead = beforeIn(shop);
          return (
            <li key={shop}>
              <p className={lineStyle}>
                <b>{copy.shops[shop]}</b> <span>{before(ahead)}</span>
              </p>
              <Drawing {...searchedSize} shapes={searchedOf(listings[shop], rtl)} className={drawingStyle} />
              <p className={unpaidStyle}>{unpaid(ahead)}</p>
            </li>
          );
        })}
      </ul>
    </Excerpt>
  );
}

const keyStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '5',
  rowGap: '1',
  marginBottom: '5',
  textStyle: 'xs',
  '& li': { display: 'flex', alignItems: 'center', gap: '2' },
  '& li::before': { content: '""', width: '3', height: '5', printColorAdjust: 'exact' },
  '& [data-is=own]::before': { background: 'label.solid' },
  '& [data-is=paid]::before': { background: 'brand.solid' },
  '& [data-is=others]::before': { background: 'brand.muted' },
});
const shopsStyle = css({ display: 'grid', rowGap: '7' });
const lineStyle = css({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '4',
  marginBottom: '2',
  textStyle: 'sm',
  '& b': { fontWeight: 'strong' },
});
const drawingStyle = css({ display: 'block', width: 'full', height: 'auto' });
const unpaidStyle = css({ marginTop: '2', fontWeight: 'strong' });
