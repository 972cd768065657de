import { memo } from 'react';
import { css, cx } from '#styles/css';
import { Drawing } from '#web/components/exhibit/drawing.tsx';
import { scriptedStyle } from '#web/components/feedback/scripting.ts';
import { rect, type Shape } from '#web/drawing/shapes.ts';
import { colour } from '#web/theme/drawing-colours.ts';
import type { FieldDayCopy } from './copy.en.ts';
import { interviewsPerProvince, type ProvinceState } from './field-day.ts';

interface ProvinceTilesProps {
  copy: FieldDayCopy;
  /** The names of the provinces, in their order. */
  names: readonly string[];
  state: readonly ProvinceState[];
  number: (value: number) => string;
}

/**
 * The provinces as tiles with a box per interview, for sighted people; a table has the same data. The map is never
 * mirrored.
 */
export function ProvinceTiles({ copy, names, state, number }: ProvinceTilesProps) {
  const all = number(interviewsPerProvince);
  return (
    <div className={boxStyle}>
      <div aria-hidden="true" dir="ltr" className={mapStyle}>
        {state.map((province, i) => (
          <Tile
            key={names[i]}
            name={names[i] ?? ''}
            title={copy.province(names[i] ?? '', number(province.received), all)}
            {...province}
          />
        ))}
      </div>
      <ul aria-hidden="true" className={keyStyle}>
        {(['received', 'waiting', 'ahead'] as const).map((name) => (
          <li key={name} className={keyItemStyle}>
            <span data-is={name} className={keyMarkStyle} />
            {copy.key[name]}
          </li>
        ))}
      </ul>
      <p className={noteStyle}>{copy.note}</p>
      <table aria-label={copy.table} className={cx(css({ srOnly: true }), scriptedStyle)}>
        <thead>
          <tr>
            <th scope="col">{copy.columns.province}</th>
            <th scope="col">{copy.columns.received}</th>
            <th scope="col">{copy.columns.waiting}</th>
          </tr>
        </thead>
        <tbody>
          {state.map(({ received, waiting }, i) => (
            <Row key={names[i]} name={names[i] ?? ''} received={number(received)} waiting={number(waiting)} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A province on the map. A minute of the day changes few of them, so only these are drawn again. */
const Tile = memo(function Tile({ name, title, ...state }: ProvinceState & { name: string; title: string }) {
  return (
    <div
      title={title}
      data-off={state.off || undefined}
      data-caught-up={state.caughtUp || undefined}
      className={tileStyle}
    >
      <span className={nameStyle}>{name}</span>
      <Drawing width={90} height={44} shapes={facings(state)} className={facingsStyle} />
    </div>
  );
});

const Row = memo(function Row({ name, received, waiting }: Record<'name' | 'received' | 'waiting', string>) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{received}</td>
      <td>{waiting}</td>
    </tr>
  );
});

/**
 * Returns two shelves of six boxes, one per interview: solid if it was received, dashed if it is waiting, dark if it is
 * not made yet.
 */
function facings({ received, waiting, caughtUp }: ProvinceState): Shape[] {
  const interview = (i: number): Shape => {
    const [x, y] = [2 + (i % 6) * 15, Math.floor(i / 6) * 24];
    if (i < received)
      return rect(x, y, 11, 17, colour.white, caughtUp ? { stroke: colour.ink, strokeWidth: 1.3 } : {});
    if (i < received + waiting)
      return rect(x + 0.8, y + 0.8, 9.4, 15.4, 'none', {
        stroke: colour.label,
        strokeWidth: 1.6,
        strokeDasharray: '3 2',
      });
    return rect(x, y, 11, 17, caughtUp ? colour.labelShade : colour.black, { opacity: 0.28 });
  };
  const shelf = (y: number) =>
    rect(0, y, 90, 2, caughtUp ? colour.ink : colour.steel, { opacity: caughtUp ? 0.8 : 0.55 });
  return [...Array.from({ length: interviewsPerProvince }, (_, i) => interview(i)), shelf(17), shelf(41)];
}

const boxStyle = css({
  position: 'relative',
  lg: { gridArea: 'map', marginTop: '4', paddingBottom: '7.5' },
});
/** Only the first tile of each row sets its grid column; the others follow it. */
const mapStyle = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  gap: { base: '0.5', md: '2' },
  maxWidth: { lg: '[612px]' },
  // On phones the map is as wide as the window, so that the names fit the tiles.
  marginInline: { base: '[calc(4px - {spacing.gutter})]', md: '0' },
  marginInlineStart: { lg: 'auto' },
});
const tileStyle = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'space-between',
  justifyItems: 'center',
  gap: '1',
  minWidth: '0',
  paddingBlock: { base: '1', md: '2' },
  paddingInline: { base: '0.5', md: '[9%]' },
  background: 'brand.solid',
  borderRadius: 'label',
  outline: '[2px dashed transparent]',
  outlineOffset: { base: '0', md: '[-2px]' },
  '&:nth-child(1), &:nth-child(3), &:nth-child(10), &:nth-child(13)': { gridColumnStart: '2' },
  '&:nth-child(6)': { gridColumnStart: '1' },
  '&:nth-child(17)': { gridColumnStart: '4' },
  // The longest name may take space of the empty place beside it.
  '&:nth-child(5)': { minWidth: { base: '[max-content]', md: '0' } },
  '&:nth-child(-n+2), &:nth-child(5)': { background: 'region' },
  '&[data-off]': { background: 'bg.void', outlineColor: 'label.solid' },
  '&[data-caught-up]': { background: 'label.solid', color: 'fg.default' },
});
const nameStyle = css({
  fontSize: { base: '13px', xl: '[14px]' },
  lineHeight: '[1.45]',
  fontStretch: '[88%]',
  fontWeight: 'strong',
  whiteSpace: 'nowrap',
  justifySelf: 'center',
  '@media (max-width: 359.98px)': { textAlign: 'center', lineHeight: '[1.25]', whiteSpace: 'normal' },
});
const noteStyle = css({
  maxWidth: '[612px]',
  marginTop: '3.5',
  marginInlineStart: { lg: 'auto' },
  textStyle: 'xs',
  color: 'fg.onDarkMuted',
});
const facingsStyle = css({
  width: 'full',
  height: 'auto',
  // As wide as in the other tiles, although the tile of the longest name is wider.
  ':nth-child(5) > &': { mdDown: { width: '[calc(20vw - 8px)]' } },
});
/**
 * The key is in the empty north-east corner of the map where it fits, on the same side in both languages; elsewhere
 * below the map.
 */
const keyStyle = css({
  position: { base: 'static', md: 'absolute', lg: 'static', xl: 'absolute' },
  top: '1',
  right: '0',
  display: 'grid',
  gap: '2',
  width: { md: '[38%]', lg: 'auto', xl: '[calc(min(612px, 100%) * .38)]' },
  marginTop: { base: '3.5', md: '0', lg: '3.5', xl: '0' },
  textStyle: 'xs',
  color: 'fg.onDarkMuted',
});
const keyItemStyle = css({ display: 'flex', alignItems: 'center', gap: '2.5' });
const keyMarkStyle = css({
  flexShrink: '0',
  width: '3',
  height: '5',
  '&[data-is=received]': { background: 'bg.canvas' },
  '&[data-is=waiting]': { border: '[1.6px dashed {colors.label.solid}]' },
  '&[data-is=ahead]': { background: 'brand.emphasized' },
});
