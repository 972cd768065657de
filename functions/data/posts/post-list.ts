import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import type { KindOf, PostKind } from '#shared/posts/kinds.ts';
import { hasEnded, isPublic } from '#shared/posts/publication.ts';
import type { Post, PostSummary } from '#shared/posts/schemas.ts';
import { batchGet } from '../table/batch.ts';
import { dynamodb } from '../table/client.ts';
import type { Position } from '../table/cursor.ts';
import { dueBy, type Page, queryPage } from '../table/query-page.ts';
import { itemReader } from '../table/stored-item.ts';
import { indexes, tableName } from '../table/table.ts';
import { fromItem, fromSummary, isDeleted, postKey, publishedPosts } from './post-item.ts';

/** More than a page of the database holds. */
const pageOfAll = 2000;

/**
 * All posts of a kind, newest first: at most `limit`, those that follow a position if one is given. Fewer when they are
 * long: a page ends at the latest where the database ends it, at 1 MB.
 */
export async function listPosts<K extends PostKind>(
  kind: K,
  limit: number,
  after?: Position,
): Promise<Page<Post<K>>> {
  return queryPage({ index: 'ofKind', kind, partition: kind, limit, after }, (item) => fromItem(kind, item));
}

/** The posts of a kind that visitors see now, without their long texts, newest first, in pages like those of {@link listPosts}. */
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

/** How cursors name the list of the published posts of a kind. */
export function publishedList(kind: PostKind): string {
  return `${kind}-published`;
}

/** All posts of a kind that visitors see now, without their long texts, newest first: what the index knows of, which may be a moment behind. */
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

/** The posts with these ids (at most 100) that visitors may see this moment, whole. */
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

/** The categories of the articles that visitors see now of a kind, in both languages; each pair once, in no order. */
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
        ExpressionAttributeValues: { ':partition': publishedPosts(kind), ':due': dueBy(now) },
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
