import { directionOf, localeOf } from '#shared/language.ts';
import { css, cx } from '#styles/css';
import { Excerpt } from '#web/components/exhibit/excerpt.tsx';
import { useLanguage } from '#web/i18n/language-context.tsx';
import { numberFormat } from '#web/lib/number-format.ts';
import { seasonWeeks } from './audits.ts';
import { launch, lowestOf, ramadan, withdrawal } from './cases.ts';
import type { AuditsCopy } from './copy.en.ts';

/**
 * Three audits as a client follows them: two from day to day, one from week to week. Time runs from the left in both languages.
 */
export function CasesSheet({ copy }: { copy: AuditsCopy }) {
  const language = useLanguage();
  const { format: number } = numberFormat(localeOf(language));
  const direction = directionOf(language);
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
          <Columns of={launch.on} all={launch.stores} />
          <ol dir="ltr" className={cx(axisStyle, launchAxisStyle)}>
            {days(launch.on).map((day, i) => (
              <li key={day} dir={direction}>
                <span className={i % 3 === 0 ? undefined : hiddenStyle}>{day}</span>
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
          <Columns of={withdrawal.on} all={withdrawal.stores} danger />
          <ol dir="ltr" className={cx(axisStyle, withdrawalAxisStyle)}>
            {days(withdrawal.on).map((day, i) => (
              <li key={day} dir={direction}>
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
          <Columns of={ramadan.on} all={ramadan.looked} marked={lowest} />
          <ol dir="ltr" className={cx(axisStyle, seasonAxisStyle)}>
            {ramadan.on.map((found, i) => (
              <li key={found} dir={direction}>
                {cases.ramadan.weeks[i]} <b>{percent(found)}</b>
              </li>
            ))}
          </ol>
        </li>
      </ul>
    </Excerpt>
  );
}

interface ColumnsProps {
  of: readonly number[];
  all: number;
  /** The index of the highlighted column. */
  marked?: number;
  /** True if the columns count faults, so that a lower number is better. */
  danger?: boolean;
}

/**
 * A column per day or week, from the left: solid up to the found number, dashed above it. Decorative, since the list
 * below has the same numbers.
 */
function Columns({ of, all, marked, danger = false }: ColumnsProps) {
  const pitch = 100 / of.length;
  const percent = (value: number) => `${value.toFixed(2)}%`;
  return (
    <>
      <svg aria-hidden="true" data-danger={danger || undefined} className={columnsStyle}>
        {of.map((found, i) => {
          const missing = 100 - (found / all) * 100;
          return (
            <svg
              aria-hidden="true"
              // biome-ignore lint/suspicious/noArrayIndexKey: the columns never change places.
              key={i}
              x={percent(i * pitch + pitch * 0.09)}
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
  marginBottom: { base: '3', _print: '0.5' },
  textStyle: 'sm',
  color: 'fg.muted',
  textWrap: 'pretty',
});
const columnsStyle = css({
  display: 'block',
  width: 'full',
  height: '14',
  color: 'brand.solid',
  '@media print': { height: '4' },
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
const railStyle = css({ height: '1.5', backgroundImage: 'rail' });
const axisStyle = css({
  display: 'grid',
  marginTop: '1',
  textStyle: 'xs',
  color: 'fg.muted',
  textAlign: 'center',
  '& b': { display: 'block', fontWeight: 'strong', color: 'fg.default' },
});
const launchAxisStyle = css({ gridTemplateColumns: 'repeat(14, minmax(0, 1fr))' });
const withdrawalAxisStyle = css({ gridTemplateColumns: 'repeat(7, minmax(0, 1fr))' });
const seasonAxisStyle = css({ gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' });
const hiddenStyle = css({ display: { base: 'none', sm: 'inline' } });
