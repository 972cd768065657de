import type { ContentItem } from '../../../../shared/content/item.ts';
import type { ContentKey } from '../../../../shared/content.ts';
import { css } from '../../../styled-system/css/index.js';
import { groupName } from './find-items.ts';
import { ItemCard } from './item-card.tsx';

interface ContentListProps {
  keys: readonly ContentKey[];
  /** What is stored. */
  items: readonly ContentItem[];
  /** Says of each item where it belongs. */
  namesGroups?: boolean;
}

export function ContentList({ keys, items, namesGroups = false }: ContentListProps) {
  const stored = new Map<string, ContentItem>(items.map((item) => [item.key, item]));
  return (
    <ul className={css({ display: 'grid', gap: '4', gridTemplateColumns: 'minmax(0, 1fr)' })}>
      {keys.map((key) => (
        <li key={key}>
          {namesGroups && (
            <p className={css({ textStyle: 'xs', color: 'fg.muted', marginBottom: '1' })}>{groupName(key)}</p>
          )}
          <ItemCard contentKey={key} item={stored.get(key)} />
        </li>
      ))}
    </ul>
  );
}
