import { directionOf, localeOf } from '#shared/language.ts';
import { css } from '#styles/css';
import { Drawing } from '#web/components/exhibit/drawing.tsx';
import { Excerpt } from '#web/components/exhibit/excerpt.tsx';
import { useLanguage } from '#web/i18n/language-context.tsx';
import { numberFormat } from '#web/lib/number-format.ts';
import type { ListingsCopy } from './copy.en.ts';
import { searchedOf, searchedSize } from './drawings.ts';
import { listings, resultsChecked, rows, shopNames } from './listings.ts';

const searches = rows.find(([name]) => name === 'search')?.[1] ?? [];

/** All results that were looked through in each of the exhibit's shops, as a shelf of facings. */
export function ResultsSheet({ copy }: { copy: ListingsCopy }) {
  const language = useLanguage();
  const number = numberFormat(localeOf(language));
  const write = (value: number) => number.format(value);
  const { head, title, measure } = copy.sheet;
  return (
    <Excerpt head={head} example={copy.example} title={title(write(resultsChecked))} measure={measure}>
      <ul className={shopsStyle}>
        {shopNames.map((shop, i) => {
          const search = searches[i];
          return (
            <li key={shop}>
              <p className={lineStyle}>
                <b>{copy.shops[shop]}</b> {search && copy.found(search, write)}
              </p>
              <Drawing
                {...searchedSize}
                shapes={searchedOf(listings[shop].place, directionOf(language) === 'rtl')}
                className={drawingStyle}
              />
            </li>
          );
        })}
      </ul>
    </Excerpt>
  );
}

const shopsStyle = css({ display: 'grid', rowGap: '5' });
const lineStyle = css({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '4',
  marginBottom: '2',
  textStyle: 'sm',
  '& b': { fontWeight: 'strong' },
});
const drawingStyle = css({ display: 'block', width: 'full', height: 'auto' });
