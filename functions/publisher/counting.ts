import type { Sources } from './ports.ts';

/** The same sources, which count the items that they read. */
export function counting(sources: Sources): { readonly sources: Sources; readonly count: () => number } {
  let read = 0;
  const counted = async <Items>(items: Promise<Items>, size: (items: Items) => number): Promise<Items> => {
    read += size(await items);
    return items;
  };
  const length = (items: readonly unknown[]) => items.length;
  return {
    sources: {
      listContent: () => counted(sources.listContent(), length),
      listAllPublished: (kind) => counted(sources.listAllPublished(kind), length),
      getPublished: (kind, ids) => counted(sources.getPublished(kind, ids), () => ids.length),
    },
    count: () => read,
  };
}
