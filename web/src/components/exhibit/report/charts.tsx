import type { ReactNode } from 'react';
import { css } from '#styles/css';
import { Drawing } from '#web/components/exhibit/drawing.tsx';
import { shareInFacings } from '#web/drawing/facings.ts';
import { colour } from '#web/theme/drawing-colours.ts';
import type { ReportCopy } from './copy.en.ts';
import type { Format } from './format.ts';
import { type Outlet, outlets, type Prices } from './survey.ts';

/*
 * Charts that can be read without colour: shapes and patterns distinguish the parts. A chart grows with its container,
 * its text does not; all begin at the inline start.
 */

/** The fill of each part of a bar; its share is on a white plate if the pattern would hide it. */
const fills = {
  solid: { fill: colour.petrol, ink: colour.white, stroke: undefined, plate: false },
  hatch: { fill: 'url(#report-hatch)', ink: colour.ink, stroke: colour.ink, plate: true },
  dots: { fill: 'url(#report-dots)', ink: colour.ink, stroke: colour.ink, plate: true },
  outline: { fill: colour.white, ink: colour.ink, stroke: colour.ink, plate: false },
  own: { fill: colour.label, ink: colour.ink, stroke: colour.ink, plate: false },
  lines: { fill: 'url(#report-lines)', ink: colour.ink, stroke: undefined, plate: true },
  others: { fill: colour.white, ink: colour.ink, stroke: colour.control, plate: false },
} as const;
type Fill = keyof typeof fills;

function Swatch({ of }: { of: Fill }) {
  const { fill, stroke } = fills[of];
  return (
    <svg width="16" height="12" aria-hidden="true">
      <rect x=".5" y=".5" width="15" height="11" fill={fill} stroke={stroke ?? 'none'} />
    </svg>
  );
}

export interface Part {
  fill: Fill;
  value: number;
  name: string;
}

/** Returns the findings about prices, as the parts of a bar. */
export function priceParts(prices: Prices, copy: ReportCopy, format: Format): Part[] {
  const { right, above, below, none } = copy.prices.classes;
  return [
    { fill: 'solid', value: prices.right, name: right(format) },
    { fill: 'hatch', value: prices.above, name: above },
    { fill: 'dots', value: prices.below, name: below },
    { fill: 'outline', value: prices.none, name: none },
  ];
}

/** Returns the accessible name of a bar: each part with its share in per cent. */
function partsInWords(parts: readonly Part[], format: Format): string {
  const all = parts.reduce((sum, { value }) => sum + value, 0);
  return parts
    .map(({ name, value }) => `${name} ${format.percent(value / all)}`)
    .join(format.rtl ? '، ' : ', ');
}

/** A bar of parts that add up to a hundred per cent. Small parts have no number. */
export function Stack({ parts, format }: { parts: readonly Part[]; format: Format }) {
  const all = parts.reduce((sum, { value }) => sum + value, 0);
  let before = 0;
  const placed = parts.map(({ fill, value, name }) => {
    const share = (value / all) * 100;
    const start = format.rtl ? 100 - before - share : before;
    before += share;
    return { fill, name, share, start };
  });
  return (
    <svg width="100%" height="24" role="img" aria-label={partsInWords(parts, format)} className={stackStyle}>
      {placed.map(({ fill, name, share, start }) => {
        const { ink, plate, stroke, ...look } = fills[fill];
        const middle = `${start + share / 2}%`;
        const text = format.percent(share / 100);
        const plateWidth = 8 + text.length * 8;
        return (
          <g key={name}>
            <rect x={`${start}%`} y=".5" width={`${share}%`} height="23" fill={look.fill} />
            {stroke && (
              <rect x={`${start}%`} y=".5" width={`${share}%`} height="23" fill="none" stroke={stroke} />
            )}
            <rect x={`${start + share}%`} y="0" width="1.5" height="24" fill={colour.white} />
            {share >= 7 && (
              <svg
                x={middle}
                y="0"
                overflow="visible"
                aria-hidden="true"
                data-small={share < 16 || undefined}
              >
                {plate && (
                  <rect x={-plateWidth / 2} y="4" width={plateWidth} height="16" fill={colour.white} />
                )}
                <text y="16.6" textAnchor="middle" fontSize="13" fill={ink} className={labelStyle}>
                  {text}
                </text>
              </svg>
            )}
          </g>
        );
      })}
    </svg>
  );
}

/** A share as a row of ten packs: it is filled up to the share, and the rest is dashed. */
export function Facings({ share, format, wide = false }: { share: number; format: Format; wide?: boolean }) {
  const [width, height] = wide ? [140, 30] : [106, 19];
  return (
    <Drawing
      width={width}
      height={height}
      shapes={shareInFacings(share, { width, height, rtl: format.rtl })}
      className={facingsStyle}
    />
  );
}

/** A bar from the inline start, in proportion to the largest share. */
export function Bar({ part, marked, format }: { part: number; marked: boolean; format: Format }) {
  const width = part * 100;
  return (
    <svg width="100%" height="13" aria-hidden="true">
      <rect
        x={format.rtl ? `${100 - width}%` : '0'}
        width={`${width}%`}
        height="13"
        fill={marked ? colour.danger : colour.petrol}
      />
    </svg>
  );
}

/** The mark of an outlet type: a disc, a diamond or an open square. */
function Mark({ of }: { of: Outlet }) {
  if (of === 'supermarket') return <circle r="5.5" fill={colour.ink} />;
  if (of === 'minimarket')
    return <path d="M0 -7l7 7-7 7-7-7z" fill={colour.sea} stroke={colour.white} strokeWidth="1" />;
  return (
    <rect x="-5" y="-5" width="10" height="10" fill={colour.white} stroke={colour.danger} strokeWidth="2.2" />
  );
}

export function OutletKey({ of }: { of: Outlet }) {
  return (
    <svg width="16" height="16" viewBox="-8 -8 16 16" aria-hidden="true">
      <Mark of={of} />
    </svg>
  );
}

/** The end of the axis of shares, and the shares at which it has lines, as fractions. */
const scale = { end: 0.32, steps: [0, 0.05, 0.1, 0.15, 0.2, 0.25, 0.3] };
const placeOf = (share: number, { rtl }: Format) => {
  const place = (share / scale.end) * 100;
  return `${rtl ? 100 - place : place}%`;
};

/** The labels of the scale's lines. */
export function RangeScale({ format }: { format: Format }) {
  return (
    <svg width="100%" height="16" aria-hidden="true" overflow="visible">
      {scale.steps.map((step, i) => (
        <text
          key={step}
          x={placeOf(step, format)}
          y="11"
          textAnchor="middle"
          fontSize="13"
          className={scaleStyle}
          data-between={i % 2 || undefined}
        >
          {format.percent(step)}
        </text>
      ))}
    </svg>
  );
}

interface RangeProps {
  shares: Readonly<Record<Outlet, number>>;
  /** The range in words. */
  label: string;
  format: Format;
}

/** The shares of the three outlet types on one line; that of groceries as a number, too. */
export function Range({ shares, label, format }: RangeProps) {
  const values = outlets.map((outlet) => shares[outlet]);
  return (
    <svg width="100%" height="26" role="img" aria-label={label} overflow="visible">
      {scale.steps.map((step) => (
        <line
          key={step}
          x1={placeOf(step, format)}
          x2={placeOf(step, format)}
          y1="0"
          y2="26"
          stroke={step ? colour.steelDark : colour.ink}
        />
      ))}
      <line
        x1={placeOf(Math.min(...values), format)}
        x2={placeOf(Math.max(...values), format)}
        y1="13"
        y2="13"
        stroke={colour.control}
        strokeWidth="2.4"
      />
      {outlets.map((outlet) => (
        <svg key={outlet} x={placeOf(shares[outlet], format)} y="13" overflow="visible" aria-hidden="true">
          <Mark of={outlet} />
        </svg>
      ))}
      <svg x={placeOf(shares.grocery, format)} y="13" overflow="visible" aria-hidden="true">
        <text x={format.rtl ? -12 : 12} y="4.5" fontSize="13" textAnchor="start" className={labelStyle}>
          {format.percent(shares.grocery)}
        </text>
      </svg>
    </svg>
  );
}

/** The legend of a chart: each sign as it is drawn in the chart, with its name. */
export function Legend({ items }: { items: readonly { sign: ReactNode; name: string }[] }) {
  return (
    <ul className={legendStyle}>
      {items.map(({ sign, name }) => (
        <li key={name}>
          {sign}
          {name}
        </li>
      ))}
    </ul>
  );
}

/** The legend of a bar's patterns. */
export function PartsLegend({ of }: { of: readonly Part[] }) {
  return <Legend items={of.map(({ fill, name }) => ({ sign: <Swatch of={fill} />, name }))} />;
}

const stackStyle = css({
  minWidth: '0',
  // In a short bar small parts have no space for a number.
  '& [data-small]': {
    display: { base: 'none', md: 'var(--report-crowded)', _print: 'var(--report-crowded)' },
  },
});
const labelStyle = css({ fontWeight: 'strong' });
/** The Arabic zero is a dot, which has to be large and dark enough to be read as a digit. */
const scaleStyle = css({
  fill: 'fg.muted',
  '&:lang(ar)': { fontSize: '[14.5px]', fontWeight: 'strong', fill: 'fg.default' },
  '&[data-between]': { display: 'var(--report-crowded)' },
});
const facingsStyle = css({ flexShrink: '1', minWidth: '0', height: 'auto' });
const legendStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '4',
  rowGap: '1',
  marginBottom: '2',
  fontSize: 'var(--report-head)',
  lineHeight: 'var(--report-row-lh)',
  '& li': { display: 'flex', alignItems: 'center', gap: '1.5' },
  '& svg': { flexShrink: '0' },
});
