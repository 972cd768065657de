import { Check } from 'lucide-react';
import { css } from '#styles/css';
import { Drawing } from '#web/components/exhibit/drawing.tsx';
import { Icon } from '#web/components/icon.tsx';
import type { ExchangeCopy } from '#web/components/layout/exchange.tsx';
import { circle, rect, type Shape } from '#web/drawing/shapes.ts';
import { colour } from '#web/theme/drawing-colours.ts';

/**
 * What both sides supply, as the checklist of a display stand: a shelf for each side with its label, and a facing for each
 * point. On phones the label is above its points.
 */
export function Stand({ copy }: { copy: ExchangeCopy }) {
  return (
    <div className={standStyle}>
      <div className={headerStyle}>
        <Drawing width={120} height={28} shapes={sign} className={signStyle} />
      </div>
      <dl className={shelvesStyle}>
        {[copy.give, copy.settle, copy.get].map(({ title, items }) => (
          <div key={title} className={shelfStyle}>
            <dt className={labelStyle}>{title}</dt>
            {items.map((item) => (
              <dd key={item} className={facingStyle}>
                <span aria-hidden="true" className={boxStyle}>
                  <Icon of={Check} />
                </span>
                {item}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </div>
  );
}

/** The sign of a brand without a name. */
const sign: readonly Shape[] = [
  circle(14, 14, 14, colour.mist),
  rect(38, 3, 82, 9, colour.mist),
  rect(38, 18, 52, 6, colour.mist, { opacity: 0.6 }),
];

const standStyle = css({
  borderInlineWidth: { base: '6px', md: '10px' },
  borderBottomWidth: '14px',
  borderColor: 'bg.deep',
  background: 'bg.shelf',
});
/** The board at the top of the stand. */
const headerStyle = css({
  height: { base: '9', md: '14', _print: '3' },
  marginInline: { base: '-1.5', md: '-2.5' },
  background: 'brand.solid',
  borderBottom: '[6px solid {colors.brand.emphasized}]',
  display: 'grid',
  alignItems: 'center',
  paddingInline: { base: '4', md: '7.5' },
});
const signStyle = css({
  height: { base: '4', md: '7' },
  width: 'auto',
  transform: 'scaleX(var(--dir))',
  '@media print': { display: 'none' },
});
const shelvesStyle = css({ paddingTop: { base: '4', md: '7', _print: '2' } });
const shelfStyle = css({
  display: 'grid',
  gridTemplateColumns: {
    base: 'minmax(0, 1fr)',
    md: 'repeat(3, minmax(0, 1fr))',
    _print: 'repeat(3, minmax(0, 1fr))',
  },
  columnGap: '3',
  rowGap: { base: '1.5', md: '0', _print: '0' },
  paddingInline: { base: '3', md: '5' },
  paddingBottom: { base: '5', md: '9', _print: '2' },
  // The rail under the facings, over the whole width of the stand.
  _after: {
    content: '""',
    gridColumn: '1 / -1',
    gridRow: { md: '2', _print: '2' },
    height: { base: '2.5', md: '4', _print: '2' },
    marginTop: { base: '-1.5', md: '0', _print: '0' },
    marginInline: { base: '-3', md: '-5' },
    backgroundImage: 'rail',
  },
});
/** The label hangs from the rail. That of what the client receives is yellow. */
const labelStyle = css({
  position: 'relative',
  zIndex: 'raised',
  gridRow: { md: '2', _print: '2' },
  gridColumn: '1 / -1',
  justifySelf: 'start',
  marginTop: { md: '1.5', _print: '0.5' },
  marginBottom: { base: '0.5', md: '-5', _print: '-3' },
  paddingInline: '3',
  paddingBlock: '1',
  textStyle: 'sm',
  fontWeight: 'strong',
  ground: 'canvas',
  borderRadius: 'label',
  borderWidth: '1px',
  borderColor: 'steel.dark',
  ':last-child > &': { background: 'label.solid', borderColor: 'transparent' },
});
const facingStyle = css({
  display: 'flex',
  flexDirection: { md: 'column', _print: 'column' },
  gap: '3',
  minHeight: { md: '[132px]', _print: '0' },
  padding: { base: '3', md: '4', _print: '1.5' },
  ground: 'canvas',
  borderWidth: '1px',
  borderBottomWidth: '0',
  borderColor: 'steel.dark',
});
const boxStyle = css({
  flexShrink: '0',
  display: 'grid',
  placeItems: 'center',
  width: '5',
  height: '7',
  color: 'brand.solid',
  borderWidth: '1.5px',
  borderColor: 'fg.default',
});
