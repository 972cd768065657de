import { type Language, localeOf } from '#shared/language.ts';
import { css } from '#styles/css';
import { useLanguage } from '#web/i18n/language-context.tsx';

interface Step {
  title: string;
  text: string;
}

/**
 * Five steps in order: facings on one rail that fill up from the first to the last, each numbered by its shelf-edge
 * label. On phones the facings stand at the start of their rows.
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
            <h3 className={css({ textStyle: 'h4' })}>{title}</h3>
            <p className={stepTextStyle}>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

function numberOf(step: number, language: Language): string {
  return new Intl.NumberFormat(localeOf(language)).format(step);
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
  width: { base: '[52px]', lg: '[84px]' },
  height: { base: '[78px]', lg: '[126px]' },
  marginInlineStart: { base: '[6px]', lg: '0' },
  borderWidth: '2px',
  borderBottomWidth: '0',
  borderStyle: 'dashed',
  borderColor: 'border.control',
});
const fillStyle = css({
  position: 'absolute',
  insetInline: '[-2px]',
  bottom: '0',
  height: '[var(--filled)]',
  background: 'brand.solid',
  forcedColorAdjust: 'none',
  'li:last-child &': { top: '[-2px]', height: '[auto]' },
});
const railStyle = css({
  height: { base: '[11px]', lg: '[16px]' },
  marginBottom: { base: '6', lg: '9' },
  borderImage: {
    base: '[linear-gradient(#fff 0 2px, #D6DED9 2px 81%, #B4C0B9 81%) fill 0]',
    lg: '[linear-gradient(#fff 0 2px, #D6DED9 2px 81%, #B4C0B9 81%) fill 0 / 0 / 0 100vw]',
  },
});
const numberStyle = css({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: { base: '[32px]', lg: '[40px]' },
  height: { base: '[26px]', lg: '[32px]' },
  marginTop: { base: '[5px]', lg: '[7px]' },
  marginInlineStart: { base: '[6px]', lg: '0' },
  borderRadius: 'label',
  background: 'bg.canvas',
  boxShadow: '[0 0 0 1px #B4C0B9]',
  textStyle: 'sm',
  fontWeight: 'strong',
  'li:last-child &': { background: 'label.solid', boxShadow: '[none]' },
});
const textStyle = css({
  gridColumn: { base: '2', lg: '1' },
  gridRow: { base: '1 / span 2', lg: 'auto' },
  paddingInlineEnd: { lg: '6' },
});
const stepTextStyle = css({ marginTop: '1', color: 'fg.muted', textWrap: 'pretty' });
