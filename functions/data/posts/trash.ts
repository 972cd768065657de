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
import { deleteVersions, holdVersions, letVersionsGo } from '../versions/keep-version.ts';
import {
  fromItem,
  isDeleted,
  placeKeys,
  postKey,
  postPosition,
  publicationKeys,
  type StoredPost,
} from './post-item.ts';
import { getItem, readBack } from './stored-post.ts';

const dayMs = 24 * 60 * 60_000;
/** Longer than anybody tries again, in ms. */
const deletionKeptMs = dayMs;

/** Partition of `gsi2` that holds the deleted posts of a kind. */
const trashOf = <const K extends PostKind>(kind: K): `${K}#trash` => `${kind}#trash`;

/**
 * Deletes a post: it lies in the trash for {@link trashDays} days, as it was, and is nowhere else. `by` whom is a username. Returns
 * whether there was one. By the name of the deletion, one whose first answer was lost finds itself.
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
    remove: ['gsi1pk', 'gsi1sk', 'gsi3pk', 'gsi3sk'],
    when: [exists('pk'), lacks('deletion')],
  });
  const inTrash = deleted ?? (await getItem(kind, id));
  if (!inTrash?.deletedAt) return false;
  // Also after a deletion that was broken off here.
  await letVersionsGo({ kind, id }, new Date(goesAt + dayMs));
  return inTrash.deletion === deletion;
}

/** A post in the trash: without its long texts; since when, and who put it there (a username, empty where nobody noted it). */
export type DeletedPost<K extends PostKind> = PostSummary<K> & {
  readonly deletedAt: string;
  readonly deletedBy: string;
};

const readDeletion = itemReader<Pick<StoredPost, 'deletedAt' | 'deletedBy'>, 'deletedAt'>(
  { deletedAt: z.iso.datetime() },
  { deletedBy: [z.string(), ''] },
);

/** The deleted posts of a kind that can be taken back, whole, those that were deleted last first; at most 100. */
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

/** Not where nothing but a deletion is left, and not when its time is over, though the database has not deleted it yet. */
function isInTrash(item: Item | undefined, now: Date): item is Item {
  return (
    item !== undefined &&
    isDeleted(item) &&
    item.deletedAt !== undefined &&
    Number(item.expiresAt) * 1000 > now.getTime()
  );
}

/**
 * Takes a post out of the trash: it is what it was, under its id, and published if it was. Also when it was taken out already;
 * `undefined` when it is not there any more.
 */
export async function undeletePost<K extends PostKind>(
  kind: K,
  id: string,
  now: Date,
): Promise<Post<K> | undefined> {
  const item = await getItem(kind, id);
  if (item && !isDeleted(item)) return readBack(kind, item);
  if (!isInTrash(item, now)) return undefined;
  const post = readBack(kind, item);
  const keys = publicationKeys(kind, post, now);
  await holdVersions({ kind, id }, now);
  const restored = await updateItem<StoredPost>(postKey(kind, id), {
    set: { ...indexKeys('ofKind', kind, postPosition(post)), ...keys },
    remove: [
      ...(['deletion', 'deletedAt', 'deletedBy', 'expiresAt'] as const),
      ...placeKeys.filter((name) => !(name in keys)),
    ],
    when: [isStill('deletion', item.deletion)],
  });
  return restored ? readBack(kind, restored) : undefined;
}

/**
 * Deletes a post in the trash for good, with its versions. What stays for a day is that it was deleted, so that nobody's retry makes it
 * again. Returns whether it was there.
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

/** Deletes a post without a trace: it may be made again at once. Returns whether there was one. */
export async function erasePost(kind: PostKind, id: string): Promise<boolean> {
  const { Attributes } = await dynamodb.send(
    new DeleteCommand({ TableName: tableName, Key: postKey(kind, id), ReturnValues: 'ALL_OLD' }),
  );
  await deleteVersions({ kind, id });
  return Attributes !== undefined && !isDeleted(Attributes);
}
