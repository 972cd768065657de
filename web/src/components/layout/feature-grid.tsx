import type { ReactNode } from 'react';
import { css, cx } from '#styles/css';
import { Facts } from './facts.tsx';

interface Point {
  readonly title: string;
  readonly text: string;
  /** Facts that are listed below the text. */
  readonly items?: readonly string[];
  /** A decorative drawing above the title, {@link pictureSize}; `mirrored` if it has a direction, which changes in Arabic. */
  readonly picture?: { readonly src: string; readonly mirrored?: boolean };
}

const pictureSize = { width: 320, height: 104 };

interface FeatureGridProps {
  items: readonly Point[];
  /** Content after the last item: over both columns where half of the row is too narrow for it. */
  last?: ReactNode;
}

/** Short arguments under horizontal lines, two to a row from `md` up. */
export function FeatureGrid({ items, last }: FeatureGridProps) {
  return (
    <ul className={listStyle}>
      {items.map(({ title, text, items: facts, picture }) => (
        <li key={`${title} ${text}`} className={pointStyle}>
          {picture && (
            <img
              src={picture.src}
              {...pictureSize}
              loading="lazy"
              alt=""
              className={cx(pictureStyle, picture.mirrored && mirroredStyle)}
            />
          )}
          {title && <h3 className={css({ textStyle: 'h4' })}>{title}</h3>}
          {text && <p className={textStyle}>{text}</p>}
          {facts && <Facts items={facts} />}
        </li>
      ))}
      {last && <li className={lastStyle}>{last}</li>}
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
const pictureStyle = css({
  marginBottom: '4',
  maxWidth: 'full',
  height: 'auto',
  '@media print': { display: 'none' },
});
const mirroredStyle = css({ transform: 'scaleX(var(--dir))' });
const lastStyle = css({ minWidth: '0', gridColumn: { md: '1 / -1', lg: 'auto' } });
const textStyle = css({ marginTop: '1', color: 'fg.muted', textWrap: 'pretty' });
