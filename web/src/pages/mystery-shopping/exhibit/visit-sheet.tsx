import { css, cx } from '#styles/css';
import { SampleBlock, SampleLeaf, sampleTableStyle } from '#web/components/exhibit/sample-leaf.tsx';
import { useLanguage } from '#web/i18n/language-context.tsx';
import { signed } from '#web/i18n/signed.ts';
import type { VisitCopy } from './copy.en.ts';
import {
  checksOf,
  dayPartOf,
  dearestMiss,
  dearestStep,
  durationOf,
  type Step,
  scoreOf,
  stepNames,
  steps,
  stores,
} from './visit.ts';
import { type VisitFormat, visitFormat } from './visit-format.ts';

interface VisitSheetProps {
  copy: VisitCopy;
}

/** The report of the first visit of the exhibit, as a document: every check with its points, and the other branches. */
export function VisitSheet({ copy }: VisitSheetProps) {
  const format = visitFormat(useLanguage(), copy);
  const { sample } = copy;
  const [store] = stores;
  const checks = Object.values(steps).reduce((sum, step) => sum + Object.keys(step).length, 0);
  const miss = dearestMiss(store);
  const about = `${copy.receipt.at(copy.places[store.place], format.storeNumber(store.no))}${copy.comma} ${sample.time(copy.receipt.date, copy.dayParts[dayPartOf(store)])}`;
  return (
    <SampleLeaf
      copy={{ ...sample, title: copy.receipt.scenario, about }}
      example={copy.band.example}
      figures={[
        [format.points(scoreOf(store), 100), copy.score],
        [format.length(durationOf(store)), sample.stay],
        [format.points(checks - store.missed.length, checks), sample.passed],
      ]}
    >
      <SampleBlock title={sample.checks}>
        <table aria-label={sample.checks} className={cx(sampleTableStyle, checksStyle)}>
          <thead>
            <tr>
              <th scope="col">{copy.columns.step}</th>
              <th scope="col">{copy.sheet.check}</th>
              <th scope="col">{sample.result}</th>
              <th scope="col" data-number="">
                {copy.columns.points}
              </th>
            </tr>
          </thead>
          {stepNames.map((step) => (
            <StepRows key={step} copy={copy} format={format} step={step} />
          ))}
        </table>
        <p aria-hidden="true" className={keyStyle}>
          <span>
            <Mark /> {sample.done}
          </span>
          <span>
            <Mark lost /> {copy.notDone}
          </span>
        </p>
        {miss && (
          <p className={firstStyle}>
            <b>{copy.doFirst}</b> {copy.checks[miss[0]].todo} {signed(miss[1], format.number(miss[1]))}
          </p>
        )}
      </SampleBlock>
      <SampleBlock title={copy.sheet.title}>
        <p className={limitStyle}>{copy.sheet.limit}</p>
        <table aria-label={copy.sheet.title} className={cx(sampleTableStyle, branchesStyle)}>
          <thead>
            <tr>
              <th scope="col">{copy.stores}</th>
              <th scope="col" data-number="">
                {copy.score}
              </th>
              <th scope="col" data-number="" className={wideStyle}>
                {copy.columns.minutes}
              </th>
              <th scope="col">{sample.lostMost}</th>
              <th scope="col">{copy.doFirst}</th>
            </tr>
          </thead>
          <tbody>
            {stores.map((one) => {
              const first = dearestMiss(one);
              return (
                <tr key={one.no}>
                  <th scope="row">{copy.places[one.place]}</th>
                  <td data-number="">{format.number(scoreOf(one))}</td>
                  <td data-number="" className={wideStyle}>
                    {format.length(durationOf(one))}
                  </td>
                  <td>
                    <span aria-hidden="true" className={columnStyle}>
                      {sample.lostMost}
                    </span>
                    {copy.steps[dearestStep(one)]}
                  </td>
                  <td>
                    <span aria-hidden="true" className={columnStyle}>
                      {copy.doFirst}
                    </span>
                    {first ? copy.checks[first[0]].todo : copy.nothingMissed}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </SampleBlock>
    </SampleLeaf>
  );
}

/** The checks of a step, below one another beside its name. */
function StepRows({ copy, format, step }: VisitSheetProps & { format: VisitFormat; step: Step }) {
  const [store] = stores;
  const checks = checksOf(step);
  return (
    <tbody>
      {checks.map(([check, points], i) => {
        const lost = store.missed.includes(check);
        return (
          <tr key={check}>
            {i === 0 && (
              <th scope="rowgroup" rowSpan={checks.length}>
                {copy.steps[step]} <span className={lengthStyle}>{format.length(store.seconds[step])}</span>
              </th>
            )}
            <td>{copy.checks[check].done}</td>
            <td data-lost={lost || undefined}>
              <Mark lost={lost} />
              <span className={resultStyle}>{lost ? copy.notDone : copy.sample.done}</span>
            </td>
            <td data-number="" data-lost={lost || undefined}>
              {format.points(lost ? 0 : points, points)}
            </td>
          </tr>
        );
      })}
    </tbody>
  );
}

/** On phones, the result of a check: a facing, or a gap. */
function Mark({ lost = false }: { lost?: boolean }) {
  return <span aria-hidden="true" data-gap={lost || undefined} className={markStyle} />;
}

/** On phones the name of a step is above its checks, and results are marks. */
const checksStyle = css({
  smDown: {
    '& thead': { srOnly: true },
    '& tr': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) 16px 84px',
      columnGap: '3',
    },
    '& :is(th, td)': { paddingInlineEnd: '0!' },
    '& [scope=rowgroup]': { gridColumn: '1 / -1', paddingTop: '3', paddingBottom: '0' },
    '& [data-number]': { textAlign: 'end' },
  },
});
const markStyle = css({
  display: { base: 'block', sm: 'none', _print: 'none' },
  flexShrink: '0',
  width: '3',
  height: '4',
  marginTop: '0.5',
  background: 'brand.solid',
  forcedColorAdjust: 'none',
  printColorAdjust: 'exact',
  '&[data-gap]': { background: 'transparent', border: '[1.5px dashed {colors.danger.solid}]' },
});
const resultStyle = css({ smDown: { srOnly: true } });
const keyStyle = css({
  display: { base: 'flex', sm: 'none', _print: 'none' },
  columnGap: '5',
  marginTop: '3',
  textStyle: 'xs',
  '& > span': { display: 'inline-flex', gap: '2' },
  '& > span::first-letter': { textTransform: 'uppercase' },
});
/** On phones the rows of branches are stacked: name and score, then the columns for which there is no space beside them. */
const branchesStyle = css({
  smDown: {
    '& thead': { srOnly: true },
    '& tr': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) max-content', paddingBlock: '2' },
    '& :is(th, td)': { paddingBlock: '0', paddingInlineEnd: '0!' },
    '& td:not([data-number])': { gridColumn: '1 / -1' },
    '& tbody th, & td[data-number]': { fontWeight: 'strong' },
  },
});
/** On phones, the name of a column in its cells. */
const columnStyle = css({
  display: { base: 'inline', sm: 'none', _print: 'none' },
  marginInlineEnd: '2',
  color: 'fg.muted',
});
const lengthStyle = css({
  fontWeight: 'normal',
  color: 'fg.muted',
});
/** A column for which phones have no space. */
const wideStyle = css({ display: { base: 'none', sm: 'table-cell', _print: 'table-cell' } });
const limitStyle = css({ marginBottom: '2', textStyle: 'sm', color: 'fg.muted', textWrap: 'pretty' });
const firstStyle = css({
  width: 'fit',
  marginTop: '3',
  paddingInline: '2',
  background: 'label.solid',
  borderRadius: 'label',
  '& b': { fontWeight: 'strong' },
});
