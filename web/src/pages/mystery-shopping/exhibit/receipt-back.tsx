import { localeOf } from '#shared/language.ts';
import { css } from '#styles/css';
import type { ExchangeCopy } from '#web/components/layout/exchange.tsx';
import { Barcode } from '#web/components/receipt.tsx';
import { useLanguage } from '#web/i18n/language-context.tsx';
import { numberFormat } from '#web/lib/number-format.ts';

interface ReceiptBackProps {
  /** The title of the receipt, as on its front. */
  title: string;
  copy: ExchangeCopy;
}

/** What both sides supply, as the back of a receipt: three parts between perforations, with numbered lines. */
export function ReceiptBack({ title, copy }: ReceiptBackProps) {
  const number = numberFormat(localeOf(useLanguage()));
  const parts = [copy.give, copy.settle, copy.get];
  return (
    <div className={paperStyle}>
      <p aria-hidden="true" className={headStyle}>
        <b>{title}</b>
        <span>
          <bdi>{number.format(2)}</bdi>/<bdi>{number.format(2)}</bdi>
        </span>
      </p>
      <dl className={partsStyle}>
        {parts.map(({ title, items }, part) => (
          <div key={title} className={partStyle}>
            <dt className={titleStyle}>
              <span>{title}</span>
            </dt>
            {items.map((item, line) => (
              <dd key={item} className={lineStyle}>
                <span aria-hidden="true" className={numberStyle}>
                  {number.format(part * items.length + line + 1)}
                </span>
                {item}
              </dd>
            ))}
          </div>
        ))}
      </dl>
      <div className={barsStyle}>
        <Barcode />
      </div>
    </div>
  );
}

/** Torn above and below on phones, and at both ends on wide screens, where it lies on its side. */
const paperStyle = css({
  paddingBlock: { base: '8', lg: '7', _print: '0' },
  paddingInline: { lg: '4', _print: '0' },
  ground: 'canvas',
  fontVariantNumeric: 'lining-nums tabular-nums',
  clipPath: {
    base: '[polygon(0% 9px,5% 0,10% 9px,15% 0,20% 9px,25% 0,30% 9px,35% 0,40% 9px,45% 0,50% 9px,55% 0,60% 9px,65% 0,70% 9px,75% 0,80% 9px,85% 0,90% 9px,95% 0,100% 9px,100% calc(100% - 9px),95% 100%,90% calc(100% - 9px),85% 100%,80% calc(100% - 9px),75% 100%,70% calc(100% - 9px),65% 100%,60% calc(100% - 9px),55% 100%,50% calc(100% - 9px),45% 100%,40% calc(100% - 9px),35% 100%,30% calc(100% - 9px),25% 100%,20% calc(100% - 9px),15% 100%,10% calc(100% - 9px),5% 100%,0% calc(100% - 9px))]',
    lg: '[polygon(9px 0%,0 5%,9px 10%,0 15%,9px 20%,0 25%,9px 30%,0 35%,9px 40%,0 45%,9px 50%,0 55%,9px 60%,0 65%,9px 70%,0 75%,9px 80%,0 85%,9px 90%,0 95%,9px 100%,calc(100% - 9px) 100%,100% 95%,calc(100% - 9px) 90%,100% 85%,calc(100% - 9px) 80%,100% 75%,calc(100% - 9px) 70%,100% 65%,calc(100% - 9px) 60%,100% 55%,calc(100% - 9px) 50%,100% 45%,calc(100% - 9px) 40%,100% 35%,calc(100% - 9px) 30%,100% 25%,calc(100% - 9px) 20%,100% 15%,calc(100% - 9px) 10%,100% 5%,calc(100% - 9px) 0%)]',
    _print: '[none]',
  },
  '@media print': { borderWidth: '1px', borderStyle: 'dashed', borderColor: 'border.control' },
});
const headStyle = css({
  display: 'flex',
  justifyContent: 'space-between',
  paddingInline: { base: '6', lg: '8' },
  paddingBottom: { base: '2', lg: '6' },
  textStyle: 'sm',
  color: 'fg.muted',
  '& b': { fontWeight: 'strong', color: 'fg.default' },
  '@media print': { display: 'none' },
});
const partsStyle = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(3, minmax(0, 1fr))' },
});
const barsStyle = css({
  display: { lg: 'none', _print: 'none' },
  paddingTop: '2',
  paddingInline: '6',
});
/** The border is the perforation. */
const partStyle = css({
  paddingBlock: { base: '5', lg: '0', _print: '2' },
  paddingInline: { base: '6', lg: '8', _print: '3' },
  borderStyle: 'dashed',
  borderColor: 'border.control',
  '&:not(:first-child)': { borderTopWidth: { base: '2px', lg: '0' }, borderInlineStartWidth: { lg: '2px' } },
});
const titleStyle = css({
  paddingBottom: '3',
  borderBottomWidth: '2.5px',
  borderColor: 'fg.default',
  fontWeight: 'heading',
  ':last-child > &': {
    '& > :first-child': { paddingInline: '2', background: 'label.solid', borderRadius: 'label' },
  },
});
const lineStyle = css({
  display: 'flex',
  gap: '3',
  paddingBlock: { base: '3', _print: '1' },
  borderBottomWidth: '1.5px',
  borderStyle: 'dashed',
  borderColor: 'steel.dark',
  _last: { borderBottomWidth: '0' },
});
const numberStyle = css({ flexShrink: '0', minWidth: '3', color: 'fg.muted' });
