import { Check } from 'lucide-react';
import { css, cx } from '#styles/css';
import { Icon } from '../icon.tsx';

interface CheckListProps {
  /** Short phrases, one fact each. */
  items: readonly string[];
  className?: string;
}

/** Facts between hairlines, each with a check mark. */
export function CheckList({ items, className }: CheckListProps) {
  return (
    <ul className={cx(listStyle, className)}>
      {items.map((item) => (
        <li key={item} className={itemStyle}>
          <Icon of={Check} />
          {item}
        </li>
      ))}
    </ul>
  );
}

const listStyle = css({ borderTopWidth: '1px', borderColor: 'border.subtle' });
const itemStyle = css({
  display: 'flex',
  gap: '4',
  paddingBlock: '3.5',
  borderBottomWidth: '1px',
  borderColor: 'border.subtle',
  '& svg': { flexShrink: '0', height: '[1lh]', color: 'brand.solid' },
});
