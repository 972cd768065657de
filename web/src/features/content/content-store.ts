import type { ContentItem } from '#shared/content/item.ts';
import { documentData, type PageData } from '#web/lib/page/page-data.ts';
import { createStore, type Store } from '#web/lib/store.ts';

/** The stored items, by key. */
export type ContentValues = ReadonlyMap<string, Pick<ContentItem, 'value' | 'valueAr'>>;

/** The stored content: the current state, and that with which the document was rendered. */
export type ContentStore = Store<ContentValues>;

export function createContentStore(rendered: ContentValues = new Map()): ContentStore {
  return createStore(rendered);
}

/**
 * The content that visitors see in this browser, at first that of the document. The server makes a store for each
 * document.
 */
export const siteContent = createContentStore(carriedContent(documentData));

function carriedContent({ content = [] }: PageData): ContentValues {
  return new Map(content.map(([key, value, valueAr]) => [key, { value, valueAr }]));
}
