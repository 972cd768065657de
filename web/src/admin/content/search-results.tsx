import { useState } from 'react';
import type { ContentItem } from '../../../../shared/content/item.ts';
import { type ContentKey, content } from '../../../../shared/content.ts';
import { css } from '../../../styled-system/css/index.js';
import { ShelfPanel } from '../ui/shelf-panel.tsx';
import { ContentList } from './content-list.tsx';
import { copy } from './copy.en.ts';
import { findItems } from './find-items.ts';

const contentKeys = Object.keys(content) as ContentKey[];

/** Every item that a search finds, of both editors. What was found stays in view when it is saved with other words. */
export function SearchResults({ search, items }: { search: string; items: readonly ContentItem[] }) {
  const keys = useFound(search, items);
  return (
    <section aria-labelledby="search-results">
      <h2 id="search-results" className={css({ srOnly: true })}>
        {copy.results}
      </h2>
      <p role="status" className={css({ textStyle: 'sm', color: 'fg.muted', marginBottom: '4' })}>
        {copy.found(keys.length)}
      </p>
      {keys.length > 0 ? (
        <ContentList keys={keys} items={items} namesGroups />
      ) : (
        <ShelfPanel shelf="empty" title={copy.nothingTitle} text={copy.nothingText} />
      )}
    </section>
  );
}

/** What a search finds, and what it has found since it was typed. */
function useFound(search: string, items: readonly ContentItem[]): readonly ContentKey[] {
  const [found, setFound] = useState<{ search: string; keys: readonly ContentKey[] }>({ search, keys: [] });
  const before = found.search === search ? found.keys : [];
  const now = findItems(search, items);
  if (found.search === search && now.every((key) => before.includes(key))) return before;
  const keys = contentKeys.filter((key) => before.includes(key) || now.includes(key));
  setFound({ search, keys });
  return keys;
}
