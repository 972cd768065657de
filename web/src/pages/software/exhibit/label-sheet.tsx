import { css } from '#styles/css';
import type { ReportCopy } from '#web/components/exhibit/report/copy.en.ts';
import { Photo } from '#web/components/exhibit/report/evidence.tsx';
import { figures } from '#web/components/exhibit/report/figures.ts';
import { reportFormat } from '#web/components/exhibit/report/format.ts';
import { ReportExcerpt } from '#web/components/exhibit/report/report-excerpt.tsx';
import { listPrice, records } from '#web/components/exhibit/report/survey.ts';
import { useLanguage } from '#web/i18n/language-context.tsx';
import { signed } from '#web/i18n/signed.ts';

/**
 * One price label of the sample report: the drawing that stands for its photograph, beside the values that were read.
 */
export function LabelSheet({ copy }: { copy: ReportCopy }) {
  const format = reportFormat(useLanguage());
  const { oneLabel } = copy.prices;
  const { id, taken, product, price } = records.price;
  return (
    <ReportExcerpt
      copy={copy}
      format={format}
      page={4}
      title={oneLabel.title}
      measure={oneLabel.text(format)}
    >
      <div className={besideStyle}>
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
      </div>
    </ReportExcerpt>
  );
}

const besideStyle = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  alignItems: 'center',
  columnGap: '8',
  rowGap: '4',
});
const pairsStyle = css({
  '& > div': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: '4',
    paddingBlock: '2.5',
    borderBottomWidth: '1px',
    borderColor: 'border.subtle',
  },
  '& dd': { fontWeight: 'strong', fontVariantNumeric: 'tabular-nums lining-nums' },
});
