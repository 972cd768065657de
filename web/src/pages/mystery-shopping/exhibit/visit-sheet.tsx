import { css } from '#styles/css';
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
        <table aria-label={sample.checks} className={sampleTableStyle}>
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
        {miss && (
          <p className={firstStyle}>
            <b>{copy.doFirst}</b> {copy.checks[miss[0]].todo} {signed(miss[1], format.number(miss[1]))}
          </p>
        )}
      </SampleBlock>
      <SampleBlock title={copy.sheet.title}>
        <p className={limitStyle}>{copy.sheet.limit}</p>
        <table aria-label={copy.sheet.title} className={sampleTableStyle}>
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
                  <td>{copy.steps[dearestStep(one)]}</td>
                  <td>{first ? copy.checks[first[0]].todo : copy.nothingMissed}</td>
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
            <td data-lost={lost || undefined}>{lost ? copy.notDone : copy.sample.done}</td>
            <td data-number="" data-lost={lost || undefined}>
              {format.points(lost ? 0 : points, points)}
            </td>
          </tr>
        );
      })}
    </tbody>
  );
}

const lengthStyle = css({
  display: { base: 'block', sm: 'inline' },
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
