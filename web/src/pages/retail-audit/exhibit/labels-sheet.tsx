import { css } from '#styles/css';
import { SampleBlock, SampleLeaf, sampleTableStyle } from '#web/components/exhibit/sample-leaf.tsx';
import { useLanguage } from '#web/i18n/language-context.tsx';
import type { PriceCopy } from './copy.en.ts';
import { type PriceFormat, priceFormat } from './price-format.ts';
import {
  allowedPrices,
  countOf,
  findingOf,
  labels,
  type ShelfLabel,
  tolerance,
  wrongLabels,
} from './shelf.ts';

interface LabelsSheetProps {
  copy: PriceCopy;
}

/** The photo of the exhibit as a document: each label against the list, the facings, and what to correct. */
export function LabelsSheet({ copy }: LabelsSheetProps) {
  const format = priceFormat(useLanguage(), copy);
  const { number } = format;
  const { sample } = copy;
  const [store, , taken] = copy.record;
  const share = (part: number) => sample.of(number(part), number(labels.length));
  return (
    <SampleLeaf
      copy={{
        ...sample,
        about: sample.about(store.value, taken.value),
        notes: sample.notes(copy.percent(number(tolerance * 100))),
      }}
      example={copy.example}
      figures={[
        [share(countOf('above') + countOf('below')), sample.off],
        [share(countOf('none')), sample.none],
        [share(countOf('within')), sample.within],
      ]}
    >
      <SampleBlock title={copy.table}>
        <table aria-label={copy.table} className={sampleTableStyle}>
          <thead>
            <tr>
              <th scope="col">{copy.read.product}</th>
              <th scope="col" data-number="">
                {sample.columns.read}
              </th>
              <th scope="col" data-number="">
                {sample.columns.list}
              </th>
              <th scope="col" data-number="" className={wideStyle}>
                {copy.allowedHead}
              </th>
              <th scope="col" data-number="" className={wideStyle}>
                {copy.difference}
              </th>
              <th scope="col">{copy.steps.finding}</th>
            </tr>
          </thead>
          <tbody>
            {labels.map((label) => (
              <LabelRow key={label.code} copy={copy} format={format} label={label} />
            ))}
          </tbody>
        </table>
      </SampleBlock>
      <div className={columnsStyle}>
        <Facings copy={copy} number={number} />
        <SampleBlock title={sample.todo}>
          <ol className={todoStyle}>
            {wrongLabels.map((label) => (
              <li key={label.code}>
                <b>{nameOf(copy, label)}</b>
                {label.price === undefined
                  ? sample.add(copy.price(label.list, number(label.list)))
                  : sample.change(number(label.price), copy.price(label.list, number(label.list)))}
              </li>
            ))}
            {labels.map((label) =>
              label.empty ? (
                <li key={`${label.code} empty`}>
                  <b>{nameOf(copy, label)}</b>
                  {sample.refill(label.empty.length, number(label.facings))}
                </li>
              ) : null,
            )}
          </ol>
        </SampleBlock>
      </div>
    </SampleLeaf>
  );
}

function nameOf(copy: PriceCopy, { pack }: ShelfLabel): string {
  const { name, size } = copy.products[pack];
  return `${name} ${size}`;
}

function LabelRow({ copy, format, label }: LabelsSheetProps & { format: PriceFormat; label: ShelfLabel }) {
  const { number } = format;
  const { price, list, code } = label;
  const { finding, difference, percent } = findingOf(label);
  const wrong = finding === 'within' ? undefined : '';
  const [least, most] = allowedPrices(list);
  return (
    <tr>
      <th scope="row">
        {nameOf(copy, label)}{' '}
        <bdi dir="ltr" className={codeStyle}>
          {code}
        </bdi>
      </th>
      <td data-number="" data-lost={wrong}>
        {price === undefined ? '–' : number(price)}
      </td>
      <td data-number="">{number(list)}</td>
      <td data-number="" className={wideStyle}>
        {copy.sample.range(number(least), number(most))}
      </td>
      <td data-number="" className={wideStyle}>
        {price === undefined ? '–' : difference ? format.difference(difference) : copy.sample.same}
      </td>
      <td data-lost={wrong}>
        {wrong === '' && percent !== 0 && `${format.percent(percent)} `}
        {copy.findings[finding]}
      </td>
    </tr>
  );
}

/** The facings of each product on the photo, and their sum. */
function Facings({ copy, number }: LabelsSheetProps & { number: PriceFormat['number'] }) {
  const { facings, counts, total } = copy.sample;
  const rows = labels.map((label) => ({
    name: nameOf(copy, label),
    all: label.facings,
    empty: label.empty?.length ?? 0,
  }));
  const sum = (of: 'all' | 'empty') => rows.reduce((before, row) => before + row[of], 0);
  return (
    <SampleBlock title={counts}>
      <table aria-label={counts} className={sampleTableStyle}>
        <thead>
          <tr>
            <th scope="col">{copy.read.product}</th>
            <th scope="col" data-number="">
              {facings.all}
            </th>
            <th scope="col" data-number="">
              {facings.filled}
            </th>
            <th scope="col" data-number="">
              {facings.empty}
            </th>
          </tr>
        </thead>
        <tbody>
          {[...rows, { name: total, all: sum('all'), empty: sum('empty') }].map(({ name, all, empty }) => (
            <tr key={name} className={rowStyle}>
              <th scope="row">{name}</th>
              <td data-number="">{number(all)}</td>
              <td data-number="">{number(all - empty)}</td>
              <td data-number="" data-lost={empty > 0 || undefined}>
                {empty === 0 ? '–' : number(empty)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </SampleBlock>
  );
}

const codeStyle = css({ color: 'fg.muted', whiteSpace: 'nowrap' });
/** A column for which phones have no space. */
const wideStyle = css({ display: { base: 'none', sm: 'table-cell', _print: 'table-cell' } });
const columnsStyle = css({
  display: 'grid',
  gridTemplateColumns: {
    base: 'minmax(0, 1fr)',
    md: 'repeat(2, minmax(0, 1fr))',
    _print: 'repeat(2, minmax(0, 1fr))',
  },
  columnGap: '9',
});
const rowStyle = css({ _last: { '& > *': { fontWeight: 'strong!' }, borderColor: '[transparent!]' } });
const todoStyle = css({
  textStyle: 'sm',
  '& li': {
    paddingBlock: { base: '1.5', _print: '0.75' },
    borderBottomWidth: '1px',
    borderColor: 'border.subtle',
  },
  '& b': { display: 'block', width: 'fit', fontWeight: 'strong' },
  '& li:first-child b': { paddingInline: '2', background: 'label.solid', borderRadius: 'label' },
});
