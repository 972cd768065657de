import { directionOf } from '#shared/language.ts';
import { css } from '#styles/css';
import { useLanguage } from '#web/i18n/language-context.tsx';
import type { VisitCopy } from './copy.en.ts';
import { beginningOf, durationOf, maxPointsOf, pointsOf, type Step, type Store, stepNames } from './visit.ts';
import type { VisitFormat } from './visit-format.ts';

interface StripProps {
  copy: VisitCopy;
  format: VisitFormat;
  store: Store;
  step: Step;
  onChoose: (step: Step) => void;
}

/**
 * The visit as a timeline: each step is as wide as its duration, solid up to its points, dashed above. It repeats the
 * receipt, for sighted people with a pointer.
 */
export function Strip({ copy, format, store, step, onChoose }: StripProps) {
  const rtl = directionOf(useLanguage()) === 'rtl';
  const whole = durationOf(store);
  const at = (percents: number) => `${percents.toFixed(2)}%`;
  const percent = (seconds: number) => (seconds / whole) * 100;
  const columns = stepNames.map((name) => {
    const [begin, width] = [percent(beginningOf(store, name)), percent(store.seconds[name])];
    return { name, x: rtl ? 100 - begin - width : begin, width };
  });
  const middles = columns.map(({ x, width }) => (rtl ? 100 - x - width / 2 : x + width / 2));
  const [ofNumbers, ofNames] = [apart(middles, numbers), apart(middles, names)];
  const from = (start: number | undefined = 0) => at(rtl ? 100 - start : start);
  return (
    <div className={stripStyle}>
      <svg aria-hidden="true" className={columnsStyle}>
        {columns.map(({ name, x, width }) => {
          const [points, max] = [pointsOf(store, name), maxPointsOf(name)];
          const lost = 100 - (points / max) * 100;
          return (
            <svg
              aria-hidden="true"
              key={name}
              x={at(x)}
              width={at(width)}
              height="100%"
              data-on={name === step || undefined}
              className={columnStyle}
              onClick={() => onChoose(name)}
            >
              <rect width="100%" height="100%" fill="transparent" />
              {points > 0 && <rect y={at(lost)} height={at(100 - lost)} className={gotStyle} />}
              {points > 0 && <rect x="100%" y={at(lost)} height={at(100 - lost)} className={edgeStyle} />}
              {lost > 0 && <rect height={at(lost)} className={lostStyle} />}
              {width > 14 && (
                <text x={rtl ? '100%' : '0%'} y="100%" dx={rtl ? -24 : 12} dy={-12} className={pointsStyle}>
                  {format.points(points, max)}
                </text>
              )}
            </svg>
          );
        })}
      </svg>
      <div className={railStyle} />
      <svg aria-hidden="true" className={labelsStyle}>
        {columns.map(({ name }, i) => {
          const x = from(ofNames[i]);
          return (
            <g key={name} data-on={name === step || undefined} className={labelStyle}>
              <text x={from(ofNumbers[i])} y="15" className={numberStyle}>
                {format.number(i + 1)}
              </text>
              <line x1={from(middles[i])} x2={x} y2="11" className={leaderStyle} />
              <text x={x} y="27" className={nameStyle}>
                {copy.steps[name]}
              </text>
              <text x={x} y="46" className={timeStyle}>
                {format.length(store.seconds[name])}
              </text>
            </g>
          );
        })}
      </svg>
    </div>
  );
}

/**
 * `least`: the smallest distance between the centres of two labels. `end`: that between the centre of a label and an end of the
 * strip. In per cent of the strip.
 */
interface Room {
  least: number;
  end: number;
}
const names: Room = { least: 13, end: 5 };
const numbers: Room = { least: 4.5, end: 1.5 };

/** Returns the centres of labels, moved no more than needed to keep them apart. */
function apart(middles: readonly number[], { least, end }: Room): number[] {
  const moved = [...middles];
  for (let i = 0; i < moved.length; i += 1)
    moved[i] = Math.max(moved[i] ?? 0, i === 0 ? end : (moved[i - 1] ?? 0) + least);
  for (let i = moved.length - 1; i >= 0; i -= 1)
    moved[i] = Math.min(moved[i] ?? 0, i === moved.length - 1 ? 100 - end : (moved[i + 1] ?? 0) - least);
  return moved;
}

const stripStyle = css({ marginTop: { base: '5', md: '7.5' } });
const columnsStyle = css({ width: 'full', height: { base: '[84px]', md: '[112px]' }, overflow: 'visible' });
const columnStyle = css({ overflow: 'visible', cursor: 'pointer' });
const gotStyle = css({
  width: '[calc(100% - 4px)]',
  fill: 'brand.muted',
  transition: '[fill 180ms]',
  '[data-on] > &': { fill: 'label.solid' },
});
const edgeStyle = css({
  width: '2.5',
  transform: 'translateX(-14px)',
  fill: 'bg.ink',
  opacity: '0.18',
  display: { base: 'none', md: 'block' },
});
const lostStyle = css({
  x: '[1px]',
  y: '[1px]',
  width: '[max(2px, calc(100% - 6px))]',
  fill: 'transparent',
  stroke: 'border.onDarkControl',
  strokeWidth: '2',
  strokeDasharray: '[6 4]',
  '[data-on] > &': { stroke: 'label.solid' },
});
const pointsStyle = css({
  display: { base: 'none', md: 'block' },
  textStyle: 'sm',
  fontWeight: 'strong',
  fill: 'fg.default',
});
const railStyle = css({
  height: { base: '2', md: '2.5' },
  marginInline: { base: '-5', md: '-3' },
  backgroundImage: 'rail',
});
const labelsStyle = css({
  width: 'full',
  height: { base: '6', xl: '[55px]' },
  overflow: 'visible',
  textAnchor: 'middle',
  marginTop: '1',
});
const labelStyle = css({ fill: 'fg.onDark', textStyle: 'sm', '&[data-on]': { fill: 'label.solid' } });
const numberStyle = css({ display: { xl: 'none' } });
/** The line leads from the middle of a step to its name, which may have had to move. */
const leaderStyle = css({
  display: { base: 'none', xl: 'block' },
  stroke: 'border.onDarkControl',
  '[data-on] > &': { stroke: 'label.solid' },
});
const nameStyle = css({ display: { base: 'none', xl: 'block' }, fontWeight: 'strong' });
const timeStyle = css({ display: { base: 'none', xl: 'block' }, fill: 'fg.onDarkMuted' });
