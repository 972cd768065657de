import { getCategories } from '#functions/data/posts/categories.ts';
import { isCategorized, renamed } from '#shared/posts/category.ts';
import type { PostKind } from '#shared/posts/kinds.ts';

/**
 * Fields of a post as they are stored: one of a category that has names in both languages gets these, also where an editor still has
 * a former one.
 */
export async function withCategoryNames<Fields extends object>(
  kind: PostKind,
  fields: Fields,
): Promise<Fields> {
  const { category, categoryAr }: { category?: unknown; categoryAr?: unknown } = fields;
  if (!isCategorized(kind) || typeof category !== 'string' || category === '') return fields;
  const { categories } = await getCategories(kind);
  const given = typeof categoryAr === 'string' ? { category, categoryAr } : { category };
  return { ...fields, ...renamed(categories, given) };
}
