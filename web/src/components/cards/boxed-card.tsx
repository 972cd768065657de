import type { ReactNode } from 'react';
import { css, cx } from '#styles/css';
import { rail } from '#styles/recipes';

/** Boxed cards beside one another from `md` up, two to a row and of equal height. */
export function BoxedCardGrid({ children }: { children: ReactNode }) {
  return <ul className={gridStyle}>{children}</ul>;
}

interface BoxedCardProps {
  /** URL of a decorative drawing of 400x262 at the top of the card. */
  picture?: string;
  title: string;
  text: string;
  /** The facts of the card. */
  children?: ReactNode;
}

/** A card in a {@link BoxedCardGrid}: drawing, title, one sentence and its facts. */
export function BoxedCard({ picture, title, text, children }: BoxedCardProps) {
  return (
    <li className={cardStyle}>
      {picture && (
        <>
          <div className={bayStyle}>
            <img src={picture} width={400} height={262} loading="lazy" alt="" className={artStyle} />
          </div>
          <div className={cx(rail(), css({ boxShadow: 'none' }))} />
        </>
      )}
      <div className={bodyStyle}>
        <h3 className={css({ textStyle: 'h3' })}>{title}</h3>
        <p className={textStyle}>{text}</p>
        {children}
      </div>
    </li>
  );
}

const gridStyle = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  gap: { base: '5', lg: '9' },
});
const cardStyle = css({
  display: 'flex',
  flexDirection: 'column',
  overflow: 'clip',
  background: 'bg.canvas',
  borderWidth: '1px',
  borderColor: 'border.subtle',
  borderRadius: 'card',
});
const bayStyle = css({
  background: 'brand.subtle',
  paddingTop: { base: '5', lg: '6' },
  paddingInline: { base: '5', lg: '10' },
});
/** Mirrored with the reading direction, so that the same side of it is at the start. */
const artStyle = css({
  width: 'auto',
  height: '[clamp(150px, 16vw, 226px)]',
  transform: 'scaleX(var(--dir))',
});
const bodyStyle = css({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: '1',
  padding: { base: '5', lg: '10' },
  paddingTop: { lg: '8.5' },
});
const textStyle = css({
  marginTop: '2',
  marginBottom: '5',
  color: 'fg.muted',
  textWrap: 'pretty',
  '&:last-child': { marginBottom: '0' },
});
