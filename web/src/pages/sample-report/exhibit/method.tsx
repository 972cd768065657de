import { useId } from 'react';
import type { Agreement } from '#shared/plan/agreement.ts';
import { css } from '#styles/css';
import { figures } from '#web/components/exhibit/report/figures.ts';
import { fieldwork, outlets, places } from '#web/components/exhibit/report/survey.ts';
import type { SheetProps } from './sheet.tsx';
import {
  blockStyle,
  blockTitleStyle,
  firstBlockStyle,
  halvesStyle,
  leadStyle,
  measureStyle,
  noteStyle,
  pairsStyle,
  tableStyle,
  titleStyle,
} from './sheet-style.ts';

/** The last page: the method of the survey, and its limits. */
export function Method({ copy, format }: SheetProps) {
  const { method } = copy;
  return (
    <>
      <h2 className={titleStyle}>{method.title}</h2>
      <p className={leadStyle}>{method.lead}</p>
      <div className={columnsStyle}>
        <Stores copy={copy} format={format} />
        <HowSure copy={copy} format={format} />
      </div>
      <Fieldwork copy={copy} format={format} />
      <div className={halvesStyle}>
        <section className={firstBlockStyle}>
          <h3 className={blockTitleStyle}>{method.words.title}</h3>
          <dl>
            {method.words.items.map(({ word, text }) => (
              <div key={word} className={wordStyle}>
                <dt className={css({ fontWeight: 'strong' })}>{word}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </section>
        <section className={firstBlockStyle}>
          <h3 className={blockTitleStyle}>{method.limits.title}</h3>
          <ul>
            {method.limits.items(figures, format).map((limit) => (
              <li key={limit} className={limitStyle}>
                {limit}
              </li>
            ))}
          </ul>
        </section>
      </div>
    </>
  );
}

function Stores({ copy, format }: SheetProps) {
  const id = useId();
  const { stores } = copy.method;
  const { places: byPlace, byOutlet, all } = figures;
  return (
    <section className={firstBlockStyle}>
      <h3 id={id} className={blockTitleStyle}>
        {stores.title}
      </h3>
      <p className={measureStyle}>{stores.text(figures, format)}</p>
      <table aria-labelledby={id} className={tableStyle}>
        <thead>
          <tr>
            <th scope="col">{copy.reach.place}</th>
            {outlets.map((outlet) => (
              <th key={outlet} scope="col" data-number="">
                {copy.outlets[outlet].short}
              </th>
            ))}
            <th scope="col" data-number="">
              {copy.all}
            </th>
          </tr>
        </thead>
        <tbody>
          {places.map((place) => {
            const counts = byPlace.find((one) => one.place === place);
            return (
              <tr key={place}>
                <th scope="row">{format.place(place)}</th>
                {outlets.map((outlet) => (
                  <td key={outlet} data-number="">
                    {format.number(counts?.of[outlet].visited ?? 0)}
                  </td>
                ))}
                <td data-number="">{format.number(counts?.all.visited ?? 0)}</td>
              </tr>
            );
          })}
          <tr data-total="">
            <th scope="row">{copy.allPlaces(figures)}</th>
            {outlets.map((outlet) => (
              <td key={outlet} data-number="">
                {format.number(byOutlet[outlet].visited)}
              </td>
            ))}
            <td data-number="">{format.number(all.visited)}</td>
          </tr>
        </tbody>
      </table>
    </section>
  );
}

type Pair = readonly [name: string, value: string];

function HowSure({ copy, format }: SheetProps) {
  const { sure } = copy.method;
  const byOutlet = outlets.map((outlet) => format.points(figures.marginsOfOutlets[outlet], 1));
  const pairs: readonly Pair[] = [
    [sure.all(figures, format), sure.points(format.points(figures.margin, 1))],
    [sure.place(figures, format), sure.points(format.points(figures.marginOfPlace, 1))],
    [sure.outlets, sure.points(byOutlet.join(' / '))],
    [sure.designEffect, format.number(figures.designEffect, 2)],
    [sure.population, format.number(figures.population)],
  ];
  return (
    <section className={firstBlockStyle}>
      <h3 className={blockTitleStyle}>{sure.title}</h3>
      <p className={measureStyle}>{sure.text}</p>
      <Pairs of={pairs} />
      <p className={formulaStyle}>
        <bdi dir="ltr" role="math" aria-label={sure.formula}>
          <span className={factorStyle}>e = 1.96 · √(0.25 · deff / n) ·</span>{' '}
          <span className={factorStyle}>√((N − n) / (N − 1))</span>
        </bdi>
      </p>
      <p className={noteStyle}>
        {sure.totals(figures)} {sure.difference(figures, format)}
      </p>
    </section>
  );
}

function Fieldwork({ copy, format }: SheetProps) {
  const { work } = copy.method;
  const { number, percent } = format;
  const visited = number(figures.all.visited);
  const { checkedAgain, sameResult, replaced, doubtful, agreement, counted } = fieldwork;
  const agreed = ({ kappa, interval: [from, to] }: Agreement) =>
    work.range(number(kappa, 2), number(from, 2), number(to, 2));
  const done: readonly Pair[] = [
    [work.days, work.daysText(figures, format)],
    [work.auditors, work.auditorsText(figures, format)],
    [work.visits, work.of(visited, visited)],
    [work.replaced, number(replaced)],
    [work.photos, work.photosText(format)],
  ];
  const checked: readonly Pair[] = [
    [work.again, work.share(number(checkedAgain), percent(checkedAgain / figures.all.visited))],
    [work.same, work.of(number(sameResult), number(checkedAgain))],
    [work.labels(number(agreement.labels.pairs)), agreed(agreement.labels)],
    [work.onShelf(number(agreement.onShelf.pairs)), agreed(agreement.onShelf)],
    [work.facings, work.of(number(counted.same), number(counted.again))],
    [work.doubtful, `${number(doubtful.settled)} / ${number(doubtful.leftOut)}`],
  ];
  return (
    <section className={blockStyle}>
      <h3 className={blockTitleStyle}>{work.title}</h3>
      <div className={pairColumnsStyle}>
        <Pairs of={done} />
        <Pairs of={checked} />
      </div>
    </section>
  );
}

function Pairs({ of }: { of: readonly Pair[] }) {
  return (
    <dl className={pairsStyle}>
      {of.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const columnsStyle = css({ display: 'grid', gridTemplateColumns: 'var(--report-halves)', gap: '8' });
const pairColumnsStyle = css({
  display: 'grid',
  gridTemplateColumns: 'var(--report-halves)',
  columnGap: '8',
  alignItems: 'start',
});
const formulaStyle = css({
  marginTop: '3',
  fontSize: 'var(--report-body)',
  fontVariantNumeric: 'tabular-nums',
});
/** A narrow page breaks the formula between its factors only. */
const factorStyle = css({ whiteSpace: 'nowrap' });
const wordStyle = css({
  display: 'grid',
  gridTemplateColumns: '92px minmax(0, 1fr)',
  gap: '2',
  paddingBlock: 'var(--report-row)',
  borderBottomWidth: '1px',
  borderColor: 'border.subtle',
});
const limitStyle = css({
  paddingBlock: 'var(--report-row)',
  borderBottomWidth: '1px',
  borderColor: 'border.subtle',
});
