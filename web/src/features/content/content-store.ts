import type { ContentItem } from '#shared/content/item.ts';
import { documentData, type PageData } from '#web/lib/page/page-data.ts';
import { createStore, type Store } from '#web/lib/store.ts';

/** What is stored, by key. */
export type ContentValues = ReadonlyMap<string, Pick<ContentItem, 'value' | 'valueAr'>>;

/** The stored content: the present state, and that which the document was rendered with. */
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
