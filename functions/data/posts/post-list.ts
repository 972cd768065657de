import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import type { KindOf, PostKind } from '#shared/posts/kinds.ts';
import type { Post, PostSummary } from '#shared/posts/schemas.ts';
import { batchGet } from '../table/batch-get.ts';
import { dynamodb } from '../table/client.ts';
import type { Position } from '../table/cursor.ts';
import { type Page, queryPage } from '../table/query-page.ts';
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

/** The published posts of a kind without their long texts, newest first, in pages like those of {@link listPosts}. */
export async function listPublished<K extends PostKind>(
  kind: K,
  limit: number,
  after?: Position,
): Promise<Page<PostSummary<K>>> {
  return queryPage({ index: 'published', kind, partition: publishedPosts(kind), limit, after }, (item) =>
    fromSummary(kind, item),
  );
}

/** How cursors name the list of the published posts of a kind. */
export function publishedList(kind: PostKind): string {
  return `${kind}-published`;
}

/** All published posts of a kind without their long texts, newest first: what the index knows of, which may be a moment behind. */
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

/** The posts with these ids (at most 100) that are published this moment, whole. */
export async function getPublished<K extends PostKind>(
  kind: K,
  ids: readonly string[],
): Promise<Map<string, Post<K>>> {
  const items = await batchGet(ids.map((id) => postKey(kind, id)));
  const kept = items.filter((item) => !isDeleted(item));
  const posts = kept.flatMap((item) => fromItem(kind, item) ?? []).filter(({ published }) => published);
  return new Map(posts.map((post) => [post.id, post]));
}

const attributes = { category: [z.string(), ''], categoryAr: [z.string(), ''] } as const;
type Categories = { readonly [Name in keyof typeof attributes]: string };
const readCategories = itemReader<Categories, never>({}, attributes);

/** The categories of the published articles of a kind, in both languages; each pair once, in no order. */
export async function listPublishedCategories(kind: KindOf<'article'>): Promise<Categories[]> {
  const pairs = new Map<string, Categories>();
  let start: Record<string, unknown> | undefined;
  do {
    const page = await dynamodb.send(
      new QueryCommand({
        TableName: tableName,
        IndexName: indexes.published,
        KeyConditionExpression: 'gsi3pk = :partition',
        ExpressionAttributeValues: { ':partition': publishedPosts(kind) },
        ProjectionExpression: 'summary.category, summary.categoryAr',
        ExclusiveStartKey: start,
      }),
    );
    for (const { summary = {} } of page.Items ?? []) {
      const pair = readCategories(summary);
      if (pair) pairs.set(JSON.stringify([pair.category, pair.categoryAr]), pair);
    }
    start = page.LastEvaluatedKey;
  } while (start);
  return [...pairs.values()];
}
