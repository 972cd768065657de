import * as z from 'zod/mini';
import { line, requiredLine } from './fields.ts';
import { type KindOf, kinds, type PostKind, postKinds } from './kinds.ts';

/** The kinds of posts that have categories: articles. */
export type CategorizedKind = KindOf<'article'>;
export const categorizedKinds: readonly CategorizedKind[] = postKinds.filter(isCategorized);

/** Whether the posts of a kind have categories. */
export function isCategorized(kind: PostKind): kind is CategorizedKind {
  return kinds[kind].shape === 'article';
}

/** So many categories one kind of posts has at most. */
export const mostCategories = 100;

/** So many former names of a category are remembered. */
export const mostFormer = 20;

/** What a category is called in both languages; its posts hold both names as their texts. */
export const category = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(64)),
  name: requiredLine(),
  nameAr: line(),
  /** What posts of it have in English: a name it was never told, or that of another category that is one with it now. */
  was: z.optional(z.array(line()).check(z.maxLength(mostFormer, 'too-long'))),
});

/** The categories of a kind as they are stored. `formerly`: names in English under which posts may still be. */
const storedCategory = z.extend(z.omit(category, { was: true }), { formerly: z.array(z.string()) });
export type Category = z.output<typeof storedCategory>;
/** A category as somebody names it. */
export type NamedCategory = z.output<typeof category>;

/** All categories of a kind as they are stored. */
export const storedCategories = z.object({ categories: z.array(storedCategory), version: z.int() });

export interface Categories {
  readonly categories: readonly Category[];
  /** Counts the saves; 0 where nothing was saved yet. */
  readonly version: number;
}

/** What a post in a category is called by now; nothing where its category is none of these, or is called so already. */
export function renamed(
  categories: readonly Category[],
  post: { readonly category?: string | undefined; readonly categoryAr?: string | undefined },
): { category: string; categoryAr: string } | undefined {
  const { category = '', categoryAr = '' } = post;
  const known = categoryOf(categories, category);
  if (!known || (known.name === category && known.nameAr === categoryAr)) return undefined;
  return { category: known.name, categoryAr: known.nameAr };
}

/** The category of this name, or that was once called so. */
function categoryOf(categories: readonly Category[], name: string): Category | undefined {
  return (
    categories.find((one) => one.name === name) ?? categories.find(({ formerly }) => formerly.includes(name))
  );
}
