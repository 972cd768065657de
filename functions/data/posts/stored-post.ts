import { GetCommand } from '@aws-sdk/lib-dynamodb';
import type { PostKind } from '#shared/posts/kinds.ts';
import type { Post } from '#shared/posts/schemas.ts';
import { dynamodb } from '../table/client.ts';
import type { Item } from '../table/stored-item.ts';
import { tableName } from '../table/table.ts';
import { fromItem, isDeleted, postKey } from './post-item.ts';

/** Returns the stored item of a post, even if the post is deleted. */
export async function getItem(kind: PostKind, id: string): Promise<Item | undefined> {
  const { Item } = await dynamodb.send(
    new GetCommand({ TableName: tableName, Key: postKey(kind, id), ConsistentRead: true }),
  );
  return Item;
}

/** Returns the post in an item, unless it is deleted. */
export function readPost<K extends PostKind>(kind: K, item: Item): Post<K> | undefined {
  return isDeleted(item) ? undefined : fromItem(kind, item);
}

/** Returns the post in an item that was just written, or that prevented a write. */
export function postFromItem<K extends PostKind>(kind: K, item: Item): Post<K> {
  const post = fromItem(kind, item);
  if (!post) throw new Error(`The stored post ${item.pk} cannot be read.`);
  return post;
}
