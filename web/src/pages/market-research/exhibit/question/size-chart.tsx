import { css } from '#styles/css';
import type { Radio } from './choice.tsx';
import { marginOf, sizes } from './survey.ts';

interface SizeChartProps extends Radio {
  /** Text for screen readers. */
  label: string;
  /** The margin as a fraction, and as text. */
  margin: number;
  written: string;
  count: string;
  unit: string;
}

const largest = marginOf(sizes[0]);

/** A sample size on the rail: a dashed box as high as its margin, with the number of interviews below it. */
export function SizeChart({ label, margin, written, count, unit, ...radio }: SizeChartProps) {
  const height = (margin / largest) * 100;
  const at = (percent: number) => `${percent.toFixed(2)}%`;
  // On phones a box of less than 34 px has no space for the text, whose Arabic sign and digits are high.
  const above = height < 35;
  return (
    <button {...radio} aria-label={label} className={buttonStyle}>
      <svg aria-hidden="true" className={chartStyle}>
        <rect y={at(100 - height)} height={at(height)} className={boxStyle} />
        <text x="50%" y={at(above ? 100 - height : 100 - height / 2)} dy={above ? -8 : 6}>
          {written}
        </text>
      </svg>
      <span className={labelStyle}>
        <b>{count}</b> <span>{unit}</span>
      </span>
    </button>
  );
}

const buttonStyle = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridRow: '[1 / span 3]',
  gridTemplateRows: 'subgrid',
});
const chartStyle = css({
  width: 'full',
  height: 'full',
  overflow: 'visible',
  textAnchor: 'middle',
  fontWeight: 'strong',
  fontSize: { base: '[14.5px]', md: '[18.5px]' },
  fill: 'fg.default',
});
const boxStyle = css({
  x: '[0.1em]',
  width: '[calc(100% - 0.2em)]',
  fill: 'transparent',
  stroke: 'border.control',
  strokeWidth: '2',
  strokeDasharray: '[6 4]',
  transition: '[y {durations.dialog} {easings.standard}, height {durations.dialog} {easings.standard}]',
  'button:hover > * > &': { stroke: 'fg.muted' },
  '[aria-checked=true] > * > &': { fill: 'bg.canvas', stroke: 'fg.default', strokeWidth: '2.6' },
});
const labelStyle = css({
  gridRow: '3',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  paddingInline: { base: '0', md: '2', xl: '3.5' },
  textAlign: { base: 'center', md: 'start' },
  background: 'bg.canvas',
  borderWidth: '1px',
  borderTopWidth: '0',
  borderColor: 'border.subtle',
  borderBottomRadius: 'label',
  '& b': { textStyle: 'h4', fontSize: { base: '[16.5px]', md: '[22.5px]' } },
  '& span': { display: { base: 'none', lg: 'block' }, textStyle: 'xs', opacity: '0.8' },
  '[aria-checked=true] > &': { background: 'label.solid', borderColor: 'label.solid' },
});
