import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { Post } from '#shared/posts/post.ts';
import { batchGet } from '../table/batch-get.ts';
import { dynamodb } from '../table/client.ts';
import { type Position, sortKey } from '../table/cursor.ts';
import { indexes, tableName } from '../table/table.ts';
import {
  fromItem,
  fromSummary,
  isDeleted,
  postKey,
  postPosition,
  publishedKeys,
  publishedPosts,
} from './post-item.ts';
import type { ListedPost, PostType } from './post-type.ts';

/** A page of posts, and where the next one starts if there is one. */
export interface PostPage<P extends ListedPost> {
  readonly posts: P[];
  readonly next?: Position;
}

/**
 * All posts of a kind, newest first: at most `limit`, those that follow a position if one is given. Fewer when they are
 * long: a page ends at the latest where the database ends it, at 1 MB.
 */
export async function listPosts<Whole extends Post & Listed, Listed extends ListedPost>(
  type: PostType<Whole, Listed>,
  limit: number,
  after?: Position,
): Promise<PostPage<Whole>> {
  const { Items = [], LastEvaluatedKey } = await dynamodb.send(
    new QueryCommand({
      TableName: tableName,
      IndexName: indexes.ofKind,
      KeyConditionExpression: 'gsi1pk = :partition',
      ExpressionAttributeValues: { ':partition': type.kind },
      ScanIndexForward: false,
      Limit: limit + 1,
      ExclusiveStartKey: after && {
        ...postKey(type.kind, after.id),
        gsi1pk: type.kind,
        gsi1sk: sortKey(after),
      },
    }),
  );
  const posts = Items.slice(0, limit).map((item) => fromItem(type, item));
  return pageOf(posts, Items.length > limit || LastEvaluatedKey !== undefined);
}

/** The published posts of a kind without their long texts, newest first, in pages like those of {@link listPosts}. */
export async function listPublished<Whole extends Post & Listed, Listed extends ListedPost>(
  type: PostType<Whole, Listed>,
  limit: number,
  after?: Position,
): Promise<PostPage<Listed>> {
  const { Items = [], LastEvaluatedKey } = await dynamodb.send(
    new QueryCommand({
      TableName: tableName,
      IndexName: indexes.published,
      KeyConditionExpression: 'gsi3pk = :partition',
      ExpressionAttributeValues: { ':partition': publishedPosts(type.kind) },
      ScanIndexForward: false,
      Limit: limit + 1,
      ExclusiveStartKey: after && {
        ...postKey(type.kind, after.id),
        ...publishedKeys(type.kind, after),
      },
    }),
  );
  const posts = Items.slice(0, limit).map((item) => fromSummary(type, item));
  return pageOf(posts, Items.length > limit || LastEvaluatedKey !== undefined);
}

function pageOf<P extends ListedPost>(posts: P[], more: boolean): PostPage<P> {
  const last = posts.at(-1);
  return { posts, ...(more && last && { next: postPosition(last) }) };
}

/** The posts with these ids (at most 100) that are published this moment, whole. */
export async function getPublished<Whole extends Post & Listed, Listed extends ListedPost>(
  type: PostType<Whole, Listed>,
  ids: readonly string[],
): Promise<Map<string, Whole>> {
  const items = await batchGet(ids.map((id) => postKey(type.kind, id)));
  const kept = items.filter((item) => !isDeleted(item));
  const posts = kept.map((item) => fromItem(type, item)).filter(({ published }) => published);
  return new Map(posts.map((post) => [post.id, post]));
}
