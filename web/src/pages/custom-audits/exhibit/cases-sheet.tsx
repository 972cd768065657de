import { directionOf, localeOf } from '#shared/language.ts';
import { css, cx } from '#styles/css';
import { Excerpt } from '#web/components/exhibit/excerpt.tsx';
import { useLanguage } from '#web/i18n/language-context.tsx';
import { numberFormat } from '#web/lib/number-format.ts';
import { seasonWeeks } from './audits.ts';
import { launch, lowestOf, ramadan, withdrawal } from './cases.ts';
import type { AuditsCopy } from './copy.en.ts';

/**
 * Three audits as a client follows them: two from day to day, one from week to week. Time runs in reading direction, as
 * in the plan of the eight audits and in the sample.
 */
export function CasesSheet({ copy }: { copy: AuditsCopy }) {
  const language = useLanguage();
  const { format: number } = numberFormat(localeOf(language));
  const rtl = directionOf(language) === 'rtl';
  const { cases } = copy;
  const percent = (found: number) => cases.percent(number(Math.round((found / ramadan.looked) * 100)));
  const days = (numbers: readonly number[]) => numbers.map((_, i) => number(i + 1));
  const [before = 0, after = 0] = [ramadan.on[0], ramadan.on.at(-1)];
  const lowest = lowestOf(ramadan.on);
  return (
    <Excerpt head={cases.head} example={copy.example} title={cases.title} measure={cases.measure}>
      <ul className={casesStyle}>
        <li className={caseStyle}>
          <h4 className={titleStyle}>{cases.launch.title}</h4>
          <p className={textStyle}>
            {cases.launch.text(launch.on[0], launch.on.at(-1) ?? 0, launch.stores, launch.on.length)}
          </p>
          <Columns of={launch.on} all={launch.stores} value={number} rtl={rtl} step={axisStep} />
          <ol className={cx(axisStyle, launchAxisStyle)}>
            {days(launch.on).map((day, i) => (
              <li key={day}>
                <span className={i % axisStep === 0 ? undefined : hiddenStyle}>{day}</span>
                <span className={css({ srOnly: true })}>
                  {cases.of(number(launch.on[i] ?? 0), number(launch.stores))}
                </span>
              </li>
            ))}
          </ol>
        </li>
        <li className={caseStyle}>
          <h4 className={titleStyle}>{cases.withdrawal.title}</h4>
          <p className={textStyle}>
            {cases.withdrawal.text(withdrawal.on[0], withdrawal.stores, withdrawal.on.length)}
          </p>
          <Columns of={withdrawal.on} all={withdrawal.stores} value={number} rtl={rtl} danger />
          <ol className={cx(axisStyle, withdrawalAxisStyle)}>
            {days(withdrawal.on).map((day, i) => (
              <li key={day}>
                {day}
                <span className={css({ srOnly: true })}>
                  {cases.of(number(withdrawal.on[i] ?? 0), number(withdrawal.stores))}
                </span>
              </li>
            ))}
          </ol>
        </li>
        <li className={caseStyle}>
          <h4 className={titleStyle}>{cases.ramadan.title}</h4>
          <p className={textStyle}>
            {cases.ramadan.base(ramadan.looked)}{' '}
            {cases.ramadan.text(
              percent(before),
              percent(ramadan.on[lowest] ?? 0),
              lowest - seasonWeeks.before + 1,
              percent(after),
            )}
          </p>
          <Columns of={ramadan.on} all={ramadan.looked} value={percent} rtl={rtl} marked={lowest} />
          <ol className={cx(axisStyle, seasonAxisStyle)}>
            {ramadan.on.map((found, i) => (
              <li key={found}>
                {cases.ramadan.weeks[i]} <span className={css({ srOnly: true })}>{percent(found)}</span>
              </li>
            ))}
          </ol>
        </li>
      </ul>
    </Excerpt>
  );
}

/** Below `sm`, one of so many days of the launch has its number and its value. */
const axisStep = 3;

interface ColumnsProps {
  of: readonly number[];
  all: number;
  /** Writes the value above a column. */
  value: (found: number) => string;
  rtl: boolean;
  /** Below `sm`, one of so many columns has its value. @default 1 */
  step?: number;
  /** The index of the highlighted column. */
  marked?: number;
  /** True if the columns count faults, so that a lower number is better. */
  danger?: boolean;
}

/**
 * A column per day or week, from the inline start: solid up to the found number, which is written above it, dashed
 * beyond. Decorative, since the list below has the same numbers.
 */
function Columns({ of, all, value, rtl, step = 1, marked, danger = false }: ColumnsProps) {
  const pitch = 100 / of.length;
  const percent = (value: number) => `${value.toFixed(2)}%`;
  return (
    <>
      <svg aria-hidden="true" data-danger={danger || undefined} className={columnsStyle}>
        {of.map((found, i) => {
          const missing = 100 - (found / all) * 100;
          // A value has no space above a column that is almost full.
          const inside = missing < 15;
          const start = pitch * (rtl ? of.length - 1 - i : i);
          return (
            <svg
              aria-hidden="true"
              // biome-ignore lint/suspicious/noArrayIndexKey: the columns never change places.
              key={i}
              x={percent(start + pitch * 0.09)}
              width={percent(pitch * 0.82)}
              height="100%"
              className={columnStyle}
            >
              {missing > 0 && <rect height={percent(missing)} className={missingStyle} />}
              {found > 0 && (
                <rect
                  y={percent(missing)}
                  width="100%"
                  height={percent(100 - missing)}
                  className={i === marked ? markedStyle : foundStyle}
                />
              )}
              <text
                x="50%"
                y={percent(missing)}
                dy={inside ? 17 : -5}
                data-inside={inside || undefined}
                data-marked={i === marked || undefined}
                textAnchor="middle"
                className={cx(valueStyle, i % step === 0 ? undefined : hiddenStyle)}
              >
                {value(found)}
              </text>
            </svg>
          );
        })}
      </svg>
      <div className={railStyle} />
    </>
  );
}

const casesStyle = css({
  // Side by side, the charts of all cases are at the same height.
  xl: {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    columnGap: '9',
    '& > li': { display: 'grid', gridTemplateRows: 'subgrid', gridRow: 'span 5' },
  },
});
const caseStyle = css({
  paddingTop: '4',
  paddingBottom: '5',
  borderTopWidth: '1px',
  borderColor: 'border.subtle',
  _last: { paddingBottom: '1' },
  // Less space in print, so that the page fits on two sheets.
  '@media print': { paddingBlock: '1' },
});
const titleStyle = css({ fontWeight: 'strong' });
const textStyle = css({
  marginBottom: { base: '3', _print: '2' },
  textStyle: 'sm',
  color: 'fg.muted',
  textWrap: 'pretty',
});
const columnsStyle = css({
  display: 'block',
  width: 'full',
  height: '[140px]',
  color: 'brand.solid',
  // In print a value may be higher than its drawing.
  overflow: 'visible',
  '@media print': { height: '21' },
  '&[data-danger]': { color: 'danger.solid' },
});
const columnStyle = css({ overflow: 'visible' });
const missingStyle = css({
  // Half of the width of the stroke, so that the stroke is inside the column.
  x: '[0.75px]',
  y: '[0.75px]',
  width: '[calc(100% - 1.5px)]',
  fill: 'transparent',
  stroke: 'border.control',
  strokeWidth: '1.5',
  strokeDasharray: '[4 3]',
});
const foundStyle = css({ fill: '[currentColor]' });
const markedStyle = css({ fill: 'label.solid' });
const valueStyle = css({
  textStyle: 'xs',
  fontWeight: 'strong',
  fill: 'fg.default',
  '&[data-inside]:not([data-marked])': { fill: 'brand.contrast' },
});
const railStyle = css({ height: '1.5', backgroundImage: 'rail' });
const axisStyle = css({
  display: 'grid',
  marginTop: '1',
  textStyle: 'xs',
  color: 'fg.muted',
  textAlign: 'center',
});
const launchAxisStyle = css({ gridTemplateColumns: 'repeat(14, minmax(0, 1fr))' });
const withdrawalAxisStyle = css({ gridTemplateColumns: 'repeat(7, minmax(0, 1fr))' });
const seasonAxisStyle = css({ gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' });
const hiddenStyle = css({ display: { base: 'none', sm: 'inline' } });
