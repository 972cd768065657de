import { type Language, localeOf } from '#shared/language.ts';
import { css } from '#styles/css';
import { useLanguage } from '#web/i18n/language-context.tsx';
import { numberFormat } from '#web/lib/number-format.ts';

interface Step {
  title: string;
  text: string;
}

/**
 * Five steps in order: packs on a rail that are filled more with each step, each with a number on its shelf label. On
 * phones the packs are at the start of their rows.
 */
export function Steps({ items }: { items: readonly Step[] }) {
  const language = useLanguage();
  return (
    <ol className={listStyle}>
      {items.map(({ title, text }, i) => (
        <li key={title} className={stepStyle}>
          <div aria-hidden="true" className={facingStyle}>
            <div className={fillStyle} />
          </div>
          <div aria-hidden="true" className={railStyle}>
            <span className={numberStyle}>{numberOf(i + 1, language)}</span>
          </div>
          <div className={textStyle}>
            <h3 className={titleStyle}>{title}</h3>
            <p className={stepTextStyle}>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

function numberOf(step: number, language: Language): string {
  return numberFormat(localeOf(language)).format(step);
}

const listStyle = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(5, minmax(0, 1fr))' },
  rowGap: '7',
});
const stepStyle = css({
  display: 'grid',
  gridTemplateColumns: { base: '64px minmax(0, 1fr)', lg: 'minmax(0, 1fr)' },
  gridTemplateRows: { base: 'auto 1fr', lg: 'auto auto 1fr' },
  columnGap: '5',
  '&:nth-child(1)': { '--filled': '20%' },
  '&:nth-child(2)': { '--filled': '40%' },
  '&:nth-child(3)': { '--filled': '60%' },
  '&:nth-child(4)': { '--filled': '80%' },
  '&:nth-child(5)': { '--filled': '100%' },
});
const facingStyle = css({
  position: 'relative',
  width: { base: '13', lg: '21' },
  height: { base: '[78px]', lg: '[126px]' },
  marginInlineStart: { base: '1.5', lg: '0' },
  borderWidth: '2px',
  borderBottomWidth: '0',
  borderStyle: 'dashed',
  borderColor: 'border.control',
  '@media print': { display: 'none' },
});
const fillStyle = css({
  position: 'absolute',
  insetInline: '-0.5',
  bottom: '0',
  height: 'var(--filled)',
  background: 'brand.solid',
  forcedColorAdjust: 'none',
  'li:last-child &': { top: '-0.5', height: 'auto' },
});
const railStyle = css({
  height: { base: '2.75', lg: '4' },
  marginBottom: { base: '6', lg: '9' },
  borderImage: {
    base: '{gradients.rail} fill 0',
    lg: '{gradients.rail} fill 0 / 0 / 0 100vw',
  },
  '@media print': { marginBottom: '0' },
});
const numberStyle = css({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: { base: '8', lg: '10' },
  height: { base: '6.5', lg: '8' },
  marginTop: { base: '1.25', lg: '1.75' },
  marginInlineStart: { base: '1.5', lg: '0' },
  borderRadius: 'label',
  background: 'bg.canvas',
  boxShadow: '[0 0 0 1px {colors.steel.dark}]',
  textStyle: 'sm',
  fontWeight: 'strong',
  // Printed without its background it keeps the frame of the others.
  'li:last-child &': {
    background: 'label.solid',
    boxShadow: { base: 'none', _print: '[0 0 0 1px {colors.steel.dark}]' },
  },
});
const textStyle = css({
  gridColumn: { base: '2', lg: '1' },
  gridRow: { base: '1 / span 2', lg: 'auto' },
  paddingInlineEnd: { lg: '3', xl: '6' },
});
/** Hyphenated, because long words do not fit one of five columns. */
const titleStyle = css({
  textStyle: 'h4',
  fontSize: { lg: '16px', xl: 'inherit' },
  overflowWrap: 'break-word',
  hyphens: 'auto',
});
const stepTextStyle = css({ marginTop: '1', color: 'fg.muted', textWrap: 'pretty' });
