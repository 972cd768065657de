import { css } from '../../../../styled-system/css/index.js';
import type { BelowTheFoldCopy } from './copy.en.ts';

/**
 * The provinces as equal tiles, each near its place on the map: coverage, not borders. The names come row by row from
 * the north, which is where they stand in a list, too. The map is never mirrored.
 */
export function ProvinceMap({ copy }: { copy: BelowTheFoldCopy['carousel']['map'] }) {
  return (
    <>
      <ul aria-label={copy.title} className={mapStyle}>
        {copy.provinces.map((province) => (
          <li key={province} className={tileStyle}>
            {province}
          </li>
        ))}
      </ul>
      <p className={legendStyle}>
        <span className={keyStyle} data-region />
        {copy.region}
        <span className={keyStyle} />
        {copy.others}
      </p>
    </>
  );
}

/** The tiles' measure follows from its size; taken out of the flow, it has one before they are laid out. */
const mapStyle = css({
  position: 'absolute',
  inset: '0',
  containerType: 'size',
  display: 'grid',
  gridTemplateColumns: 'repeat(5, auto)',
  placeContent: 'center',
  direction: '[ltr]',
});
/** Each row is filled from its first tile on; only that one needs its column. */
const tileStyle = css({
  '--tile': 'min((100cqi - 40px) / 5.5, (100cqb - 40px) / 6.6)',
  display: 'grid',
  width: 'var(--tile)',
  height: 'var(--tile)',
  margin: '[calc(var(--tile) * .05)]',
  placeItems: 'center',
  textAlign: 'center',
  color: 'brand.contrast',
  background: 'brand.solid',
  borderRadius: 'label',
  fontSize: '[calc(var(--tile) * .16)]',
  lineHeight: '[1.2]',
  fontStretch: '88%',
  fontWeight: 'heading',
  '&:nth-child(1), &:nth-child(3), &:nth-child(10), &:nth-child(13)': { gridColumnStart: '2' },
  '&:nth-child(6)': { gridColumnStart: '1' },
  '&:nth-child(17)': { gridColumnStart: '4' },
  '&:nth-child(-n+2), &:nth-child(5)': { background: '[#1C7475]' },
  // The longest names.
  '&:nth-child(5), &:nth-child(7), &:nth-child(14)': { fontSize: '[calc(var(--tile) * .137)]' },
  // Too small to read: the legend then speaks for the colours alone.
  '@container (max-height: 330px)': { fontSize: '[0!]' },
});
/** In the empty south-west, which is on the left in both languages. */
const legendStyle = css({
  position: 'absolute',
  bottom: '5',
  insetInlineStart: '5',
  _rtl: { insetInlineStart: 'auto', insetInlineEnd: '5' },
  display: 'grid',
  gridTemplateColumns: '14px auto',
  alignItems: 'center',
  columnGap: '2',
  textStyle: 'xs',
  color: 'fg.muted',
});
const keyStyle = css({
  height: '[14px]',
  background: 'brand.solid',
  borderRadius: 'label',
  '&[data-region]': { background: '[#1C7475]' },
});
