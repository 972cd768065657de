import type { PostKind } from '#shared/posts/kinds.ts';
import { type PostRow, rowOf } from '#shared/posts/row.ts';
import { type PostSummary, postSchemas } from '#shared/posts/schemas.ts';
import { batchGet } from '../table/batch.ts';
import type { Position } from '../table/cursor.ts';
import { type Page, queryPage } from '../table/query-page.ts';
import type { Item } from '../table/stored-item.ts';
import { olderArabicOf } from './older-arabic.ts';
import { fromItem, fromSummary, isDeleted, isMap, postKey, writtenFlag } from './post-item.ts';

/** How many posts are read per request: more than a page of the database holds. */
const pageOfAll = 2000;
/** The largest answer, in bytes: Lambda allows 6 MB. */
const maxBytes = 4_000_000;

/**
 * Returns the posts of a kind as rows, newest first: as many as fit into one answer, after a position if one is given.
 */
export async function listRows(kind: PostKind, after?: Position): Promise<Page<PostRow>> {
  const items: PostRow[] = [];
  let bytes = 0;
  let next = after;
  do {
    const page = await queryPage(
      { index: 'rows', kind, partition: kind, limit: pageOfAll, after: next },
      (item) => {
        const indexed = indexedPost(kind, item);
        return indexed && rowOfIndexed(kind, indexed);
      },
    );
    items.push(...page.items);
    bytes += Buffer.byteLength(JSON.stringify(page.items));
    next = page.next;
  } while (next && bytes < maxBytes);
  return { items, next };
}

/** Returns the row of a post as it is stored now. */
export async function getRow(kind: PostKind, id: string): Promise<PostRow | undefined> {
  const [item] = await batchGet([postKey(kind, id)]);
  const post = item && !isDeleted(item) ? fromItem(kind, item) : undefined;
  return post && item && rowOf(kind, post, { older: olderArabicOf(item) });
}

/** A post in an item of the index of rows. */
export interface PostIndexed {
  readonly post: PostSummary;
  /** True if a text is not empty. */
  readonly isWritten: (name: string) => boolean;
  /** The texts whose English changed after their Arabic. */
  readonly older: readonly string[];
}

/**
 * Returns the post of an item of the index. Older releases did not say which long texts are written: theirs count as
 * written, so that the Arabic title alone decides.
 */
export function indexedPost(kind: PostKind, item: Item): PostIndexed | undefined {
  const post = fromSummary(kind, item);
  if (!post) return undefined;
  const { longTexts } = postSchemas[kind];
  const summary: Item = isMap(item.summary) ? { ...item.summary } : {};
  const fields: Readonly<Record<string, unknown>> = { ...post };
  const isWritten = (name: string) =>
    name in longTexts ? summary[writtenFlag(name)] !== false : Boolean(fields[name]);
  return { post, isWritten, older: olderArabicOf(item) };
}

/** Returns the row of a post of the index. */
export function rowOfIndexed(kind: PostKind, { post, isWritten, older }: PostIndexed): PostRow {
  return rowOf(kind, { ...post }, { isWritten, older });
}
