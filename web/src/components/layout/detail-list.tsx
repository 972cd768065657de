import { css } from '#styles/css';
import { CheckList } from './check-list.tsx';

interface Detail {
  title: string;
  text: string;
  items: readonly string[];
}

/** Rows between hairlines: a title and its sentence at the start, the facts at the end. */
export function DetailList({ items }: { items: readonly Detail[] }) {
  return (
    <ul className={listStyle}>
      {items.map(({ title, text, items: facts }) => (
        <li key={title} className={rowStyle}>
          <div>
            <h3 className={titleStyle}>{title}</h3>
            <p className={textStyle}>{text}</p>
          </div>
          <CheckList items={facts} className={factsStyle} />
        </li>
      ))}
    </ul>
  );
}

const rowStyle = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  columnGap: { base: '7', lg: '18' },
  rowGap: '5',
  paddingBlock: { base: '7', lg: '9' },
  borderBottomWidth: '1px',
  borderColor: 'border.control',
  _last: { borderBottomWidth: '0', paddingBottom: '0' },
});
const factsStyle = css({
  '& li:last-child': { borderBottomWidth: '0' },
  md: { borderTopWidth: '0', '& li:first-child': { paddingTop: '1' } },
});
const listStyle = css({ borderTopWidth: '3px', borderColor: 'fg.default' });
const titleStyle = css({ textStyle: 'h3', maxWidth: '[18em]' });
const textStyle = css({ marginTop: '2', maxWidth: 'blurb', color: 'fg.muted', textWrap: 'pretty' });
