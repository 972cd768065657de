import { useId } from 'react';
import { fewestToRead } from '#shared/plan/scope.ts';
import { css } from '#styles/css';
import {
  Bar,
  Facings,
  Legend,
  OutletKey,
  Range,
  RangeScale,
} from '#web/components/exhibit/report/charts.tsx';
import { figures } from '#web/components/exhibit/report/figures.ts';
import type { Format } from '#web/components/exhibit/report/format.ts';
import { type Availability, fewSign, type Outlet, outlets } from '#web/components/exhibit/report/survey.ts';
import type { SheetProps } from './sheet.tsx';
import {
  blockStyle,
  blockTitleStyle,
  firstBlockStyle,
  leadStyle,
  measureStyle,
  noteStyle,
  paragraphStyle,
  tableStyle,
  titleStyle,
} from './sheet-style.ts';

/** The third page: where the products are, and where they were missing. */
export function Reach({ copy, format }: SheetProps) {
  return (
    <>
      <h2 className={titleStyle}>{copy.reach.title}</h2>
      <p className={leadStyle}>{copy.reach.lead(figures, format)}</p>
      <ReachTable copy={copy} format={format} />
      <MissingRanges copy={copy} format={format} />
      <div className={columnsStyle}>
        <MissingProducts copy={copy} format={format} />
        <div>
          <h3 className={blockTitleStyle}>{copy.reach.meaning.title}</h3>
          <p className={paragraphStyle}>{copy.reach.meaning.text(figures, format)}</p>
        </div>
      </div>
      <p className={noteStyle}>{copy.reach.base(figures, format)}</p>
    </>
  );
}

type OfOutlets = Readonly<Record<Outlet, Availability>>;
interface Row {
  name: string;
  all: Availability;
  of: OfOutlets;
  total?: boolean;
}

/** Returns a row for each place, and last a row for all places together. */
function rowsOf(copy: SheetProps['copy'], format: Format, value: keyof Availability): Row[] {
  const places = figures.places
    .toSorted((a, b) => b.all[value] - a.all[value])
    .map(({ place, all, of }): Row => ({ name: format.place(place), all, of }));
  return [...places, { name: copy.allPlaces(figures), all: figures.all, of: figures.byOutlet, total: true }];
}

function ReachTable({ copy, format }: SheetProps) {
  const id = useId();
  return (
    <section className={firstBlockStyle}>
      <h3 id={id} className={blockTitleStyle}>
        {copy.reach.table}
      </h3>
      <p className={measureStyle}>{copy.reach.measure}</p>
      <table aria-labelledby={id} className={tableStyle}>
        <thead>
          <tr>
            <th scope="col">{copy.reach.place}</th>
            {outlets.map((outlet) => (
              <th key={outlet} scope="col">
                <span className={wholeStyle}>{copy.outlets[outlet].many}</span>
                <span data-sheet="no" className={shortStyle}>
                  {copy.outlets[outlet].short}
                </span>
              </th>
            ))}
            <th scope="col" data-number="">
              {copy.all}
            </th>
          </tr>
        </thead>
        <tbody>
          {rowsOf(copy, format, 'reach').map(({ name, all, of, total }) => (
            <tr key={name} data-total={total}>
              <th scope="row">{name}</th>
              {outlets.map((outlet) => (
                <td key={outlet}>
                  <span className={cellStyle}>
                    <span className={wholeStyle}>
                      <Facings share={of[outlet].reach} format={format} />
                    </span>
                    <span>
                      {format.percent(of[outlet].reach)}
                      {of[outlet].visited < fewestToRead && fewSign}
                    </span>
                  </span>
                </td>
              ))}
              <td data-number="">
                <b className={css({ fontWeight: 'strong' })}>{format.percent(all.reach)}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={noteStyle}>{copy.reach.fewStores(format)}</p>
    </section>
  );
}

function MissingRanges({ copy, format }: SheetProps) {
  const id = useId();
  return (
    <section className={blockStyle}>
      <h3 id={id} className={blockTitleStyle}>
        {copy.reach.plot}
      </h3>
      <p className={measureStyle}>{copy.reach.plotMeasure(figures, format)}</p>
      <Legend
        items={outlets.map((outlet) => ({
          sign: <OutletKey of={outlet} />,
          name: copy.outlets[outlet].many,
        }))}
      />
      <table aria-labelledby={id} className={rangesStyle}>
        <thead>
          <tr>
            <td />
            <td>
              <RangeScale format={format} />
            </td>
          </tr>
        </thead>
        <tbody>
          {rowsOf(copy, format, 'missing').map(({ name, of, total }) => (
            <tr key={name} data-total={total}>
              <th scope="row">
                {name}
                {outlets.every((outlet) => of[outlet].carrying < fewestToRead) && fewSign}
              </th>
              <td>
                <Range
                  shares={{
                    supermarket: of.supermarket.missing,
                    minimarket: of.minimarket.missing,
                    grocery: of.grocery.missing,
                  }}
                  label={outlets
                    .map((outlet) => `${copy.outlets[outlet].many} ${format.percent(of[outlet].missing)}`)
                    .join(format.rtl ? '، ' : ', ')}
                  format={format}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function MissingProducts({ copy, format }: SheetProps) {
  const id = useId();
  const products = figures.products.toSorted((a, b) => b.missing - a.missing);
  return (
    <div className={css({ minWidth: '0' })}>
      <h3 id={id} className={blockTitleStyle}>
        {copy.reach.byProduct}
      </h3>
      <table aria-labelledby={id} className={tableStyle}>
        <tbody>
          {products.map(({ product, missing }, i) => (
            <tr key={product}>
              <th scope="row">
                {copy.products[product].name} {copy.products[product].size}
              </th>
              <td className={barCellStyle}>
                <Bar part={missing / 0.22} marked={i === 0} format={format} />
              </td>
              <td data-number="">
                <b className={css({ fontWeight: 'strong' })}>{format.percent(missing, 1)}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const columnsStyle = css({
  display: 'grid',
  gridTemplateColumns: 'var(--report-wide)',
  columnGap: '9',
  rowGap: '5',
  marginTop: '5',
  paddingTop: '2',
  borderTopWidth: '2.5px',
  borderColor: 'fg.default',
});
const cellStyle = css({
  display: 'flex',
  alignItems: 'center',
  columnGap: '2',
  paddingInlineEnd: '2',
});
/** The whole label where there is room for it, and the short one elsewhere. */
const wholeStyle = css({ display: 'var(--report-crowded)' });
const shortStyle = css({ display: 'var(--report-roomy)' });
const rangesStyle = css({
  width: 'full',
  borderCollapse: 'collapse',
  lineHeight: 'var(--report-row-lh)',
  '& th': {
    width: '[112px]',
    padding: '0',
    textAlign: 'start',
    fontWeight: 'medium',
    verticalAlign: 'middle',
  },
  '& td': { padding: '0' },
  '& tr[data-total] > *': { borderTopWidth: '1.2px', borderColor: 'fg.default' },
  '& tr[data-total] > th': { fontWeight: 'heading' },
});
const barCellStyle = css({ width: '[46%]', paddingInline: '2' });
