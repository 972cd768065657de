import { localeOf } from '#shared/language.ts';
import { css } from '#styles/css';
import { Excerpt } from '#web/components/exhibit/excerpt.tsx';
import { useLanguage } from '#web/i18n/language-context.tsx';
import { numberFormat } from '#web/lib/number-format.ts';
import { asAgreed, channelNames, channels, differencesByOwner } from './channels.ts';
import type { StoreCheckCopy } from './copy.en.ts';

/** The three stores of the exhibit as a client reads them: a rate for each, and how many deviations each party corrects. */
export function FixSheet({ copy }: { copy: StoreCheckCopy }) {
  const number = numberFormat(localeOf(useLanguage()));
  const write = (value: number) => number.format(value);
  const { head, title, measure, owners } = copy.sheet;
  return (
    <Excerpt head={head} example={copy.example} title={title} measure={measure}>
      <ul className={channelsStyle}>
        {channelNames.map((name) => {
          const { points } = channels[name];
          const agreed = asAgreed(channels[name]);
          return (
            <li key={name}>
              <h4 className={nameStyle}>
                {copy.names[name]} <span>{copy.of(write(agreed), write(points))}</span>
              </h4>
              <div aria-hidden="true" className={facingsStyle}>
                {Array.from({ length: points }, (_, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: facings in a row, none of which moves
                  <span key={i} data-gap={i >= agreed || undefined} />
                ))}
              </div>
              <dl className={ownersStyle}>
                {differencesByOwner(channels[name]).map(([owner, count]) => (
                  <div key={owner}>
                    <dt>{owners[owner]}</dt>
                    <dd>{write(count)}</dd>
                  </div>
                ))}
              </dl>
            </li>
          );
        })}
      </ul>
    </Excerpt>
  );
}

const channelsStyle = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
  columnGap: '8',
  rowGap: '7',
});
const nameStyle = css({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '2',
  fontWeight: 'strong',
  '& span': { whiteSpace: 'nowrap' },
});
/** A box for each agreed point; a point that was not found is a gap. */
const facingsStyle = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(16, minmax(0, 1fr))',
  columnGap: '0.75',
  marginTop: '2',
  borderBottom: '[3px solid {colors.steel.dark}]',
  '& span': { height: '8', background: 'brand.solid', forcedColorAdjust: 'none' },
  '& [data-gap]': {
    background: 'transparent',
    border: '[1.5px dashed {colors.danger.solid}]',
    borderBottomWidth: '0',
  },
});
/** Shelf labels that hang from the rail. */
const ownersStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2',
  textStyle: 'sm',
  '& > div': {
    display: 'flex',
    gap: '2',
    paddingInline: '2.5',
    paddingBlock: '1',
    borderWidth: '1px',
    borderTopWidth: '0',
    borderColor: 'steel.dark',
    borderBottomRadius: 'label',
  },
  '& dd': { fontWeight: 'strong' },
});
