import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { claimOf } from '#shared/content/claims.ts';
import type { ContentItem } from '#shared/content/item.ts';
import type { ContentKey } from '#shared/content/registry.ts';
import type { Language } from '#shared/language.ts';
import { css } from '#styles/css';
import { labelOf } from '#web/admin/lib/language/content-names.en.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { ContentList } from '../content-list.tsx';
import { copy } from '../copy.en.ts';
import { contentDraftsQuery } from '../drafts/draft-queries.ts';
import { draftOf } from '../state/content-draft.ts';
import { contentDrafts } from '../state/content-drafts.tsx';

interface OneItemProps {
  contentKey: ContentKey;
  /** The language of the text that gets the focus first. */
  language: Language;
  items: readonly ContentItem[];
  /** Opens the list that contains the item. */
  onShowAll: () => void;
}

/** The item that the URL names, open to be edited: the target of links on the website. */
export function OneItem({ contentKey: key, language, items, onShowAll }: OneItemProps) {
  useEffect(() => contentDrafts.dropUnchanged, []);
  // The boxes begin with the draft on the server, unless there is none or it cannot be read.
  const { data: kept, isPending } = useQuery(contentDraftsQuery);
  const opened = useRef<ContentKey>(undefined);
  useEffect(() => {
    if (isPending || opened.current === key) return;
    opened.current = key;
    for (const one of withBasis(key)) {
      if (contentDrafts.current()[one]) continue;
      const stored = items.find((item) => item.key === one);
      const draft = kept?.drafts.find((other) => other.key === one);
      contentDrafts.keep(one, draftOf(one, stored, draft));
    }
  }, [key, items, kept, isPending]);
  return (
    <section aria-labelledby="one-item" className={sectionStyle}>
      <h2 id="one-item" className={css({ srOnly: true })}>
        {labelOf(key)}
      </h2>
      <ContentList keys={withBasis(key)} items={items} beginsWith={language} namesGroups />
      <Button variant="outline" size="s" onClick={onShowAll} className={css({ justifySelf: 'start' })}>
        {copy.showAll}
      </Button>
    </section>
  );
}

/** Returns the keys to edit together: the item, and for the words of a figure also its basis and date. */
export function withBasis(key: ContentKey): ContentKey[] {
  const { figure } = claimOf(key) ?? {};
  return figure && figure.basis !== key ? [key, figure.basis] : [key];
}

const sectionStyle = css({ display: 'grid', gap: '4', gridTemplateColumns: 'minmax(0, 1fr)' });
