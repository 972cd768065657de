import type { ContentItem } from '#shared/content/item.ts';
import { createStore, type Store } from '#web/lib/store.ts';

/** What is stored, by key. */
export type StoredContent = ReadonlyMap<string, Pick<ContentItem, 'value' | 'valueAr'>>;

/** The stored content as it is now, and as the document was rendered with. */
export type ContentStore = Store<StoredContent>;

export function createContentStore(rendered: StoredContent = new Map()): ContentStore {
  return createStore(rendered);
}

/** What visitors see in this browser; the server makes a store for each document. */
export const siteContent = createContentStore();
