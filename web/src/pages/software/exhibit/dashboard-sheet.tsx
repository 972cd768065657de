import { css } from '#styles/css';
import { Drawing } from '#web/components/exhibit/drawing.tsx';
import { SampleBlock, SampleLeaf, sampleTableStyle } from '#web/components/exhibit/sample-leaf.tsx';
import { useLanguage } from '#web/i18n/language-context.tsx';
import { found, looked, missing, openedStore, products, stores, times, wanted } from './availability.ts';
import type { LevelsCopy } from './copy.en.ts';
import { chart, chartSize, inksOf } from './drawings.ts';
import { levelsFormat } from './levels-format.ts';

/** The week of the exhibit as the dashboard's page that a client saves: the number, its stores, and one visit. */
export function DashboardSheet({ copy }: { copy: LevelsCopy }) {
  const format = levelsFormat(useLanguage(), copy);
  const { sample, table } = copy;
  const { no } = openedStore;
  const visit = copy.crumbs.here({ no: format.storeNumber(no), photo: '', photos: '' })[2];
  return (
    <SampleLeaf
      copy={{ ...sample, title: copy.availability, about: copy.scope }}
      example={copy.example}
      figures={[
        [format.share, sample.share],
        [format.of(found, looked), sample.found],
        [format.number(missing), sample.gaps],
      ]}
    >
      <SampleBlock title={copy.stores}>
        <div className={besideStyle}>
          <div>
            <Drawing {...chartSize} shapes={chart(format.rtl, false, inksOf(true))} className={chartStyle} />
            <p className={noteStyle}>{copy.chart}</p>
          </div>
          <table aria-label={copy.stores} className={sampleTableStyle}>
            <thead>
              <tr>
                <th scope="col">{table.store}</th>
                <th scope="col" data-number="">
                  {table.found}
                </th>
                <th scope="col" data-number="">
                  {sample.share}
                </th>
              </tr>
            </thead>
            <tbody>
              {stores.map((store) => (
                <tr key={store.no}>
                  <th scope="row" className={css({ whiteSpace: 'nowrap' })}>
                    {copy.minimarket(format.storeNumber(store.no))}
                  </th>
                  <td data-number="">{format.of(store.found, wanted)}</td>
                  <td data-number="">{format.part(store.found, wanted)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </SampleBlock>
      <SampleBlock title={visit}>
        <p className={stayStyle}>
          {copy.stay(format.clock(times.in), format.clock(times.out))} · {copy.fields.checked}{' '}
          {format.clock(times.checked)}
        </p>
        <div className={besideStyle}>
          <table aria-label={visit} className={sampleTableStyle}>
            <thead>
              <tr>
                <th scope="col">{table.product}</th>
                <th scope="col">{table.shelf}</th>
              </tr>
            </thead>
            <tbody>
              {products.map(({ pack, found }) => (
                <tr key={pack}>
                  <th scope="row">{copy.products[pack]}</th>
                  <td data-lost={!found || undefined}>{found ? table.onShelf : copy.notFound}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <table aria-label={sample.photos} className={sampleTableStyle}>
            <thead>
              <tr>
                <th scope="col">{sample.photos}</th>
                <th scope="col" data-number="">
                  {copy.fields.taken}
                </th>
              </tr>
            </thead>
            <tbody>
              {copy.photos.map((photo, i) => (
                <tr key={photo}>
                  <th scope="row">{photo}</th>
                  <td data-number="">{format.clock(times.photos[i] ?? times.out)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </SampleBlock>
    </SampleLeaf>
  );
}

const besideStyle = css({
  display: 'grid',
  gridTemplateColumns: {
    base: 'minmax(0, 1fr)',
    sm: 'repeat(2, minmax(0, 1fr))',
    _print: 'repeat(2, minmax(0, 1fr))',
  },
  columnGap: '8',
  rowGap: '5',
  alignItems: 'start',
});
const chartStyle = css({ width: 'full', maxWidth: '[340px]', height: 'auto' });
const noteStyle = css({ marginTop: '1.5', textStyle: 'xs', color: 'fg.muted' });
const stayStyle = css({ marginBottom: '2', textStyle: 'sm', color: 'fg.muted' });
