import { randomUUID } from 'node:crypto';
import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import type { PostKind } from '#shared/posts/kinds.ts';
import type { Post, PostSummary } from '#shared/posts/schemas.ts';
import { trashDays } from '#shared/privacy/retention.ts';
import { batchGet } from '../table/batch.ts';
import { dynamodb, ifConditionHolds } from '../table/client.ts';
import { type Position, sortKey } from '../table/cursor.ts';
import { type Page, positionOf, queryPage } from '../table/query-page.ts';
import { type Item, itemReader } from '../table/stored-item.ts';
import { indexKeys, tableName, ttl } from '../table/table.ts';
import { exists, isStill, lacks, updateItem } from '../table/update-item.ts';
import { cancelVersionExpiry, deleteVersions, expireVersions } from '../versions/keep-version.ts';
import {
  fromItem,
  isDeleted,
  placeKeys,
  postKey,
  postPosition,
  publicationKeys,
  type StoredPost,
} from './post-item.ts';
import { getItem, postFromItem } from './stored-post.ts';

const dayMs = 24 * 60 * 60_000;
/** How long a deletion is remembered, in ms: longer than any client retries. */
const deletionKeptMs = dayMs;

/** Partition of `gsi2` that holds the deleted posts of a kind. */
const trashOf = <const K extends PostKind>(kind: K): `${K}#trash` => `${kind}#trash`;

/**
 * Deletes a post: it stays in the trash for {@link trashDays} days as it was, and appears nowhere else. `by` is a
 * username. Returns true if there was one. A retry finds its own deletion by the deletion's id.
 */
export async function deletePost(kind: PostKind, id: string, now = new Date(), by = ''): Promise<boolean> {
  const deletion = randomUUID();
  const deletedAt = now.toISOString();
  const goesAt = now.getTime() + trashDays * dayMs;
  const deleted = await updateItem<StoredPost>(postKey(kind, id), {
    set: {
      ...{ deletion, deletedAt, deletedBy: by, expiresAt: ttl(goesAt) },
      ...indexKeys('inState', trashOf(kind), { at: deletedAt, id }),
    },
    // This also cancels a newsletter that was requested with the post.
    remove: ['gsi1pk', 'gsi1sk', 'gsi3pk', 'gsi3sk', 'newsletter'],
    when: [exists('pk'), lacks('deletion')],
  });
  const inTrash = deleted ?? (await getItem(kind, id));
  if (!inTrash?.deletedAt) return false;
  // A retry also writes this, because the first call may have been interrupted before it.
  await expireVersions({ kind, id }, new Date(goesAt + dayMs));
  return inTrash.deletion === deletion;
}

/** A post in the trash, without its long texts; when it was deleted and by whom (a username, empty if unknown). */
export type DeletedPost<K extends PostKind> = PostSummary<K> & {
  readonly deletedAt: string;
  readonly deletedBy: string;
};

const readDeletion = itemReader<Pick<StoredPost, 'deletedAt' | 'deletedBy'>, 'deletedAt'>(
  { deletedAt: z.iso.datetime() },
  { deletedBy: [z.string(), ''] },
);

/**
 * Returns the deleted posts of a kind that can still be restored, latest first. `limit` must not exceed 100, the most that
 * `batchGet` reads.
 */
export async function listDeleted<K extends PostKind>(
  kind: K,
  limit: number,
  now: Date,
  after?: Position,
): Promise<Page<DeletedPost<K>>> {
  const page = await queryPage(
    { index: 'inState', kind, partition: trashOf(kind), limit, after },
    (item) => positionOf('inState', item)?.id,
  );
  const items = await batchGet(page.items.map((id) => postKey(kind, id)));
  const deleted = items.flatMap((item) => fromTrash(kind, item, now) ?? []);
  return { items: deleted.sort((one, other) => (keyOf(one) < keyOf(other) ? 1 : -1)), next: page.next };
}

const keyOf = ({ deletedAt, id }: { readonly deletedAt: string; readonly id: string }) =>
  sortKey({ at: deletedAt, id });

function fromTrash<K extends PostKind>(kind: K, item: Item, now: Date): DeletedPost<K> | undefined {
  if (!isInTrash(item, now)) return undefined;
  const [post, deletion] = [fromItem(kind, item), readDeletion(item)];
  return post && deletion && { ...post, ...deletion };
}

/** False if only the mark of a deletion is left, or it has expired and the database has not deleted it yet. */
function isInTrash(item: Item | undefined, now: Date): item is Item {
  return (
    item !== undefined &&
    isDeleted(item) &&
    item.deletedAt !== undefined &&
    Number(item.expiresAt) * 1000 > now.getTime()
  );
}

/**
 * Restores a post from the trash as it was, under its id, and published if it was. Also succeeds if it was restored already;
 * returns `undefined` if the post is no longer stored.
 */
export async function undeletePost<K extends PostKind>(
  kind: K,
  id: string,
  now: Date,
): Promise<Post<K> | undefined> {
  const item = await getItem(kind, id);
  if (item && !isDeleted(item)) return postFromItem(kind, item);
  if (!isInTrash(item, now)) return undefined;
  const post = postFromItem(kind, item);
  const keys = publicationKeys(kind, post, now);
  await cancelVersionExpiry({ kind, id }, now);
  const restored = await updateItem<StoredPost>(postKey(kind, id), {
    set: { ...indexKeys('ofKind', kind, postPosition(post)), ...keys },
    remove: [
      ...(['deletion', 'deletedAt', 'deletedBy', 'expiresAt'] as const),
      ...placeKeys.filter((name) => !(name in keys)),
    ],
    when: [isStill('deletion', item.deletion)],
  });
  return restored ? postFromItem(kind, restored) : undefined;
}

/**
 * Deletes a post in the trash permanently, with its versions. A mark of its deletion stays for a day, so that a retried
 * creation does not create the post again. Returns true if the post was in the trash.
 */
export async function purgePost(kind: PostKind, id: string, now: Date): Promise<boolean> {
  const item = await getItem(kind, id);
  if (!isInTrash(item, now)) return false;
  await deleteVersions({ kind, id });
  const { deletion } = item;
  const put = new PutCommand({
    TableName: tableName,
    Item: { ...postKey(kind, id), deletion, expiresAt: ttl(now.getTime() + deletionKeptMs) },
    ConditionExpression: 'deletion = :deletion',
    ExpressionAttributeValues: { ':deletion': deletion },
  });
  return (await ifConditionHolds(dynamodb.send(put))) !== undefined;
}

/** Deletes a post without a trace: its id can be used again at once. Returns true if there was one. */
export async function erasePost(kind: PostKind, id: string): Promise<boolean> {
  const { Attributes } = await dynamodb.send(
    new DeleteCommand({ TableName: tableName, Key: postKey(kind, id), ReturnValues: 'ALL_OLD' }),
  );
  await deleteVersions({ kind, id });
  return Attributes !== undefined && !isDeleted(Attributes);
}
