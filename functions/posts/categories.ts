import { getCategories, saveCategories } from '#functions/data/posts/categories.ts';
import { listPublishedCategories } from '#functions/data/posts/post-list.ts';
import { getRow, listRows } from '#functions/data/posts/post-rows.ts';
import { updatePost } from '#functions/data/posts/save-post.ts';
import type { Position } from '#functions/data/table/cursor.ts';
import { cacheForOneSecond, cacheHeaders } from '#functions/http/caching.ts';
import { BadRequest, Conflict, NotFound } from '#functions/http/errors.ts';
import { forEach } from '#functions/http/for-each.ts';
import type { Operation } from '#functions/http/operation.ts';
import { defaultLanguage } from '#shared/language.ts';
import { maxPostsAtOnce } from '#shared/posts/bulk.ts';
import { categoriesIn } from '#shared/posts/categories.ts';
import {
  type CategorizedKind,
  type Category,
  categorizedKinds,
  isCategorized,
  renamed,
} from '#shared/posts/category.ts';
import type { PostKind } from '#shared/posts/kinds.ts';
import { type PostRow, rowOf } from '#shared/posts/row.ts';
import { folded } from '#shared/text/folded.ts';

export const getPostCategories: Operation<'getPostCategories'> = async ({ params }) => {
  const kind = categorizedKinds.find((known) => known === params.kind);
  if (!kind) throw new NotFound('These posts have no categories; choose the blog or the news.');
  return { body: await answer(kind) };
};

async function answer(kind: CategorizedKind) {
  const { categories, version } = await getCategories(kind);
  return { categories: [...categories], version };
}

export const savePostCategories: Operation<'savePostCategories'> = async ({ body, note }) => {
  const { kind, categories, version } = body;
  note({ title: `${categories.length} ${kind}` });
  const names = categories.map(({ name }) => folded(name));
  const ids = categories.map(({ id }) => id);
  if (new Set(names).size < names.length || new Set(ids).size < ids.length)
    throw new BadRequest('Two categories have the same name; give each a name of its own.');
  const { saved, stored } = await saveCategories(kind, categories, version);
  const now = { categories: [...stored.categories], version: stored.version };
  if (!saved) {
    throw new Conflict('Somebody else changed the categories meanwhile; look at them and try again.', now);
  }
  return { body: now };
};

export const renamePostCategories: Operation<'renamePostCategories'> = async ({
  body: { kind },
  administrator,
}) => {
  const { categories } = await getCategories(kind);
  const all = await rowsToRename(kind, categories);
  const some = all.slice(0, maxPostsAtOnce).map(({ id }) => id);
  const { done } = await forEach(some, (id) =>
    renameIn(kind, categories, { id, by: administrator.username }),
  );
  return { body: { changed: done, left: all.length - done.length } };
};

/** Returns the posts whose category names are outdated. */
async function rowsToRename(kind: CategorizedKind, categories: readonly Category[]): Promise<PostRow[]> {
  const found: PostRow[] = [];
  let after: Position | undefined;
  do {
    const { items, next } = await listRows(kind, after);
    found.push(...items.filter((row) => renamed(categories, row)));
    after = next;
  } while (after);
  return found;
}

/** Updates the category names of a post as it is stored now: the index may be a moment behind. */
async function renameIn(
  kind: CategorizedKind,
  categories: readonly Category[],
  { id, by }: { readonly id: string; readonly by: string },
) {
  const row = await getRow(kind, id);
  const names = row && renamed(categories, row);
  if (!row || !names) return row;
  const result = await updatePost(kind, id, { ...names, version: row.version }, new Date(), by);
  if (!result?.saved) throw new Error(`The post ${id} was saved by somebody else meanwhile.`);
  return { ...rowOf(kind, result.post), arabic: row.arabic };
}

const readCategories = () => listPublishedCategories('blog');
const recentCategories = cacheForOneSecond(readCategories).recent;

export const listBlogCategories: Operation<'listBlogCategories'> = async ({ query, isSignedIn }) => {
  const { language = defaultLanguage } = query;
  const signedIn = await isSignedIn();
  const categories = await (signedIn ? readCategories() : recentCategories(new Date()));
  return { body: categoriesIn(categories, language), headers: cacheHeaders(signedIn) };
};

/**
 * Returns a post's fields with the current names of its category, if the category has names in both languages. A save needs
 * this, because an open editor may still have a former name.
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
