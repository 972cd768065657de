import type { ContentItem } from '#shared/content/item.ts';
import { type ContentKey, content } from '#shared/content/registry.ts';
import { directionOf, type Language, languageNames } from '#shared/language.ts';
import { css, cx } from '#styles/css';
import { editedFirst } from '#web/admin/lib/language/edited-first.ts';
import { copy } from './copy.en.ts';
import { ItemCard } from './item/item-card.tsx';
import { contentColumns } from './list-columns.ts';
import { groupName } from './state/find-items.ts';

interface ContentListProps {
  keys: readonly ContentKey[];
  items: readonly ContentItem[];
  /** Language of the text that gets the focus first; English by default. */
  beginsWith?: Language;
  /** True to show the place of each item. */
  namesGroups?: boolean;
}

export function ContentList({ keys, items, beginsWith, namesGroups = false }: ContentListProps) {
  const stored = new Map<string, ContentItem>(items.map((item) => [item.key, item]));
  const hasTexts = keys.some((key) => content[key].kind !== 'image');
  return (
    <div className={panelStyle}>
      {hasTexts && <ListHead />}
      <ul>
        {keys.map((key) => (
          <li key={key} className={itemStyle}>
            <ItemCard
              contentKey={key}
              item={stored.get(key)}
              beginsWith={beginsWith}
              group={namesGroups ? groupName(key) : undefined}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The visible names of the columns. For screen readers, each text in a row names its language. */
function ListHead() {
  return (
    <div aria-hidden="true" className={cx(contentColumns, headStyle)}>
      <span>{copy.item}</span>
      {editedFirst.map((language) => (
        <span key={language} lang={language} dir={directionOf(language)}>
          {languageNames[language]}
        </span>
      ))}
    </div>
  );
}

const panelStyle = css({
  background: 'bg.canvas',
  borderWidth: '1px',
  borderColor: 'border.subtle',
  borderRadius: 'card',
});
const headStyle = css({
  display: { base: 'none', lg: 'grid' },
  '[data-beside] &': { display: 'none' },
  paddingInline: '5',
  paddingBlock: '1.5',
  borderBottomWidth: '1px',
  borderColor: 'border.subtle',
  textStyle: 'xs',
  fontWeight: 'medium',
  color: 'fg.muted',
});
const itemStyle = css({ borderColor: 'border.subtle', '& + &': { borderTopWidth: '1px' } });
