import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import type { KindOf, PostKind } from '#shared/posts/kinds.ts';
import { hasEnded, isPublic } from '#shared/posts/publication.ts';
import type { Post, PostSummary } from '#shared/posts/schemas.ts';
import { batchGet } from '../table/batch.ts';
import { dynamodb } from '../table/client.ts';
import type { Position } from '../table/cursor.ts';
import { type Page, queryPage, sortKeyAfter } from '../table/query-page.ts';
import { itemReader } from '../table/stored-item.ts';
import { indexes, tableName } from '../table/table.ts';
import { fromItem, fromSummary, isDeleted, postKey, publishedPosts } from './post-item.ts';

/** How many posts are read per request: more than a page of the database holds. */
const pageOfAll = 2000;

/**
 * Returns all posts of a kind, newest first: at most `limit`, after a position if one is given. Fewer if they are long,
 * since the database ends a page at 1 MB.
 */
export async function listPosts<K extends PostKind>(
  kind: K,
  limit: number,
  after?: Position,
): Promise<Page<Post<K>>> {
  return queryPage({ index: 'ofKind', kind, partition: kind, limit, after }, (item) => fromItem(kind, item));
}

/**
 * Returns the posts of a kind that visitors can see now, without their long texts, newest first, in pages like {@link
 * listPosts}.
 */
export async function listPublished<K extends PostKind>(
  kind: K,
  limit: number,
  after?: Position,
): Promise<Page<PostSummary<K>>> {
  const now = new Date();
  const partition = publishedPosts(kind);
  return queryPage({ index: 'published', kind, partition, limit, after, until: now }, (item) => {
    const post = fromSummary(kind, item);
    return post && hasEnded(post, now) ? undefined : post;
  });
}

/** Returns the name by which cursors identify the list of the published posts of a kind. */
export function publishedList(kind: PostKind): string {
  return `${kind}-published`;
}

/**
 * Returns all posts of a kind that visitors can see now, without their long texts, newest first. The index may be a
 * moment behind.
 */
export async function listAllPublished<K extends PostKind>(kind: K): Promise<PostSummary<K>[]> {
  const posts: PostSummary<K>[] = [];
  let after: Position | undefined;
  do {
    const page: Page<PostSummary<K>> = await listPublished(kind, pageOfAll, after);
    posts.push(...page.items);
    after = page.next;
  } while (after);
  return posts;
}

/** Returns the whole posts with these ids (at most 100) that visitors may see at this moment. */
export async function getPublished<K extends PostKind>(
  kind: K,
  ids: readonly string[],
): Promise<Map<string, Post<K>>> {
  const items = await batchGet(ids.map((id) => postKey(kind, id)));
  const kept = items.filter((item) => !isDeleted(item));
  const now = new Date();
  const posts = kept.flatMap((item) => fromItem(kind, item) ?? []).filter((post) => isPublic(post, now));
  return new Map(posts.map((post) => [post.id, post]));
}

const attributes = {
  category: [z.string(), ''],
  categoryAr: [z.string(), ''],
  unpublishAt: [z.string(), ''],
} as const;
const readCategories = itemReader<{ readonly [Name in keyof typeof attributes]: string }, never>(
  {},
  attributes,
);
type Categories = Readonly<Record<'category' | 'categoryAr', string>>;

/**
 * Returns the categories of the articles of a kind that visitors can see now, in both languages; each pair once, in no
 * order.
 */
export async function listPublishedCategories(kind: KindOf<'article'>): Promise<Categories[]> {
  const pairs = new Map<string, Categories>();
  const now = new Date();
  let start: Record<string, unknown> | undefined;
  do {
    const page = await dynamodb.send(
      new QueryCommand({
        TableName: tableName,
        IndexName: indexes.published,
        KeyConditionExpression: 'gsi3pk = :partition AND gsi3sk < :due',
        ExpressionAttributeValues: { ':partition': publishedPosts(kind), ':due': sortKeyAfter(now) },
        ProjectionExpression: 'summary.category, summary.categoryAr, summary.unpublishAt',
        ExclusiveStartKey: start,
      }),
    );
    for (const { summary = {} } of page.Items ?? []) {
      const read = readCategories(summary);
      if (!read || hasEnded(read, now)) continue;
      const { category, categoryAr } = read;
      pairs.set(JSON.stringify([category, categoryAr]), { category, categoryAr });
    }
    start = page.LastEvaluatedKey;
  } while (start);
  return [...pairs.values()];
}
