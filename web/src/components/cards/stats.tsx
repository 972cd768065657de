import { css, cx } from '#styles/css';
import { rail } from '#styles/recipes';
import { FigureLabel, FigureText, type ShownFigure } from './figure-text.tsx';

interface StatsProps {
  items: readonly ShownFigure[];
}

/**
 * Figures as shelf-edge labels hanging from a rail: two to a row on wider phones, four from `md`. The first is yellow.
 */
export function Stats({ items }: StatsProps) {
  return (
    <div>
      <div className={cx(rail(), css({ boxShadow: 'none' }))} />
      <ul className={listStyle}>
        {items.map((figure) => (
          <li key={figure.name} className={labelStyle}>
            <p className={figureStyle}>
              <FigureText of={figure.name} />
            </p>
            <p className={textStyle}>
              <FigureLabel of={figure} />
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}

const listStyle = css({
  display: 'grid',
  gridTemplateColumns: {
    base: 'repeat(auto-fit, minmax(max(42%, 140px), 1fr))',
    md: 'repeat(auto-fit, minmax(140px, 1fr))',
    _print: 'repeat(auto-fit, minmax(140px, 1fr))',
  },
  gap: { base: '3', md: '6' },
  paddingInline: { base: '3', md: '6', _print: '0' },
});
const labelStyle = css({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: '3',
  minHeight: { base: '[128px]', lg: '[168px]', _print: '0' },
  paddingBlock: { base: '4', md: '5' },
  paddingInline: { base: '3', md: '5' },
  background: 'bg.canvas',
  color: 'fg.default',
  borderBottomRadius: 'label',
  borderWidth: '1px',
  borderTopWidth: '0',
  borderColor: 'border.subtle',
  '&:first-child': { background: 'label.solid', borderColor: 'label.solid' },
});
const textStyle = css({ textStyle: 'sm', 'li:not(:first-child) > &': { color: 'fg.muted' } });
const figureStyle = css({
  textStyle: 'figure',
  fontSize: 'clamp(32px, 4.6vw, 66px)',
  whiteSpace: 'nowrap',
});
