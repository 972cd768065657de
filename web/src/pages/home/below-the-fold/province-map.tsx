import { css } from '#styles/css';
import type { BelowTheFoldCopy } from './copy.en.ts';

/**
 * The provinces as equal tiles near their places on the map: coverage, not borders. The names are in order row by row
 * from the north, as in a list. The map is never mirrored.
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
        <span className={keyStyle} data-region>
          {copy.region}
        </span>
        <span className={keyStyle}>{copy.others}</span>
      </p>
      <p className={noteStyle}>{copy.note}</p>
    </>
  );
}

/**
 * The tiles' size depends on the size of the map. The map is positioned absolutely, so that its size is known before
 * the tiles are laid out.
 */
const mapStyle = css({
  position: 'absolute',
  inset: '0',
  containerType: 'size',
  display: 'grid',
  gridTemplateColumns: 'repeat(5, auto)',
  placeContent: 'center',
  direction: 'ltr',
});
/**
 * Tiles are as wide as the longest name. Only the first tile of each row sets its grid column; the others follow it.
 */
const tileStyle = css({
  '--tile': 'min((100cqb - 16px) / 6.6, 76px)',
  display: 'grid',
  width: '[min((100cqi - 36px) / 5, 108px)]',
  height: 'var(--tile)',
  margin: '[calc(var(--tile) * .05)]',
  placeItems: 'center',
  color: 'brand.contrast',
  background: 'brand.solid',
  borderRadius: 'label',
  fontSize: 'min((100cqi - 36px) / 34, 13px, var(--tile) * .7)',
  fontStretch: '88%',
  fontWeight: 'heading',
  whiteSpace: 'nowrap',
  '&:nth-child(1), &:nth-child(3), &:nth-child(10), &:nth-child(13)': { gridColumnStart: '2' },
  '&:nth-child(6)': { gridColumnStart: '1' },
  '&:nth-child(17)': { gridColumnStart: '4' },
  '&:nth-child(-n+2), &:nth-child(5)': { background: 'region' },
});
/** The legend is in the empty north-east corner, on the same side in both languages. */
const legendStyle = css({
  position: 'absolute',
  inset: { base: '[8px 6px]', lg: '5' },
  direction: 'ltr',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  gap: '1',
  textStyle: 'xs',
  color: 'fg.muted',
  // Two lines of Arabic fit into the height of the row of tiles beside them.
  '[lang=ar] &': { fontSize: { base: '[11.5px]', lg: '[12.75px]' }, lineHeight: '[1.42]' },
});
/** The note is in the empty south-west corner. */
const noteStyle = css({
  position: 'absolute',
  bottom: { base: '2', lg: '5' },
  left: { base: '1.5', lg: '5' },
  maxWidth: '[40%]',
  textStyle: 'xs',
  color: 'fg.muted',
  textAlign: 'left',
  '[lang=ar] &': { fontSize: { base: '[11.5px]', lg: '[12.75px]' }, lineHeight: '[1.42]' },
});
const keyStyle = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  _rtl: { flexDirection: 'row-reverse' },
  _before: {
    content: '""',
    width: '3.5',
    height: '3.5',
    background: 'brand.solid',
    borderRadius: 'label',
  },
  '&[data-region]': { _before: { background: 'region' } },
});
