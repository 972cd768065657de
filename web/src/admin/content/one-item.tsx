import { useEffect, useRef } from 'react';
import type { ContentItem } from '#shared/content/item.ts';
import type { ContentKey } from '#shared/content/registry.ts';
import type { Language } from '#shared/language.ts';
import { css } from '#styles/css';
import { labelOf } from '#web/admin/lib/language/content-names.en.ts';
import { Button } from '../ui/button.tsx';
import { ContentList } from './content-list.tsx';
import { copy } from './copy.en.ts';
import { draftOf } from './state/content-draft.ts';
import { contentDrafts } from './state/content-drafts.tsx';

interface OneItemProps {
  contentKey: ContentKey;
  /** The text to begin with. */
  language: Language;
  /** What is stored. */
  items: readonly ContentItem[];
  /** Leads to the list the item is one of. */
  onShowAll: () => void;
}

/** The item that an address names, open to be edited: where a link on the website leads. */
export function OneItem({ contentKey: key, language, items, onShowAll }: OneItemProps) {
  useEffect(() => contentDrafts.dropUnchanged, []);
  const opened = useRef<ContentKey>(undefined);
  useEffect(() => {
    if (opened.current === key) return;
    opened.current = key;
    if (contentDrafts.current()[key]) return;
    const stored = items.find((item) => item.key === key);
    contentDrafts.keep(key, draftOf(key, stored));
  }, [key, items]);
  return (
    <section aria-labelledby="one-item" className={sectionStyle}>
      <h2 id="one-item" className={css({ srOnly: true })}>
        {labelOf(key)}
      </h2>
      <ContentList keys={[key]} items={items} beginsWith={language} namesGroups />
      <Button variant="outline" size="s" onClick={onShowAll} className={css({ justifySelf: 'start' })}>
        {copy.showAll}
      </Button>
    </section>
  );
}

const sectionStyle = css({ display: 'grid', gap: '4', gridTemplateColumns: 'minmax(0, 1fr)' });
