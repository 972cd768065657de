import { css } from '#styles/css';

interface Row {
  /** URL of a drawing of a small shelf, 96x80 px; decorative. */
  picture: string;
  title: string;
  text: string;
}

/** Rows between hairlines, each with a small shelf at its start. */
export function FeatureList({ items }: { items: readonly Row[] }) {
  return (
    <ul className={listStyle}>
      {items.map(({ picture, title, text }) => (
        <li key={title} className={rowStyle}>
          <img src={picture} width={96} height={80} loading="lazy" alt="" className={pictureStyle} />
          <div>
            <h3 className={css({ textStyle: 'h3' })}>{title}</h3>
            <p className={textStyle}>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

const listStyle = css({ borderTopWidth: '1px', borderColor: 'border.subtle' });
const rowStyle = css({
  display: 'grid',
  gridTemplateColumns: { base: '72px minmax(0, 1fr)', md: '96px minmax(0, 1fr)' },
  columnGap: { base: '5', md: '7' },
  // The longest word of a heading needs the space.
  '@media (max-width: 359.98px)': { gridTemplateColumns: '48px minmax(0, 1fr)', columnGap: '3' },
  alignItems: 'center',
  minHeight: { md: '[141px]' },
  paddingBlock: '6',
  borderBottomWidth: '1px',
  borderColor: 'border.subtle',
  '@media print': { display: 'block', minHeight: '0', paddingBlock: '2', breakInside: 'avoid' },
});
const pictureStyle = css({ alignSelf: { base: 'start', md: 'center' }, '@media print': { display: 'none' } });
const textStyle = css({ marginTop: '1', color: 'fg.muted', textWrap: 'pretty' });
