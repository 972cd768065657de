import { css, cx } from '#styles/css';
import { Facts } from './facts.tsx';

interface Point {
  readonly title: string;
  readonly text: string;
  /** Its facts, in a list below it. */
  readonly items?: readonly string[];
}

interface FeatureGridProps {
  items: readonly Point[];
  /** True to keep them below each other on wide screens, too. */
  single?: boolean;
}

/** Short arguments under rules, two to a row from `md` up. */
export function FeatureGrid({ items, single = false }: FeatureGridProps) {
  return (
    <ul className={cx(listStyle, single ? undefined : pairsStyle)}>
      {items.map(({ title, text, items: facts }) => (
        <li key={`${title} ${text}`} className={pointStyle}>
          {title && <h3 className={css({ textStyle: 'h4' })}>{title}</h3>}
          {text && <p className={textStyle}>{text}</p>}
          {facts && <Facts items={facts} />}
        </li>
      ))}
    </ul>
  );
}

const pairsStyle = css({ gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))' } });
const listStyle = css({
  display: 'grid',
  columnGap: '12',
  rowGap: { base: '7', md: '9' },
});
const pointStyle = css({ paddingTop: '5', borderTopWidth: '3px', borderColor: 'fg.default' });
const textStyle = css({ marginTop: '1', color: 'fg.muted', textWrap: 'pretty' });
