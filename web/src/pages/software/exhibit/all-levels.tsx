import { memo } from 'react';
import { css } from '#styles/css';
import { openedStore, products, stores, wanted } from './availability.ts';
import type { LevelsCopy } from './copy.en.ts';
import type { LevelsFormat } from './levels-format.ts';
import { Photo, photoName } from './panels.tsx';

/** The contents below the number, one below another: without JavaScript, and in print. */
export const AllLevels = memo(function AllLevels({
  copy,
  format,
}: {
  copy: LevelsCopy;
  format: LevelsFormat;
}) {
  const { table } = copy;
  return (
    <div className={allStyle}>
      <details className={detailsStyle}>
        <summary className={summaryStyle}>{copy.stores}</summary>
        <table className={tableStyle}>
          <thead>
            <tr>
              <th scope="col">{table.store}</th>
              <th scope="col">{table.found}</th>
            </tr>
          </thead>
          <tbody>
            {stores.map(({ no, found }) => (
              <tr key={no}>
                <th scope="row">{format.storeNumber(no)}</th>
                <td>{format.of(found, wanted)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
      <details className={detailsStyle}>
        <summary className={summaryStyle}>
          {copy.minimarketInCity(format.storeNumber(openedStore.no))}
        </summary>
        <table className={tableStyle}>
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
                <td>{found ? table.onShelf : copy.notFound}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
      <details className={detailsStyle}>
        <summary className={summaryStyle}>{photoName(copy, format)}</summary>
        <div className={css({ ground: 'canvas' })}>
          <Photo copy={copy} format={format} />
        </div>
      </details>
    </div>
  );
});

const allStyle = css({
  display: 'none',
  '@media print, (scripting: none)': { display: 'grid', gap: '2', paddingBlock: '4' },
});
const detailsStyle = css({
  borderWidth: '1px',
  borderColor: 'border.onDark',
  '@media print': { '&::details-content': { contentVisibility: '[visible]', height: 'auto' } },
});
const summaryStyle = css({ minHeight: 'tap', padding: '2.5', fontWeight: 'strong' });
const tableStyle = css({
  width: 'full',
  borderCollapse: 'collapse',
  '& th, & td': {
    paddingInline: '2.5',
    paddingBlock: '1.5',
    textAlign: 'start',
    borderTopWidth: '1px',
    borderColor: 'border.onDark',
  },
});
