import { css } from '#styles/css';
import { PartsLegend, priceParts, Stack } from '#web/components/exhibit/report/charts.tsx';
import type { ReportCopy } from '#web/components/exhibit/report/copy.en.ts';
import { figures } from '#web/components/exhibit/report/figures.ts';
import { reportFormat } from '#web/components/exhibit/report/format.ts';
import { Patterns } from '#web/components/exhibit/report/patterns.tsx';
import { ReportExcerpt } from '#web/components/exhibit/report/report-excerpt.tsx';
import { useLanguage } from '#web/i18n/language-context.tsx';

/** The prices of the sample report against the list, by product. */
export function PriceSheet({ copy }: { copy: ReportCopy }) {
  const format = reportFormat(useLanguage());
  const parts = priceParts(figures.prices, copy, format);
  return (
    <ReportExcerpt
      copy={copy}
      format={format}
      page={4}
      title={copy.prices.table}
      measure={copy.prices.measure}
    >
      <Patterns />
      <PartsLegend of={parts} />
      <ul className={rowsStyle}>
        {figures.products.map(({ product, prices }) => (
          <li key={product}>
            {copy.products[product].name} {copy.products[product].size}
            <Stack parts={priceParts(prices, copy, format)} format={format} />
          </li>
        ))}
        <li>
          {copy.allPlaces(figures)}
          <Stack parts={parts} format={format} />
        </li>
      </ul>
    </ReportExcerpt>
  );
}

const rowsStyle = css({
  textStyle: 'sm',
  '& li': {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: '150px minmax(0, 1fr)' },
    alignItems: 'center',
    columnGap: '3',
    paddingBlock: '2',
    borderTopWidth: '1px',
    borderColor: 'border.subtle',
  },
  '& li:last-child': { fontWeight: 'strong', borderColor: 'fg.default' },
});
