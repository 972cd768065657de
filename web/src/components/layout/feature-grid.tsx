import { css } from '#styles/css';

interface Point {
  readonly title: string;
  readonly text: string;
}

/** Short arguments under rules, two to a row from `md` up. */
export function FeatureGrid({ items }: { items: readonly Point[] }) {
  return (
    <ul className={listStyle}>
      {items.map(({ title, text }) => (
        <li key={`${title} ${text}`} className={pointStyle}>
          {title && <h3 className={css({ textStyle: 'h4' })}>{title}</h3>}
          {text && <p className={textStyle}>{text}</p>}
        </li>
      ))}
    </ul>
  );
}

const listStyle = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  columnGap: '12',
  rowGap: { base: '7', md: '9' },
});
const pointStyle = css({ paddingTop: '5', borderTopWidth: '3px', borderColor: 'fg.default' });
const textStyle = css({ marginTop: '1', color: 'fg.muted', textWrap: 'pretty' });
