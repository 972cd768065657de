import { useId } from 'react';
import { css, cx } from '#styles/css';
import { PartsLegend, priceParts, Stack } from '#web/components/exhibit/report/charts.tsx';
import { Photo } from '#web/components/exhibit/report/evidence.tsx';
import { figures } from '#web/components/exhibit/report/figures.ts';
import { listPrice, records } from '#web/components/exhibit/report/survey.ts';
import { signed } from '#web/i18n/signed.ts';
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
  pairsStyle,
  paragraphStyle,
  tableStyle,
  titleStyle,
} from './sheet-style.ts';

/** The fourth page: prices as they stood on the shelf, against the list. */
export function Prices({ copy, format }: SheetProps) {
  const { prices } = copy;
  return (
    <>
      <h2 className={titleStyle}>{prices.title(figures)}</h2>
      <p className={leadStyle}>{prices.lead(figures, format)}</p>
      <PriceTable copy={copy} format={format} />
      <div className={halvesStyle}>
        <OneLabel copy={copy} format={format} />
        <div>
          <section className={firstBlockStyle}>
            <h3 className={blockTitleStyle}>{prices.meaning.title}</h3>
            <p className={paragraphStyle}>{prices.meaning.text(figures, format)}</p>
            <p className={paragraphStyle}>{prices.meaning.labels(figures, format)}</p>
          </section>
          <section className={blockStyle}>
            <h3 className={blockTitleStyle}>{prices.silence.title}</h3>
            <p className={paragraphStyle}>{prices.silence.text}</p>
          </section>
        </div>
      </div>
      <p className={noteStyle}>{prices.base(figures, format)}</p>
    </>
  );
}

function PriceTable({ copy, format }: SheetProps) {
  const id = useId();
  const { prices } = copy;
  const all = priceParts(figures.prices, copy, format);
  return (
    <section className={firstBlockStyle}>
      <h3 id={id} className={blockTitleStyle}>
        {prices.table}
      </h3>
      <p className={measureStyle}>{prices.measure}</p>
      <PartsLegend of={all} />
      <table aria-labelledby={id} className={cx(tableStyle, barTableStyle)}>
        <thead>
          <tr>
            <th scope="col">{prices.product}</th>
            <th scope="col" data-number="">
              {prices.list}
            </th>
            <th scope="col" data-bar="" className={barStyle}>
              {prices.shares}
            </th>
            <th scope="col" data-number="">
              {prices.readings}
            </th>
          </tr>
        </thead>
        <tbody>
          {figures.products.map(({ product, list, prices: found }) => (
            <tr key={product}>
              <th scope="row">
                {copy.products[product].name} {copy.products[product].size}
              </th>
              <td data-number="">{format.number(list)}</td>
              <td data-bar="" className={barStyle}>
                <Stack parts={priceParts(found, copy, format)} format={format} />
              </td>
              <td data-number="">{format.number(found.read)}</td>
            </tr>
          ))}
          <tr data-total="">
            <th scope="row">{copy.allPlaces(figures)}</th>
            <td />
            <td data-bar="" className={barStyle}>
              <Stack parts={all} format={format} />
            </td>
            <td data-number="">{format.number(figures.prices.read)}</td>
          </tr>
        </tbody>
      </table>
    </section>
  );
}

function OneLabel({ copy, format }: SheetProps) {
  const { oneLabel } = copy.prices;
  const { id, taken, product, price } = records.price;
  return (
    <section className={firstBlockStyle}>
      <h3 className={blockTitleStyle}>{oneLabel.title}</h3>
      <p className={measureStyle}>{oneLabel.text(format)}</p>
      <Photo of="price" format={format} alt={copy.space.photos.price.alt} />
      <dl className={pairsStyle}>
        <div>
          <dt>{oneLabel.list}</dt>
          <dd>{format.number(listPrice(product))}</dd>
        </div>
        <div>
          <dt>{oneLabel.label}</dt>
          <dd>{format.number(price)}</dd>
        </div>
        <div>
          <dt>{oneLabel.difference}</dt>
          <dd>{signed(figures.photoPrice, format.percent(figures.photoPrice, 1))}</dd>
        </div>
        <div>
          <dt>{oneLabel.record}</dt>
          <dd>
            <bdi dir="ltr">{id}</bdi> · {format.time(taken)}
          </dd>
        </div>
      </dl>
    </section>
  );
}

const barStyle = css({ width: '[56%]', paddingInlineStart: 'var(--report-bar-gap)' });
