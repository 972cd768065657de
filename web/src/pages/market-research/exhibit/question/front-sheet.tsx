import { localeOf } from '#shared/language.ts';
import { css } from '#styles/css';
import { Drawing } from '#web/components/exhibit/drawing.tsx';
import type { ExchangeCopy } from '#web/components/layout/exchange.tsx';
import { useLanguage } from '#web/i18n/language-context.tsx';
import { numberFormat } from '#web/lib/number-format.ts';
import { clip, tick } from './sheet.tsx';

/**
 * What both sides supply, as the first page of a questionnaire on its clipboard: boxes to be filled in by both, and ticks
 * for what the client receives.
 */
export function FrontSheet({ copy }: { copy: ExchangeCopy }) {
  const number = numberFormat(localeOf(useLanguage()));
  const parts = [copy.give, copy.settle, copy.get];
  return (
    <div className={boardStyle}>
      <Drawing width={128} height={40} shapes={clip} className={clipStyle} />
      <dl className={paperStyle}>
        {parts.map(({ title, items }, part) => (
          <div key={title} data-ticked={part === parts.length - 1 || undefined} className={partStyle}>
            <dt className={titleStyle}>
              <span aria-hidden="true">{number.format(part + 1)}</span> <span>{title}</span>
            </dt>
            {items.map((item, i) => (
              <dd key={item} className={rowStyle}>
                <span aria-hidden="true" className={boxStyle}>
                  {part === parts.length - 1 && (
                    <Drawing width={40} height={44} shapes={tick} className={tickStyle} />
                  )}
                </span>
                <span>{item}</span>
                <span aria-hidden="true" className={codeStyle}>
                  {number.format(i + 1)}
                </span>
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </div>
  );
}

const boardStyle = css({ position: 'relative', paddingTop: '5' });
const clipStyle = css({
  position: 'absolute',
  top: '0',
  insetInline: '0',
  marginInline: 'auto',
  '@media print': { display: 'none' },
});
/** The lower edges are those of the sheets below. */
const paperStyle = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(3, minmax(0, 1fr))' },
  columnGap: '9',
  rowGap: '7',
  paddingTop: '8.5',
  paddingBottom: '5',
  paddingInline: { base: '4', md: '7' },
  background: 'bg.canvas',
  borderWidth: '1px',
  borderColor: 'steel.light',
  boxShadow:
    '[0 4px 0 {colors.bg.canvas}, 0 5px 0 {colors.steel.dark}, 0 9px 0 {colors.bg.canvas}, 0 10px 0 {colors.steel.dark}]',
  '@media print': { rowGap: '3', paddingBlock: '3' },
});
const partStyle = css({ minWidth: '0' });
const titleStyle = css({
  display: 'flex',
  gap: '3.5',
  paddingBottom: '2.5',
  textStyle: 'h4',
  borderBottomWidth: '2px',
  borderColor: 'fg.default',
  '[data-ticked] > &': {
    '& > :last-child': { paddingInline: '2', background: 'label.solid', borderRadius: 'label' },
  },
});
const rowStyle = css({
  display: 'flex',
  alignItems: 'start',
  gap: '3.5',
  paddingBlock: { base: '2.5', _print: '1' },
  borderBottomWidth: '1.5px',
  borderStyle: 'dashed',
  borderColor: 'steel.light',
  _last: { borderBottomWidth: '0' },
});
const boxStyle = css({
  position: 'relative',
  flexShrink: '0',
  width: '5',
  height: '7',
  borderWidth: '1.8px',
  borderColor: 'fg.default',
});
/** Never mirrored, because the tick looks handwritten. */
const tickStyle = css({ position: 'absolute', left: '-2', top: '-4', maxWidth: 'none' });
const codeStyle = css({ marginInlineStart: 'auto', textStyle: 'sm', color: 'fg.muted' });
