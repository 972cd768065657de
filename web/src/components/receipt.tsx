import type { ComponentProps } from 'react';
import { css, cx } from '#styles/css';
import barcode from '#web/assets/barcode.svg';

/** A slip of paper, torn at its top. */
export function ReceiptPaper({ className, ...box }: ComponentProps<'div'>) {
  return <div {...box} className={cx(paperStyle, className)} />;
}

/** The decorative bars at the end of a receipt, and the number below them. */
export function Barcode({ number, className }: { number?: string; className?: string | undefined }) {
  return (
    <>
      <img src={barcode} width={340} height={44} alt="" className={cx(barsStyle, className)} />
      {number && (
        <p className={numberStyle}>
          <bdi dir="ltr">{number}</bdi>
        </p>
      )}
    </>
  );
}

const paperStyle = css({
  ground: 'canvas',
  clipPath:
    '[polygon(0% 9px,5% 0,10% 9px,15% 0,20% 9px,25% 0,30% 9px,35% 0,40% 9px,45% 0,50% 9px,55% 0,60% 9px,65% 0,70% 9px,75% 0,80% 9px,85% 0,90% 9px,95% 0,100% 9px, 100% 100%, 0 100%)]',
});
const barsStyle = css({ width: 'full', height: 'tap' });
const numberStyle = css({ marginTop: '1.5', textStyle: 'xs', color: 'fg.muted', textAlign: 'center' });
