import type { ReactNode } from 'react';
import { type Plan, precisions } from '#shared/plan/plan.ts';
import { type Scope, sampling } from '#shared/plan/scope.ts';
import { css, cx } from '#styles/css';
import { container, rail } from '#styles/recipes';
import { numberFormat } from '#web/lib/number-format.ts';
import type { texts as english, PlannerCopy } from './copy.en.ts';

interface FormulaProps {
  copy: PlannerCopy['formula'];
  plan: Plan;
  scope: Scope;
  /** The editable times, as text. */
  written: Readonly<Record<keyof typeof english, string>>;
  /** The sentence that says that the plan is an example, if it is one. */
  example: string | undefined;
  number: (value: number) => string;
}

const one = (value: number) => value.toFixed(1);
const { z, p, perArea, similarity } = sampling;
const sources = [
  'W. G. Cochran, Sampling Techniques, 3rd ed., Wiley 1977, ch. 4–5, 12',
  'L. Kish, Survey Sampling, Wiley 1965, ch. 5',
];

/** Every step of the calculation, with its formula, values and source; then the field days. */
export function Formula({ copy, plan, scope, written, example, number }: FormulaProps) {
  const { population, precision, provinces, products } = plan;
  const places = Math.max(1, provinces.length);
  const tenths = (value: number) => number(Number(one(value)));
  const points = numberFormat('en', { maximumFractionDigits: 2 }).format(scope.margin * 100);
  const steps: Step[] = [
    {
      answer: tenths(scope.independent),
      formula: (
        <>
          n<sub>0</sub> = z² · p(1−p) / e²
        </>
      ),
      with: `${z}² × ${p * (1 - p)} / ${precision / 100}²`,
      text: copy.independent(number(precision)),
    },
    {
      answer: `× ${number(scope.designEffect)} = ${tenths(scope.clustered)}`,
      formula: 'deff = 1 + (m−1) ρ',
      with: `1 + (${perArea}−1) × ${similarity}`,
      text: copy.clustered,
    },
    {
      answer: tenths(scope.needed),
      formula: (
        <>
          n = n<sub>1</sub> / (1 + (n<sub>1</sub>−1) / N)
        </>
      ),
      with:
        population === undefined
          ? 'N = ∞'
          : `${one(scope.clustered)} / (1 + ${one(scope.clustered - 1)} / ${population})`,
      text: population === undefined ? copy.endless : copy.population(number(population)),
    },
    {
      answer: number(scope.visits),
      formula: scope.complete ? 'n ≥ N' : `${number(places)} × ${number(scope.each)}`,
      with: '',
      text: scope.complete
        ? copy.complete
        : copy.rounded(places, number(places), scope.each, number(Number(points))),
      last: true,
    },
  ];
  const rows = [
    ...Object.entries(copy.times).map(
      ([key, label]) => [label, written[key as keyof typeof written]] as const,
    ),
    [copy.minutes, number(scope.minutes)] as const,
    [copy.perDay, number(scope.perDay)] as const,
    [`${copy.readings} (${number(scope.visits)} × ${number(products)})`, number(scope.readings)] as const,
  ];
  return (
    <section id="formula" aria-labelledby="formula-title" className={sectionStyle}>
      <div className={container()}>
        <h2 id="formula-title" className={css({ textStyle: 'h2' })}>
          {copy.title(number(scope.visits))}
        </h2>
        {example && <p className={exampleStyle}>{example}</p>}
      </div>
      <div className={cx(rail(), railStyle)} />
      <div className={container()}>
        <ol className={stepsStyle}>
          {steps.map(({ answer, formula, with: filled, text, last }) => (
            <li key={text}>
              <span data-last={last || undefined} className={answerStyle}>
                {answer}
              </span>
              <bdi dir="ltr" className={formulaStyle}>
                {formula}
                {filled && <span>{filled}</span>}
              </bdi>
              <p className={textStyle}>{text}</p>
            </li>
          ))}
        </ol>
        <dl className={rowsStyle}>
          {rows.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
          {!scope.complete && (
            <div>
              <dt>
                {copy.change} <bdi dir="ltr">(e · √2)</bdi>
              </dt>
              <dd>{tenths(scope.change * 100)}</dd>
            </div>
          )}
          <div>
            <dt>{copy.sources}</dt>
            <dd>
              {sources.map((source) => (
                <span key={source} className={css({ display: 'block' })}>
                  <bdi dir="ltr">{source}</bdi>
                </span>
              ))}
            </dd>
          </div>
        </dl>
        <p className={noteStyle}>{copy.note}</p>
      </div>
    </section>
  );
}

interface Step {
  answer: string;
  formula: ReactNode;
  /** The formula with its values. */
  with: string;
  text: string;
  last?: true;
}

interface SampleTableProps {
  copy: PlannerCopy['unscripted'];
  visits: (population: number | undefined, precision: (typeof precisions)[number]) => string;
  number: (value: number) => string;
}

/** Sample sizes by precision and market, for readers without script. */
export function SampleTable({ copy, visits, number }: SampleTableProps) {
  return (
    <table className={tableStyle}>
      <caption>{copy.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{copy.outlets}</th>
          {precisions.map((precision) => (
            <th key={precision} scope="col">
              ±{number(precision)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {[500, 1000, 2400, undefined].map((population) => (
          <tr key={population ?? 0}>
            <th scope="row">{population === undefined ? copy.endless : number(population)}</th>
            {precisions.map((precision) => (
              <td key={precision}>{visits(population, precision)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const sectionStyle = css({
  paddingBlock: 'section',
  background: 'bg.shelf',
  scrollMarginTop: 'var(--navigation-height)',
  overflowX: 'clip',
});
const exampleStyle = css({
  display: 'inline-block',
  marginTop: '3',
  paddingInline: '2.5',
  paddingBlock: '1',
  textStyle: 'xs',
  fontWeight: 'strong',
  color: 'fg.muted',
  borderWidth: '1.5px',
  borderStyle: 'dashed',
  borderColor: 'border.control',
  borderRadius: 'label',
});
const railStyle = css({ marginTop: { base: '7', lg: '10' } });
const stepsStyle = css({
  display: 'grid',
  gridTemplateColumns: {
    base: 'minmax(0, 1fr)',
    md: 'repeat(2, minmax(0, 1fr))',
    lg: 'repeat(4, minmax(0, 1fr))',
  },
  gap: '7',
});
const answerStyle = css({
  display: 'inline-block',
  paddingInline: '3.5',
  paddingBlock: '2',
  textStyle: 'h4',
  background: 'bg.canvas',
  borderWidth: '1px',
  borderTopWidth: '0',
  borderColor: 'border.subtle',
  borderBottomRadius: 'label',
  '&[data-last]': { background: 'label.solid', borderColor: 'label.solid' },
});
const formulaStyle = css({
  display: 'block',
  width: 'fit',
  marginTop: '4',
  fontWeight: 'strong',
  '& span': { display: 'block', textStyle: 'sm', fontWeight: 'normal', color: 'fg.muted' },
  '& sub': { textStyle: 'xs' },
});
const textStyle = css({ marginTop: '2.5', textStyle: 'sm', color: 'fg.muted' });
const rowsStyle = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
  columnGap: '18',
  marginTop: { base: '9', lg: '12' },
  textStyle: 'sm',
  '& div': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: '4',
    paddingBlock: '2.5',
    borderTopWidth: '1px',
    borderColor: 'border.subtle',
  },
  '& dd': { fontWeight: 'strong', textAlign: 'end' },
});
const noteStyle = css({ marginTop: '3.5', textStyle: 'xs', color: 'fg.muted' });
const tableStyle = css({
  width: 'full',
  maxWidth: 'column',
  marginTop: '6',
  textStyle: 'sm',
  '& caption': { textAlign: 'start', fontWeight: 'strong', paddingBottom: '3' },
  '& th, & td': {
    paddingBlock: '2.5',
    textAlign: 'start',
    borderTopWidth: '1px',
    borderColor: 'border.subtle',
  },
});
