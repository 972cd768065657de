import { createHash } from 'node:crypto';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import type { NewsletterWish } from '#shared/newsletter/audience.ts';
import type { PostKind } from '#shared/posts/kinds.ts';
import type { Post, PostInput } from '#shared/posts/schemas.ts';
import { batchGet } from '../table/batch.ts';
import { dynamodb, ifConditionHolds } from '../table/client.ts';
import { sortKey } from '../table/cursor.ts';
import { tableName } from '../table/table.ts';
import { ThrottledError } from '../table/unavailable.ts';
import { type Snapshot, snapshotOf } from '../versions/version-item.ts';
import { isDeleted, mapsOf, postKey, postPosition, publicationKeys } from './post-item.ts';
import { claimProposed, claimSlug } from './slugs.ts';
import { getItem, postFromItem, readPost } from './stored-post.ts';

const createAttempts = 5;

/** Returns a post as last written; `undefined` if there is none, or it is deleted. */
export async function getPost<K extends PostKind>(kind: K, id: string): Promise<Post<K> | undefined> {
  const item = await getItem(kind, id);
  return item && readPost(kind, item);
}

/** Returns the version of a post and the username of its last editor (empty if unknown). */
export async function getSaved(
  kind: PostKind,
  id: string,
): Promise<Pick<Snapshot, 'version' | 'savedBy'> | undefined> {
  const item = await getItem(kind, id);
  return item && readPost(kind, item) && snapshotOf(kind, item);
}

/** Returns those of these ids (at most 100) whose posts exist and are not deleted. */
export async function existingPosts(kind: PostKind, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const items = await batchGet(
    ids.map((id) => postKey(kind, id)),
    ['id', 'deletion'],
  );
  return new Set(items.filter((item) => !isDeleted(item)).map(({ id }) => String(id)));
}

/** Thrown when a post with this id was created and deleted before. It is not created again. */
export class PostDeletedError extends Error {}

/**
 * Stores a post once; `by` is a username. A published one without a slug gets the one proposed for its title. Returns
 * `existing` with the post as it is now if the same content was stored under this id before; `different` if other
 * content was. `savedBy` is the last editor of the stored post, empty if unknown. A draft is sent to nobody.
 * @throws PostDeletedError, SlugTakenError
 */
export async function createPost<K extends PostKind>(
  kind: K,
  id: string,
  { newsletter, ...input }: PostInput<K> & { readonly newsletter?: NewsletterWish | undefined },
  now: Date,
  by = '',
): Promise<{ outcome: 'created' | 'existing' | 'different'; post: Post<K>; savedBy: string }> {
  // Without `newsletter` only the fields are left. TypeScript cannot infer this for a generic kind.
  const fields = input as unknown as PostInput<K>;
  const sentTo = newsletter !== 'none' && fields.published ? newsletter : undefined;
  const slug = await slugOf(kind, id, fields, now);
  const createdAt = now.toISOString();
  const contentHash = contentHashOf({ ...fields, ...(sentTo && { newsletter: sentTo }) });
  const publishedAt = fields.publishedAt || (fields.published ? createdAt : '');
  const placed = { ...fields, publishedAt, createdAt, id };
  const item = {
    ...postKey(kind, id),
    gsi1pk: kind,
    gsi1sk: sortKey(postPosition(placed)),
    ...publicationKeys(kind, { ...placed, newsletter: sentTo }, now),
    ...(sentTo && { newsletter: sentTo }),
    id,
    createdAt,
    updatedAt: createdAt,
    updatedBy: by,
    version: 1,
    contentHash,
    ...mapsOf(kind, { ...fields, publishedAt, slug }),
  };
  const put = new PutCommand({
    TableName: tableName,
    Item: item,
    ConditionExpression: 'attribute_not_exists(pk) OR expiresAt <= :now',
    ExpressionAttributeValues: { ':now': Math.floor(now.getTime() / 1000) },
  });
  for (let attempt = 0; attempt < createAttempts; attempt++) {
    if (await ifConditionHolds(dynamodb.send(put))) {
      return { outcome: 'created', post: postFromItem(kind, item), savedBy: by };
    }
    const stored = await getItem(kind, id);
    if (!stored) continue;
    if (isDeleted(stored)) throw new PostDeletedError(`The post ${id} was deleted.`);
    const outcome = stored.contentHash === contentHash ? 'existing' : 'different';
    return { outcome, post: postFromItem(kind, stored), savedBy: snapshotOf(kind, stored).savedBy };
  }
  throw new ThrottledError(`The post ${id} is written too often.`);
}

/** Reserves the slug that a new post is stored with, and returns it. */
async function slugOf(
  kind: PostKind,
  id: string,
  { slug, title, published }: Pick<PostInput, 'slug' | 'title' | 'published'>,
  now: Date,
): Promise<string> {
  if (!slug) return published ? claimProposed(kind, title, id, now) : '';
  await claimSlug(kind, slug, id, now);
  return slug;
}

/**
 * Returns a hash of a new post's fields. A second request with the same idempotency key counts as a repetition if the hash is
 * equal, otherwise as a different post.
 */
function contentHashOf(fields: PostInput): string {
  return createHash('sha256')
    .update(JSON.stringify(Object.entries(fields).sort()))
    .digest('base64url');
}
