import { queryOptions } from '@tanstack/react-query';
import { getPostCategories } from '#shared/api/posts/post-categories.ts';
import { type Category, isCategorized, type NamedCategory } from '#shared/posts/category.ts';
import type { PostKind } from '#shared/posts/kinds.ts';
import type { PostRow } from '#shared/posts/row.ts';
import { folded } from '#shared/text/folded.ts';
import { callApi } from '#web/lib/api-client.ts';

/** The categories of a kind of posts; an empty list for a kind without any. */
export function categoriesQuery(kind: PostKind) {
  return queryOptions({
    queryKey: ['api', 'admin', 'post-categories', kind],
    queryFn: ({ signal }) => callApi(getPostCategories, { params: { kind }, signal }),
    enabled: isCategorized(kind),
    staleTime: 30_000,
  });
}

/** A category with the number of its posts. */
export interface CountedCategory extends NamedCategory {
  readonly posts: number;
}

/** Returns the stored categories and further ones that posts have, in alphabetical order. */
export function countedCategories(
  stored: readonly Category[],
  rows: readonly PostRow[],
  newId: () => string,
): CountedCategory[] {
  const places = new Map(stored.flatMap((one) => [...one.formerly, one.name].map((name) => [name, one.id])));
  const counted = new Map<string, CountedCategory>(
    stored.map(({ id, name, nameAr }) => [id, { id, name, nameAr, was: [name], posts: 0 }]),
  );
  for (const { category: was, categoryAr = '' } of rows) {
    if (!was) continue;
    const id = places.get(was) ?? newId();
    places.set(was, id);
    const known = counted.get(id) ?? { id, name: was, nameAr: '', was: [was], posts: 0 };
    counted.set(id, { ...known, nameAr: known.nameAr || categoryAr, posts: known.posts + 1 });
  }
  return [...counted.values()].sort((one, other) => one.name.localeCompare(other.name, 'en'));
}

/** Returns the Arabic name of each category by its English name: the stored one, otherwise that of a post. */
export function arabicNames(stored: readonly Category[], rows: readonly PostRow[]): Map<string, string> {
  const counted = countedCategories(stored, rows, () => crypto.randomUUID());
  return new Map(counted.map(({ name, nameAr }) => [name, nameAr]));
}

/**
 * Returns the categories after merging the one at `place` into the first category with the same name. The Arabic name of
 * the first one is kept if it has one.
 */
export function mergedCategories(categories: readonly CountedCategory[], place: number): CountedCategory[] {
  const other = categories[place];
  const first = categories.find(({ name }) => folded(name.trim()) === folded(other?.name.trim() ?? ''));
  if (!other || !first || first === other) return [...categories];
  const merged = {
    ...first,
    nameAr: first.nameAr || other.nameAr,
    was: [...(first.was ?? []), ...(other.was ?? [])],
    posts: first.posts + other.posts,
  };
  return categories.filter((one) => one !== other).map((one) => (one === first ? merged : one));
}
