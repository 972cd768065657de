import { type Figure, formatFigure } from '../../../shared/figures.ts';
import { css, cx } from '../../styled-system/css/index.js';
import { rail } from '../../styled-system/recipes/index.js';
import { useLanguage } from '../i18n/language-context.tsx';

interface ShelfLabelsProps {
  items: readonly { figure: Figure; text: string }[];
}

/** Figures as shelf-edge labels hanging from a rail: two to a row on phones, all in one from `lg`. The first is yellow. */
export function ShelfLabels({ items }: ShelfLabelsProps) {
  const language = useLanguage();
  return (
    <div>
      <div className={cx(rail(), css({ boxShadow: '[none]' }))} />
      <ul className={listStyle}>
        {items.map(({ figure, text }) => (
          <li key={text} className={labelStyle}>
            <p
              className={css({
                textStyle: 'figure',
                fontSize: '[clamp(40px, 4.6vw, 66px)]',
                whiteSpace: 'nowrap',
              })}
            >
              {formatFigure(figure, language)}
            </p>
            <p className={textStyle}>{text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

const listStyle = css({
  display: 'grid',
  gridTemplateColumns: '[repeat(auto-fit, minmax(min(42%, 200px), 1fr))]',
  gap: { base: '3', md: '6' },
  paddingInline: { base: '3', md: '6' },
});
const labelStyle = css({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: '3',
  minHeight: { base: '[128px]', lg: '[168px]' },
  padding: { base: '4', md: '5' },
  background: 'bg.canvas',
  color: 'fg.default',
  borderBottomRadius: 'label',
  boxShadow: '[inset 0 -1px 0 #B4C0B9]',
  '&:first-child': { background: 'label.solid' },
});
const textStyle = css({ textStyle: 'sm', 'li:not(:first-child) > &': { color: 'fg.muted' } });
