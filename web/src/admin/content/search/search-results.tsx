import { memo } from 'react';
import type { ContentItem } from '#shared/content/item.ts';
import { css } from '#styles/css';
import { EmptyState } from '#web/components/feedback/empty-state.tsx';
import { ContentList } from '../content-list.tsx';
import { copy } from '../copy.en.ts';
import { useFound } from '../state/find-items.ts';

interface SearchResultsProps {
  search: string;
  items: readonly ContentItem[];
}

/**
 * The items that a search finds, those of the simple editor included. An item stays listed when it is saved with other words.
 */
export const SearchResults = memo(function SearchResults({ search, items }: SearchResultsProps) {
  const keys = useFound(search, items);
  return (
    <section aria-labelledby="search-results">
      <h2 id="search-results" className={css({ srOnly: true })}>
        {copy.results}
      </h2>
      <p role="status" className={foundStyle}>
        {copy.found(keys.length)}
      </p>
      {keys.length > 0 ? (
        <ContentList keys={keys} items={items} namesGroups />
      ) : (
        <EmptyState compact state="empty" title={copy.nothingTitle} text={copy.nothingText} />
      )}
    </section>
  );
});

const foundStyle = css({ textStyle: 'sm', color: 'fg.muted', marginBottom: '4' });
