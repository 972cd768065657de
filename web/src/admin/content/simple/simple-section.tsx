import type { ContentDraftItem } from '#shared/content/draft.ts';
import type { ContentItem } from '#shared/content/item.ts';
import type { ContentGroup } from '#shared/content/layout.ts';
import { content } from '#shared/content/registry.ts';
import { css } from '#styles/css';
import { placeName } from '#web/admin/lib/language/content-names.en.ts';
import { sectionId } from './section-links.tsx';
import { SimpleImageItem } from './simple-image-item.tsx';
import { SimpleTextItem } from './simple-text-item.tsx';

interface SimpleSectionProps {
  section: ContentGroup;
  items: readonly ContentItem[];
  /** The drafts on the server. */
  drafts: readonly ContentDraftItem[];
  onSignedOut: () => void;
}

export function SimpleSection({ section: { name, keys }, items, drafts, onSignedOut }: SimpleSectionProps) {
  const id = sectionId(name);
  return (
    <section aria-labelledby={id}>
      <h2 id={id} tabIndex={-1} className={headingStyle}>
        {placeName(name)}
      </h2>
      <ul className={itemsStyle}>
        {keys.map((key) => {
          const Item = content[key].kind === 'image' ? SimpleImageItem : SimpleTextItem;
          return (
            <li key={key} className={itemStyle}>
              <Item
                contentKey={key}
                section={id}
                item={items.find((item) => item.key === key)}
                stored={drafts.find((draft) => draft.key === key)}
                onSignedOut={onSignedOut}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const headingStyle = css({
  textStyle: 'h3',
  marginBottom: '4',
  '--h3': '23px',
  scrollMarginTop: '21',
  outline: 'none',
});
// Items out of view cost no layout and no painting; the browser still finds them and moves the focus to them.
const itemStyle = css({ contentVisibility: 'auto', containIntrinsicSize: 'auto 300px' });
const itemsStyle = css({ display: 'grid', gap: '4', gridTemplateColumns: 'minmax(0, 1fr)' });
