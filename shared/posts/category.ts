import * as z from 'zod/mini';
import { line, requiredLine } from './fields.ts';
import { type KindOf, kinds, type PostKind, postKinds } from './kinds.ts';

/** The kinds of posts that have categories: articles. */
export type CategorizedKind = KindOf<'article'>;
export const categorizedKinds: readonly CategorizedKind[] = postKinds.filter(isCategorized);

/** True if the posts of a kind have categories: only articles have. */
export function isCategorized(kind: PostKind): kind is CategorizedKind {
  return kinds[kind].shape === 'article';
}

/** How many categories a kind of posts can have. */
export const maxCategories = 100;

/** How many former names of a category are kept. */
export const maxFormer = 20;

/** The names of a category in both languages. Posts store these names, not the id. */
export const category = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(64)),
  name: requiredLine(),
  nameAr: line(),
  /** True if a user compared the Arabic name with this English one. */
  arabicIsCurrent: z.optional(z.boolean('invalid')),
  /**
   * Further English names that posts of the category may have: a name that is missing in the stored `formerly`, or the name of
   * a category that was merged into this one.
   */
  was: z.optional(z.array(line()).check(z.maxLength(maxFormer, 'too-long'))),
});

/**
 * The stored categories of a kind. `formerly`: English names that posts may still have. `nameBefore`: the English name when
 * the Arabic one was saved, if it has changed since.
 */
const storedCategory = z.extend(z.omit(category, { was: true, arabicIsCurrent: true }), {
  nameBefore: z.optional(z.string()),
  formerly: z.array(z.string()),
});
export type Category = z.output<typeof storedCategory>;
/** A category as a form sends it, with the names that the user entered. */
export type NamedCategory = z.output<typeof category>;

/** All categories of a kind as they are stored. */
export const storedCategories = z.object({ categories: z.array(storedCategory), version: z.int() });

export interface Categories {
  readonly categories: readonly Category[];
  /** Counts the saves; 0 if nothing was saved yet. */
  readonly version: number;
}

/** Returns the current names of a post's category; `undefined` if its category is unknown, or its names are current. */
export function renamed(
  categories: readonly Category[],
  post: { readonly category?: string | undefined; readonly categoryAr?: string | undefined },
): { category: string; categoryAr: string } | undefined {
  const { category = '', categoryAr = '' } = post;
  const known = categoryOf(categories, category);
  if (!known || (known.name === category && known.nameAr === categoryAr)) return undefined;
  return { category: known.name, categoryAr: known.nameAr };
}

/** Returns the category with this current or former name. */
function categoryOf(categories: readonly Category[], name: string): Category | undefined {
  return (
    categories.find((one) => one.name === name) ?? categories.find(({ formerly }) => formerly.includes(name))
  );
}
