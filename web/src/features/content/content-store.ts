import type { ContentItem } from '#shared/content/item.ts';

/** What is stored, by key. */
export type StoredContent = ReadonlyMap<string, Pick<ContentItem, 'value' | 'valueAr'>>;

/** The stored content as it is now, and as the document was rendered with. */
export interface ContentStore {
  readonly rendered: StoredContent;
  current: () => StoredContent;
  subscribe: (listener: () => void) => () => void;
  replace: (content: StoredContent) => void;
}

export function createContentStore(rendered: StoredContent = new Map()): ContentStore {
  const listeners = new Set<() => void>();
  let content = rendered;
  return {
    rendered,
    current: () => content,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    replace: (newer) => {
      content = newer;
      for (const listener of listeners) listener();
    },
  };
}

/** What visitors see in this browser; the server makes a store for each document. */
export const siteContent = createContentStore();
