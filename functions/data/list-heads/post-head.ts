import * as z from 'zod/mini';
import { maxTranslations, waitingTranslation } from '#shared/content/translation.ts';
import { type PostKind, postKinds } from '#shared/posts/kinds.ts';
import { listHeadOf, postListHead } from '#shared/posts/list-head.ts';
import type { PostRow } from '#shared/posts/row.ts';
import { countArabic, type PostTexts, textsOf } from '../posts/arabic-to-do.ts';
import { indexedPost, rowOfIndexed } from '../posts/post-rows.ts';
import { everyPage, queryPage } from '../table/query-page.ts';
import { contentOf, getKeptHeads } from './kept-head.ts';

/** How many posts are read per request: more than a page of the database holds. */
const pageOfAll = 2000;

const counts = z.object({ missing: z.int(), older: z.int() });

/** The head of the list of posts of a kind. */
export const postHead = z.object({
  list: postListHead,
  /** How many posts are drafts, and the one changed last. */
  drafts: z.object({
    count: z.int(),
    last: z.optional(z.object({ id: z.string(), title: z.string(), updatedAt: z.string() })),
  }),
  /** How many posts need Arabic, and the newest of them. */
  arabic: z.object({ counts, waiting: z.array(waitingTranslation) }),
  /** The categories of the posts, in both languages, each pair with the number of its posts; in the order of the list. */
  categories: z.array(z.object({ category: z.string(), categoryAr: z.string(), count: z.int() })),
});
export type PostHead = z.output<typeof postHead>;

/** Reads all posts of a kind and returns the head of their list. */
export async function makePostHead(kind: PostKind): Promise<PostHead> {
  const posts = await everyPage((after) =>
    queryPage({ index: 'rows', kind, partition: kind, limit: pageOfAll, after }, (item) => {
      const indexed = indexedPost(kind, item);
      return indexed && { row: rowOfIndexed(kind, indexed), texts: textsOf(kind, indexed) };
    }),
  );
  const rows = posts.map(({ row }) => row);
  const waiting = posts.flatMap(({ texts }) => waitingPost(kind, texts) ?? []);
  return {
    list: listHeadOf(kind, rows),
    drafts: draftsIn(rows),
    arabic: { counts: countArabic(waiting), waiting: waiting.slice(0, maxTranslations) },
    categories: categoriesIn(posts.map(({ texts }) => texts)),
  };
}

function draftsIn(rows: readonly PostRow[]): PostHead['drafts'] {
  const drafts = rows.filter(({ published }) => !published);
  const [first, ...others] = drafts;
  if (!first) return { count: 0 };
  const { id, title, updatedAt } = others.reduce(
    (last, row) => (row.updatedAt >= last.updatedAt ? row : last),
    first,
  );
  return { count: drafts.length, last: { id, title, updatedAt } };
}

function waitingPost(kind: PostKind, { id, title, missing, older }: PostTexts) {
  const count = missing.length + older.length;
  const state = missing.length > 0 ? ('missing' as const) : ('older' as const);
  return count === 0 ? undefined : { kind, id, name: title, state, count };
}

function categoriesIn(posts: readonly PostTexts[]): PostHead['categories'] {
  const pairs = new Map<string, PostHead['categories'][number]>();
  for (const { category, categoryAr } of posts) {
    const pair = JSON.stringify([category, categoryAr]);
    const { count = 0 } = pairs.get(pair) ?? {};
    if (category) pairs.set(pair, { category, categoryAr, count: count + 1 });
  }
  return [...pairs.values()];
}

/**
 * Returns the heads of the lists of posts, as they were kept a moment ago; with `fresh`, and where none is kept, from the
 * posts themselves.
 */
export async function getPostHeads(
  kinds: readonly PostKind[] = postKinds,
  fresh = false,
): Promise<Map<PostKind, PostHead>> {
  const kept = fresh ? new Map() : await getKeptHeads(kinds);
  const heads = kinds.map(async (kind): Promise<[PostKind, PostHead]> => {
    return [kind, contentOf(postHead, kept.get(kind)) ?? (await makePostHead(kind))];
  });
  return new Map(await Promise.all(heads));
}
