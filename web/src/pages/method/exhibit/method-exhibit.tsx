import type { FocusEvent, ReactNode } from 'react';
import { agreementOf, exampleAnswers } from '#shared/plan/agreement.ts';
import { type CoverageLevel, parseCoverage } from '#shared/plan/coverage.ts';
import { provinces } from '#shared/plan/provinces.ts';
import { css } from '#styles/css';
import { Drawing } from '#web/components/exhibit/drawing.tsx';
import { useLanguage } from '#web/i18n/language-context.tsx';
import { colour } from '#web/theme/drawing-colours.ts';
import type { MethodCopy } from '../copy.en.ts';
import { cities } from './coverage.ts';
import { agreementScale, drawnStores, population, repeatedVisits, shots } from './drawings.ts';
import type { MethodFormat } from './method-format.ts';

interface PartProps {
  copy: MethodCopy;
  format: MethodFormat;
}

/** Limits the classes of `exhibit.css` to its children. Without a limit they would override those of other components. */
export function Own({ children }: { children: ReactNode }) {
  return <div data-exhibit="method">{children}</div>;
}

/** The head of the page on paper, where it is an annex of a contract: what it is, and lines to fill in. */
export function AnnexHead({ copy }: { copy: MethodCopy['annex'] }) {
  return (
    <Own>
      <div className={annexStyle}>
        <p className={css({ fontWeight: 'strong' })}>{copy.title}</p>
        <ul className={blanksStyle}>
          {copy.blanks.map((blank) => (
            <li key={blank}>{blank}</li>
          ))}
        </ul>
      </div>
    </Own>
  );
}

/** The label that says that figures are examples. */
export function ExampleTag({ children }: { children: ReactNode }) {
  return <p className={tagStyle}>{children}</p>;
}

/** Rows of terms and explanations. */
export function Rows({ items }: { items: readonly { name: string; text: string }[] }) {
  return (
    <dl className={rowsStyle}>
      {items.map(({ name, text }) => (
        <div key={name} className={rowStyle}>
          <dt className={css({ fontWeight: 'strong' })}>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The list of outlets with the drawn ones. */
export function DrawnStores({ copy, format, note }: PartProps & { note: string }) {
  return (
    <>
      <Drawing {...drawnStores()} className={wideStyle} />
      <p className={noteStyle}>
        {copy.sampling.drawn(format.number(population.drawn), format.number(population.all))} {note}
      </p>
    </>
  );
}

export function RepeatedVisits() {
  return <Drawing {...repeatedVisits()} className={wideStyle} />;
}

/** The photos of a visit, in order. */
export function Photos({ copy, format }: PartProps) {
  return (
    <ol className={photosStyle}>
      {copy.photos.items.map(({ title, text }, i) => (
        <li key={title}>
          <Drawing width={240} height={180} shapes={shots[i] ?? []} className={wideStyle} />
          <h3 className={photoTitleStyle}>
            {format.number(i + 1)}. {title}
          </h3>
          <p className={photoTextStyle}>{text}</p>
        </li>
      ))}
    </ol>
  );
}

/** The answers of two auditors, and their agreement on the scale. */
export function Agreement({ copy, format, release }: PartProps & { release: string }) {
  const [both, first, second, neither] = exampleAnswers;
  const { pairs, observed, expected, kappa, interval } = agreementOf(exampleAnswers);
  const three = (share: number) => share.toFixed(3);
  const [firstRight, secondRight] = [both + first, both + second];
  const rows = [
    [copy.agreement.firstRight, both, first, firstRight],
    [copy.agreement.firstWrong, second, neither, pairs - firstRight],
    [copy.agreement.total, secondRight, pairs - secondRight, pairs],
  ] as const;
  return (
    <>
      <table aria-label={copy.agreement.table} className={answersStyle}>
        <thead>
          <tr>
            <td />
            <th scope="col">{copy.agreement.secondRight}</th>
            <th scope="col">{copy.agreement.secondWrong}</th>
            <th scope="col">{copy.agreement.total}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...counts], row) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {counts.map((count, column) => (
                <td
                  // biome-ignore lint/suspicious/noArrayIndexKey: the cells are in the order of their columns.
                  key={column}
                  data-alike={row === column && row < 2 ? '' : undefined}
                  data-sum={row === 2 || column === 2 ? '' : undefined}
                >
                  {format.number(count)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div dir="ltr" className={workingStyle}>
        <p>
          pₒ = ({both} + {neither}) / {pairs} = <b>{three(observed)}</b>
        </p>
        <p>
          pₑ = ({firstRight} × {secondRight} + {pairs - firstRight} × {pairs - secondRight}) / {pairs}² ={' '}
          <b>{three(expected)}</b>
        </p>
        <p>
          κ = ({three(observed)} − {three(expected)}) / (1 − {three(expected)}) = <b>{kappa.toFixed(2)}</b>
        </p>
      </div>
      <Drawing {...agreementScale(kappa, interval, format.rtl)} className={wideStyle} />
      <div aria-hidden="true" className={scaleStyle}>
        {[0, 0.2, 0.4, 0.6, 0.8, 1].map((value) => (
          <span key={value}>{format.number(value, 1)}</span>
        ))}
      </div>
      <p className={noteStyle}>
        {copy.agreement.interval(
          format.number(interval[0], 2),
          format.number(interval[1], 2),
          format.number(pairs),
        )}
      </p>
      <p className={noteStyle}>{release}</p>
    </>
  );
}

const facingOf: readonly Parameters<typeof Drawing>[0]['shapes'][] = [
  [
    [
      'rect',
      {
        x: 1,
        y: 1,
        width: 14,
        height: 22,
        fill: 'none',
        stroke: colour.control,
        strokeWidth: 1.5,
        strokeDasharray: '4 3',
      },
    ],
  ],
  [
    ['rect', { x: 0, y: 0, width: 16, height: 24, fill: colour.mist }],
    [
      'path',
      {
        d: 'M0 8l8 -8M0 16l16 -16M0 24l16 -16M8 24l8 -8',
        fill: 'none',
        stroke: colour.petrol,
        strokeWidth: 2,
      },
    ],
  ],
  [['rect', { x: 0, y: 0, width: 16, height: 24, fill: colour.petrol }]],
];

function LevelSign({ of }: { of: CoverageLevel }) {
  return <Drawing width={16} height={24} shapes={facingOf[of] ?? []} className={signStyle} />;
}

/** The provinces with how outlets of each kind are reached, as the owner stored it. */
export function CoverageTable({ copy, stored }: { copy: MethodCopy; stored: string }) {
  const language = useLanguage();
  const { rows, notes } = parseCoverage(stored);
  const { levels, outlets, province, title } = copy.coverage;
  return (
    <>
      <ul className={legendStyle}>
        {([2, 1, 0] as const).map((level) => (
          <li key={level}>
            <LevelSign of={level} />
            {levels[level]}
          </li>
        ))}
      </ul>
      {rows.length > 0 && (
        <table aria-label={title} className={coverageStyle}>
          <thead>
            <tr>
              <th scope="col">{province}</th>
              {outlets.map((outlet) => (
                <th key={outlet} scope="col">
                  {outlet}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ province: id, levels: reached }) => (
              <tr key={id}>
                <th scope="row">
                  {provinces.find((one) => one.id === id)?.name[language]}
                  <span className={citiesStyle}> {cities[id][language]}</span>
                </th>
                {outlets.map((outlet, i) => {
                  const level = reached[i] ?? 0;
                  return (
                    <td key={outlet}>
                      <LevelSign of={level} />
                      <span className={css({ srOnly: true })}>{levels[level]}</span>
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {notes.map((note) => (
        <p key={note} className={noteStyle}>
          {note}
        </p>
      ))}
    </>
  );
}

/** Cases: stored ones, or examples, which have no results. */
export function Cases({ copy, stored }: { copy: MethodCopy; stored: readonly string[] }) {
  const { cases } = copy;
  if (stored.length > 0)
    return (
      <ul className={casesStyle}>
        {stored.map((text) => (
          <li key={text} className={caseStyle}>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    );
  return (
    <ul className={casesStyle}>
      {cases.examples.map(({ client, question, measure, decision }) => (
        <li key={client} className={caseStyle}>
          <p className={clientStyle}>{client}</p>
          <h3 className={css({ textStyle: 'h4' })}>{question}</h3>
          <dl className={caseRowsStyle}>
            <dt>{cases.measure}</dt>
            <dd>{measure}</dd>
            <dt>{cases.decision}</dt>
            <dd>{decision}</dd>
          </dl>
        </li>
      ))}
    </ul>
  );
}

/** Links to the sections of the page. */
export function Anchors({
  label,
  items,
}: {
  label: string;
  items: readonly (readonly [id: string, name: string])[];
}) {
  return (
    <Own>
      <nav aria-label={label} className={anchorsStyle}>
        <ul className={anchorListStyle}>
          {items.map(([id, name]) => (
            <li key={id}>
              <a href={`#${id}`} className={anchorStyle} onFocus={showWhole}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </Own>
  );
}

/** Scrolls a link into view that is partly outside of the row. Browsers do not scroll it if 32 px of it are visible. */
function showWhole({ currentTarget }: FocusEvent<HTMLElement>) {
  // A pressed link must not move away from the pointer.
  if (currentTarget.matches(':focus-visible'))
    currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

const annexStyle = css({ display: 'none', '@media print': { display: 'block' } });
/** A line to write on after each term. */
const blanksStyle = css({
  '& li': { display: 'flex', alignItems: 'end', gap: '2', height: '9' },
  '& li::after': { content: '""', flexGrow: '1', borderBottomWidth: '1px', borderColor: 'fg.default' },
});
const tagStyle = css({
  width: 'fit',
  paddingInline: '2.5',
  paddingBlock: '1',
  textStyle: 'xs',
  fontWeight: 'strong',
  borderWidth: '1.5px',
  borderStyle: 'dashed',
  borderColor: 'fg.default',
  borderRadius: 'label',
  marginBottom: '5',
});
const wideStyle = css({ width: 'full', height: 'auto' });
const noteStyle = css({ marginTop: '3', maxWidth: 'blurb', textStyle: 'sm', color: 'fg.muted' });
const rowsStyle = css({
  marginTop: '6',
  borderTopWidth: '1px',
  borderColor: 'border.subtle',
  textStyle: 'sm',
});
const rowStyle = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '190px minmax(0, 1fr)' },
  columnGap: '6',
  rowGap: '0.5',
  paddingBlock: '3.5',
  borderBottomWidth: '1px',
  borderColor: 'border.subtle',
});
const photosStyle = css({
  display: 'grid',
  gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
  columnGap: '4',
  rowGap: '6',
});
const photoTitleStyle = css({ marginTop: '2.5', textStyle: 'sm', fontWeight: 'strong' });
const photoTextStyle = css({ textStyle: 'sm', color: 'fg.muted' });
const answersStyle = css({
  width: 'full',
  borderCollapse: 'separate',
  borderSpacing: '1',
  fontVariantNumeric: 'tabular-nums',
  '& th': {
    paddingInline: { base: '1', md: '2' },
    paddingBlock: '2',
    textStyle: 'xs',
    fontWeight: 'strong',
    textAlign: 'start',
  },
  '& td': { paddingBlock: '3', textAlign: 'center', textStyle: 'h3' },
  '& tbody td': { background: 'bg.canvas', borderWidth: '1px', borderColor: 'border.subtle' },
  '& tbody td[data-alike]': { background: 'label.subtle' },
  '& tbody td[data-sum]': { background: 'transparent', borderColor: 'transparent', color: 'fg.muted' },
});
const workingStyle = css({
  marginBlock: '5',
  textStyle: 'sm',
  fontVariantNumeric: 'tabular-nums lining-nums',
  '& b': { fontWeight: 'strong' },
  '[dir=rtl] &': { textAlign: 'end' },
});
/** The Arabic zero is a dot, which has to be large and dark enough to be read as a digit. */
const scaleStyle = css({
  display: 'flex',
  justifyContent: 'space-between',
  marginTop: '1',
  textStyle: 'xs',
  color: 'fg.muted',
  '&:lang(ar)': { fontSize: '[16.8px]', fontWeight: 'strong', color: 'fg.default' },
});
const legendStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '5',
  rowGap: '2',
  marginBottom: '6',
  textStyle: 'sm',
  '& li': { display: 'flex', alignItems: 'center', gap: '2' },
});
const signStyle = css({ flexShrink: '0' });
const coverageStyle = css({
  width: 'full',
  borderCollapse: 'collapse',
  textStyle: 'sm',
  '& :is(th, td)': { paddingBlock: '1.5', textAlign: 'center', fontWeight: 'normal' },
  '& thead th': {
    verticalAlign: 'bottom',
    fontSize: { base: '11.5px', md: '14px' },
    fontWeight: 'strong',
    hyphens: 'manual',
  },
  '& tr > :first-child': { textAlign: 'start', fontWeight: 'strong' },
  '& tbody tr': { borderTopWidth: '1px', borderColor: 'border.subtle' },
  '& td svg': { marginInline: 'auto' },
});
/** The cities are beside the province if there is space; screen readers always read them. */
const citiesStyle = css({
  srOnly: { base: true, md: false },
  display: { md: 'inline-block' },
  marginInlineStart: { md: '3' },
  fontWeight: 'normal',
  color: 'fg.muted',
});
const casesStyle = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(3, minmax(0, 1fr))' },
  gap: '6',
});
const caseStyle = css({
  display: 'flex',
  flexDirection: 'column',
  padding: { base: '5', md: '7' },
  background: 'bg.canvas',
  borderWidth: '1px',
  borderColor: 'border.subtle',
  borderRadius: 'card',
});
const clientStyle = css({ marginBottom: '1.5', textStyle: 'xs', color: 'fg.muted' });
const caseRowsStyle = css({
  marginTop: 'auto',
  paddingTop: '5',
  textStyle: 'sm',
  '& dt': { paddingTop: '3.5', borderTopWidth: '1px', borderColor: 'border.subtle', fontWeight: 'strong' },
  '& dd:not(:last-child)': { paddingBottom: '3.5' },
  '& dd': { color: 'fg.muted' },
});
const anchorsStyle = css({
  borderBottomWidth: '1px',
  borderColor: 'border.subtle',
  paddingInline: 'gutter',
  overflowX: 'auto',
  '@media print': { display: 'none' },
});
const anchorListStyle = css({
  display: 'flex',
  columnGap: { base: '5', lg: '8' },
  maxWidth: 'container',
  marginInline: 'auto',
  whiteSpace: 'nowrap',
});
const anchorStyle = css({
  display: 'flex',
  justifyContent: 'center',
  alignItems: 'center',
  minWidth: 'tap',
  minHeight: '13',
  textStyle: 'sm',
  fontWeight: 'strong',
  _hover: { textDecoration: 'underline', textDecorationColor: 'label.solid', textUnderlineOffset: '4px' },
});
