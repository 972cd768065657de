import { memo } from 'react';
import { directionOf } from '#shared/language.ts';
import { css, cx } from '#styles/css';
import { useLanguage } from '#web/i18n/language-context.tsx';
import type { QuestionCopy } from './copy.en.ts';
import { answerNames, type Place, rangeOf, tally, verdictOf } from './survey.ts';

export interface ResultsProps {
  copy: QuestionCopy;
  place: Place;
  /** How many interviews were made so far. */
  interviews: number;
  number: (value: number) => string;
  /** Returns a fraction in points, with one decimal. */
  points: (part: number) => string;
}

/**
 * The answers with their shares and intervals, in the order of the sheet. The bars are animated within an element with
 * `data-moves`. The attribute is absent while the animation shows all interviews again.
 */
export const Results = memo(function Results({
  copy,
  place,
  interviews,
  number,
  points,
  className,
}: ResultsProps & { className: string }) {
  const counts = tally(place, interviews);
  const { first } = verdictOf(place, interviews);
  return (
    <table className={cx(tableStyle, className)}>
      <caption className={css({ srOnly: true })}>{copy.sheet.question}</caption>
      <thead className={headStyle}>
        <tr>
          <th scope="col">{copy.columns.answer}</th>
          <td aria-hidden="true" className={barCellStyle}>
            <Axis written={(part) => copy.percent(number(part * 100))} />
          </td>
          <th scope="col" className={peopleStyle}>
            {copy.columns.people}
          </th>
          <th scope="col">{copy.columns.share}</th>
          <td aria-hidden="true">{copy.columns.range}</td>
        </tr>
      </thead>
      <tbody>
        {answerNames.map((answer, i) => {
          const count = counts[i] ?? 0;
          const share = count / interviews;
          const range = rangeOf(share, interviews);
          const [from, to] = range.map(points) as [string, string];
          return (
            <tr key={answer} data-first={answer === first || undefined} className={rowStyle}>
              <th scope="row">{copy.answers[answer].text}</th>
              <td aria-hidden="true" className={barCellStyle}>
                <Span share={share} range={range} />
              </td>
              <td className={peopleStyle}>{number(count)}</td>
              <td className={shareStyle}>
                <span aria-hidden="true">{copy.percent(points(share))}</span>
                <span className={css({ srOnly: true })}>
                  {copy.shareRead(copy.percent(points(share)), from, to)}
                </span>
              </td>
              <td aria-hidden="true" className={rangeStyle}>
                {copy.range(from, to)}
              </td>
            </tr>
          );
        })}
      </tbody>
      {place === 'all' && (
        <tfoot className={footStyle}>
          <tr>
            <td colSpan={5}>{copy.all}</td>
          </tr>
        </tfoot>
      )}
    </table>
  );
});

/** The end of the axis of shares, as a fraction. */
const reach = 0.5;
const marks = [0, 0.1, 0.2, 0.3, 0.4, 0.5];
const percent = (part: number) => Math.max(0, Math.min(1, part / reach)) * 100;
const at = (percents: number) => `${percents.toFixed(2)}%`;

function Axis({ written }: { written: (part: number) => string }) {
  const rtl = directionOf(useLanguage()) === 'rtl';
  return (
    <svg aria-hidden="true" className={axisStyle}>
      {marks.map((mark) => (
        <text key={mark} x={at(rtl ? 100 - percent(mark) : percent(mark))} y="13">
          {written(mark)}
        </text>
      ))}
    </svg>
  );
}

/** A bar that is solid up to the lowest possible share and dashed up to the highest, with a stroke at the counted share. */
function Span({ share, range }: { share: number; range: readonly [from: number, to: number] }) {
  const rtl = directionOf(useLanguage()) === 'rtl';
  const [least, most] = [percent(range[0]), percent(range[1])];
  const from = (start: number, width: number) => at(rtl ? 100 - start - width : start);
  return (
    <svg aria-hidden="true" className={spanStyle}>
      {marks.map((mark) => (
        <rect key={mark} x={from(percent(mark), 0)} y="-6" width="1" className={markStyle} />
      ))}
      <rect x={from(0, least)} width={at(least)} height="100%" className={solidStyle} />
      <rect x={from(least, most - least)} y="1" width={at(most - least)} className={openStyle} />
      <rect x={from(percent(share), 0)} y="-4" className={countedStyle} />
    </svg>
  );
}

const tableStyle = css({
  width: 'full',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  display: { base: 'block', md: 'table' },
  '& tbody': { display: { base: 'block', md: 'table-row-group' } },
  '& th': { fontWeight: 'strong', textAlign: 'start' },
  '& td': { textAlign: 'end', whiteSpace: 'nowrap' },
});
const headStyle = css({
  srOnly: { base: true, md: false },
  '& th, & td': {
    paddingBottom: '2.5',
    textStyle: 'xs',
    fontWeight: 'normal',
    color: 'fg.muted',
    verticalAlign: 'bottom',
  },
  '& th ~ th': { textAlign: 'end' },
});
const rowStyle = css({
  display: { base: 'grid', md: 'table-row' },
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  columnGap: '3',
  alignItems: 'baseline',
  paddingTop: { base: '3', md: '0' },
  paddingBottom: { base: '4', md: '0' },
  borderTopWidth: '1px',
  borderColor: 'border.subtle',
  '& > *': { height: { md: '12' }, paddingInlineStart: { md: '2.5' } },
  '& > th': { paddingInlineStart: { md: '0' } },
  '&[data-first]': { fontWeight: 'heading' },
});
const barCellStyle = css({
  order: { base: '1', md: '0' },
  gridColumn: { base: '1 / -1', md: 'auto' },
  width: { md: '[38%]', xl: '[330px]' },
  paddingTop: { base: '3', md: '0' },
  paddingInlineEnd: { md: '5' },
});
/** Only for screen readers where there is no space: on phones, and beside the sheet. */
const peopleStyle = css({ srOnly: { base: true, md: false, lg: true, xl: false } });
const rangeStyle = css({ minWidth: { base: '[84px]', md: '0' } });
/** The sentence about cities taken together, below their figures. */
const footStyle = css({
  display: { base: 'block', md: 'table-footer-group' },
  '& tr': {
    display: { base: 'block', md: 'table-row' },
    borderTopWidth: '1px',
    borderColor: 'border.subtle',
  },
  '& td': {
    display: { base: 'block', md: 'table-cell' },
    paddingTop: '2.5',
    textStyle: 'sm',
    textAlign: 'start',
    whiteSpace: 'normal',
    color: 'fg.muted',
    textWrap: 'pretty',
  },
});
const shareStyle = css({ fontSize: '[19px]', fontWeight: 'strong' });
/** Every other mark is labelled if the column is narrow. */
const axisStyle = css({
  '& text:nth-child(even)': { display: { lg: 'none', xl: 'block' } },
  width: 'full',
  height: '5',
  overflow: 'visible',
  textAnchor: 'middle',
  fill: 'fg.muted',
});
const spanStyle = css({ width: 'full', height: { base: '5', md: '6' }, overflow: 'visible' });
const markStyle = css({ height: '[calc(100% + 12px)]', fill: 'border.subtle' });
const solidStyle = css({
  fill: 'brand.solid',
  opacity: '0.72',
  '[data-first] &': { opacity: '1' },
  '[data-moves] &': {
    transition: '[x {durations.dialog} {easings.standard}, width {durations.dialog} {easings.standard}]',
  },
});
const openStyle = css({
  height: '[calc(100% - 2px)]',
  fill: 'transparent',
  stroke: 'fg.default',
  strokeWidth: '1.7',
  strokeDasharray: '[4 3]',
  '[data-moves] &': {
    transition: '[x {durations.dialog} {easings.standard}, width {durations.dialog} {easings.standard}]',
  },
});
const countedStyle = css({
  width: '[3px]',
  height: '[calc(100% + 8px)]',
  transform: 'translateX(-1.5px)',
  fill: 'fg.default',
  '[data-moves] &': { transition: '[x {durations.dialog} {easings.standard}]' },
});
