import { directionOf } from '#shared/language.ts';
import { css } from '#styles/css';
import { Drawing } from '#web/components/exhibit/drawing.tsx';
import type { ExchangeCopy } from '#web/components/layout/exchange.tsx';
import { gap, rect, type Shape } from '#web/drawing/shapes.ts';
import { useLanguage } from '#web/i18n/language-context.tsx';
import { colour } from '#web/theme/drawing-colours.ts';

const [weekWidth, weekHeight, weekGap, weeks] = [40, 54, 8, 5];
const width = weeks * (weekWidth + weekGap) - weekGap;

/**
 * What both sides supply, on a shelf of weeks as in the exhibit: the question is one gap, the agreed audit a row of gaps, and
 * what the client receives a row of full weeks.
 */
export function Agreement({ copy }: { copy: ExchangeCopy }) {
  const rtl = directionOf(useLanguage()) === 'rtl';
  const gaps = weeksFrom(rtl, (x) => gap(x, 0, weekWidth, weekHeight, colour.petrol));
  const full = weeksFrom(rtl, (x) => rect(x, 0, weekWidth, weekHeight, colour.petrol));
  const parts = [
    [copy.give, gaps.slice(0, 1)],
    [copy.settle, gaps],
    [copy.get, full],
  ] as const;
  return (
    <dl className={partsStyle}>
      {parts.map(([{ title, items }, shapes]) => (
        <div key={title} className={partStyle}>
          <dt>
            <Drawing width={width} height={weekHeight} shapes={shapes} className={drawingStyle} />
            <span className={railStyle} />
            <span className={labelStyle}>{title}</span>
          </dt>
          {items.map((item) => (
            <dd key={item} className={itemStyle}>
              {item}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

/** Returns the drawn weeks from the inline start. */
function weeksFrom(rtl: boolean, draw: (x: number) => Shape): Shape[] {
  return Array.from({ length: weeks }, (_, week) => {
    const start = week * (weekWidth + weekGap);
    return draw(rtl ? width - start - weekWidth : start);
  });
}

const partsStyle = css({
  display: 'grid',
  gridTemplateColumns: {
    base: 'minmax(0, 1fr)',
    md: 'repeat(3, minmax(0, 1fr))',
    _print: 'repeat(3, minmax(0, 1fr))',
  },
  columnGap: { _print: '4' },
  rowGap: '8',
});
const partStyle = css({ minWidth: '0' });
const drawingStyle = css({ maxWidth: '[80%]', height: 'auto', '@media print': { display: 'none' } });
/** The rails of three columns are one. */
const railStyle = css({
  display: 'block',
  height: { base: '2.75', md: '4' },
  backgroundImage: 'rail',
  '@media print': { display: 'none' },
});
const labelStyle = css({
  position: 'relative',
  display: 'block',
  width: 'fit',
  marginTop: { base: '-1', md: '-2', _print: '0' },
  marginBottom: '3',
  paddingInline: '3',
  paddingBlock: '1',
  textStyle: 'sm',
  fontWeight: 'strong',
  ground: 'canvas',
  borderRadius: 'label',
  borderWidth: '1px',
  borderColor: 'steel.dark',
  ':last-child > * > &': { background: 'label.solid', borderColor: 'transparent' },
});
const itemStyle = css({
  marginInlineEnd: { md: '7', lg: '12', _print: '0' },
  paddingBlock: { base: '3', _print: '1' },
  borderBottomWidth: '1px',
  borderColor: 'border.subtle',
  textWrap: 'pretty',
});
