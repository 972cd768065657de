import { useId } from 'react';
import { css, cx } from '#styles/css';
import { type Part, PartsLegend, Stack } from '#web/components/exhibit/report/charts.tsx';
import type { ReportCopy } from '#web/components/exhibit/report/copy.en.ts';
import { Photo } from '#web/components/exhibit/report/evidence.tsx';
import { figures } from '#web/components/exhibit/report/figures.ts';
import { type Facings, outlets, records } from '#web/components/exhibit/report/survey.ts';
import type { SheetProps } from './sheet.tsx';
import {
  barTableStyle,
  blockStyle,
  blockTitleStyle,
  firstBlockStyle,
  halvesStyle,
  leadStyle,
  measureStyle,
  noteStyle,
  paragraphStyle,
  tableStyle,
  titleStyle,
} from './sheet-style.ts';

/** The fifth page: each brand's share of the shelf, and two photographs. */
export function Space({ copy, format }: SheetProps) {
  const { space } = copy;
  return (
    <>
      <h2 className={titleStyle}>{space.title}</h2>
      <p className={leadStyle}>{space.lead(figures, format)}</p>
      <ShareTable copy={copy} format={format} />
      <Seen copy={copy} format={format} />
      <div className={halvesStyle}>
        <section className={firstBlockStyle}>
          <h3 className={blockTitleStyle}>{space.meaning.title}</h3>
          <p className={paragraphStyle}>{space.meaning.text(figures, format)}</p>
        </section>
        <section className={firstBlockStyle}>
          <h3 className={blockTitleStyle}>{space.silence.title}</h3>
          <p className={paragraphStyle}>{space.silence.text}</p>
        </section>
      </div>
      <p className={noteStyle}>{space.base(figures, format)}</p>
    </>
  );
}

function partsOf(facings: Facings, copy: ReportCopy): Part[] {
  return [
    { fill: 'own', value: facings.own, name: copy.brands.own },
    { fill: 'solid', value: facings.second, name: copy.brands.second },
    { fill: 'lines', value: facings.third, name: copy.brands.third },
    { fill: 'others', value: facings.others, name: copy.brands.others },
  ];
}

function ShareTable({ copy, format }: SheetProps) {
  const id = useId();
  const { space } = copy;
  const all = partsOf(figures.facings, copy);
  return (
    <section className={firstBlockStyle}>
      <h3 id={id} className={blockTitleStyle}>
        {space.table}
      </h3>
      <p className={measureStyle}>{space.measure}</p>
      <PartsLegend of={all} />
      <table aria-labelledby={id} className={cx(tableStyle, barTableStyle)}>
        <thead>
          <tr>
            <th scope="col">{space.outlet}</th>
            <th scope="col" data-bar="" className={barStyle}>
              {space.shares}
            </th>
            <th scope="col" data-number="">
              {space.facings}
            </th>
            <th scope="col" data-number="">
              {space.perStore}
            </th>
          </tr>
        </thead>
        <tbody>
          {outlets.map((outlet) => (
            <tr key={outlet}>
              <th scope="row">{copy.outlets[outlet].many}</th>
              <td data-bar="" className={barStyle}>
                <Stack parts={partsOf(figures.facingsOf[outlet], copy)} format={format} />
              </td>
              <td data-number="">{format.number(figures.facingsOf[outlet].all)}</td>
              <td data-number="">
                {format.number(figures.facingsOf[outlet].all / figures.byOutlet[outlet].visited)}
              </td>
            </tr>
          ))}
          <tr data-total="">
            <th scope="row">{copy.all}</th>
            <td data-bar="" className={barStyle}>
              <Stack parts={all} format={format} />
            </td>
            <td data-number="">{format.number(figures.facings.all)}</td>
            <td data-number="">{format.number(figures.facings.all / figures.all.visited)}</td>
          </tr>
        </tbody>
      </table>
    </section>
  );
}

function Seen({ copy, format }: SheetProps) {
  const { space } = copy;
  return (
    <section className={blockStyle}>
      <h3 className={blockTitleStyle}>{space.seen}</h3>
      <p className={measureStyle}>{space.seenText}</p>
      <ul className={photosStyle}>
        {(['share', 'gap', 'price'] as const).map((of) => {
          const { place, outlet, id, day, taken } = records[of];
          return (
            <li key={of} className={photoStyle}>
              <Photo of={of} format={format} alt={space.photos[of].alt} />
              <p className={captionStyle}>
                <b>{space.photos[of].title(format)}</b>
                <span>{space.where(outlet, format.place(place))}</span>
                <span className={css({ color: 'fg.muted' })}>
                  <bdi dir="ltr">{id}</bdi> · {space.when(format.dayAndMonth(day), format.time(taken))}
                </span>
              </p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const barStyle = css({ width: '[62%]', paddingInlineEnd: 'var(--report-bar-gap)' });
const photosStyle = css({ display: 'grid', gridTemplateColumns: 'var(--report-thirds)', gap: '3.5' });
const photoStyle = css({ borderWidth: '1px', borderColor: 'border.subtle' });
const captionStyle = css({
  padding: '3',
  fontSize: 'var(--report-head)',
  lineHeight: 'var(--report-small-lh)',
  '& > *': { display: 'block' },
  '& > b': { fontWeight: 'strong' },
});
