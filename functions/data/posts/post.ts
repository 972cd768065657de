import { createHash, randomUUID } from 'node:crypto';
import { DeleteCommand, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import type { PostKind } from '#shared/posts/kinds.ts';
import type { Post, PostInput, PostUpdate } from '#shared/posts/schemas.ts';
import { dynamodb, ifConditionHolds } from '../table/client.ts';
import { sortKey } from '../table/cursor.ts';
import type { Item } from '../table/stored-item.ts';
import { tableName, ttl } from '../table/table.ts';
import { ThrottledError } from '../table/unavailable.ts';
import { isNoMap, isStill, type Update, updateItem } from '../table/update-item.ts';
import {
  fromItem,
  isDeleted,
  isMap,
  mapsOf,
  type PostMaps,
  postKey,
  postPosition,
  publishedKeys,
} from './post-item.ts';

const updateAttempts = 5;
/** Longer than anybody tries again. */
const deletionKeptMs = 24 * 60 * 60_000;

/** A post as last written. */
export async function getPost<K extends PostKind>(kind: K, id: string): Promise<Post<K> | undefined> {
  const item = await getItem(kind, id);
  return item && readPost(kind, item);
}

function readPost<K extends PostKind>(kind: K, item: Item): Post<K> | undefined {
  return isDeleted(item) ? undefined : fromItem(kind, item);
}

/** A post was made under this id, and somebody deleted it since: it is not made again. */
export class PostDeletedError extends Error {}

/**
 * Stores a post once. `existing`: the same content was stored before under this id, and the post as it is now;
 * `different`: other content was.
 * @throws PostDeletedError
 */
export async function createPost<K extends PostKind>(
  kind: K,
  id: string,
  fields: PostInput<K>,
  now: Date,
): Promise<{ outcome: 'created' | 'existing' | 'different'; post: Post<K> }> {
  const createdAt = now.toISOString();
  const position = { at: createdAt, id };
  const contentHash = contentHashOf(fields);
  const item = {
    ...postKey(kind, id),
    gsi1pk: kind,
    gsi1sk: sortKey(position),
    ...(fields.published && publishedKeys(kind, position)),
    id,
    createdAt,
    updatedAt: createdAt,
    version: 1,
    contentHash,
    ...mapsOf(kind, fields),
  };
  const put = new PutCommand({
    TableName: tableName,
    Item: item,
    ConditionExpression: 'attribute_not_exists(pk) OR expiresAt <= :now',
    ExpressionAttributeValues: { ':now': Math.floor(now.getTime() / 1000) },
  });
  for (let attempt = 0; attempt < updateAttempts; attempt++) {
    if (await ifConditionHolds(dynamodb.send(put))) return { outcome: 'created', post: readBack(kind, item) };
    const stored = await getItem(kind, id);
    if (!stored) continue;
    if (isDeleted(stored)) throw new PostDeletedError(`The post ${id} was deleted.`);
    const outcome = stored.contentHash === contentHash ? 'existing' : 'different';
    return { outcome, post: readBack(kind, stored) };
  }
  throw new ThrottledError(`The post ${id} is written too often.`);
}

/** Two requests with one idempotency key make the same post when this is equal. */
function contentHashOf(fields: PostInput): string {
  return createHash('sha256')
    .update(JSON.stringify(Object.entries(fields).sort()))
    .digest('base64url');
}

/**
 * Saves what an editor changed by one conditional write, over `version` if it is given. Returns the post as it is now,
 * and whether it is this update that made it so; `undefined` when there is no such post.
 */
export async function updatePost<K extends PostKind>(
  kind: K,
  id: string,
  { version, ...changes }: PostUpdate<K>,
  now: Date,
): Promise<{ saved: boolean; post: Post<K> } | undefined> {
  const fields = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
  for (let attempt = 0; attempt < updateAttempts; attempt++) {
    const stored = await getItem(kind, id);
    const post = stored && readPost(kind, stored);
    if (!post) return undefined;
    if (version !== undefined && version !== post.version) {
      return { saved: post.version - 1 === version && contains(post, fields), post };
    }
    const over = version !== undefined;
    const updated = await updateItem(postKey(kind, id), saveOf(kind, { stored, post, fields, over, now }));
    if (updated) return { saved: true, post: readBack(kind, updated) };
  }
  throw new ThrottledError(`The post ${id} is written too often.`);
}

/** Whether what is stored came of this very update, of which only the answer was lost. */
function contains(post: Post, fields: object): boolean {
  const stored = new Map<string, unknown>(Object.entries(post));
  return Object.entries(fields).every(([name, value]) => stored.get(name) === value);
}

interface Save {
  readonly stored: Item;
  readonly post: Post;
  readonly fields: { readonly published?: unknown };
  /** It is over the version that was read, and over no other. */
  readonly over: boolean;
  readonly now: Date;
}

/**
 * What a save changes in the item as it is stored. Only the named fields are written, so that two saves without a version do not
 * undo one another's other fields. A map that is lacking or damaged is made anew, and so is the version: as they were read.
 */
function saveOf(kind: PostKind, { stored, post, fields, over, now }: Save): Update<StoredPost> {
  const changed = Object.entries(mapsOf(kind, fields)).filter(([, map]) => Object.keys(map).length > 0);
  const damaged = changed.filter(([name]) => !isMap(stored[name]));
  const counted = stored.version === post.version;
  return {
    set: {
      updatedAt: now.toISOString(),
      ...Object.fromEntries(damaged),
      ...(!counted && { version: post.version + 1 }),
      ...(fields.published === true && publishedKeys(kind, postPosition(post))),
    },
    setIn: Object.fromEntries(changed.filter(([name]) => isMap(stored[name]))),
    add: counted ? { version: 1 } : {},
    remove: fields.published === false ? ['gsi3pk', 'gsi3sk'] : [],
    when: [
      // Another creation instant is another post, made after this one was deleted.
      isStill('createdAt', post.createdAt),
      (over || !counted) && isStill('version', stored.version),
      ...damaged.map(([name]) => isNoMap(name as keyof PostMaps)),
    ],
  };
}

/** A post as stored: what the posts of every kind have. */
type StoredPost = Pick<Post, 'id' | 'createdAt' | 'updatedAt' | 'version'> & PostMaps;

/**
 * Deletes a post. Returns whether there was one. What stays for a day is that it was deleted, so that nobody's retry
 * makes it again, and by which deletion, so that one whose first answer was lost finds itself.
 */
export async function deletePost(kind: PostKind, id: string, now = new Date()): Promise<boolean> {
  const deletion = randomUUID();
  const deleted = await ifConditionHolds(
    dynamodb.send(
      new PutCommand({
        TableName: tableName,
        Item: { ...postKey(kind, id), deletion, expiresAt: ttl(now.getTime() + deletionKeptMs) },
        ConditionExpression: 'attribute_exists(pk) AND attribute_not_exists(deletion)',
      }),
    ),
  );
  return deleted !== undefined || (await getItem(kind, id))?.deletion === deletion;
}

/** Deletes a post without a trace: it may be made again at once. Returns whether there was one. */
export async function erasePost(kind: PostKind, id: string): Promise<boolean> {
  const { Attributes } = await dynamodb.send(
    new DeleteCommand({ TableName: tableName, Key: postKey(kind, id), ReturnValues: 'ALL_OLD' }),
  );
  return Attributes !== undefined && !isDeleted(Attributes);
}

/** A post that was just written, or is in its way. */
function readBack<K extends PostKind>(kind: K, item: Item): Post<K> {
  const post = fromItem(kind, item);
  if (!post) throw new Error(`The stored post ${item.pk} cannot be read.`);
  return post;
}

async function getItem(kind: PostKind, id: string): Promise<Item | undefined> {
  const { Item } = await dynamodb.send(
    new GetCommand({ TableName: tableName, Key: postKey(kind, id), ConsistentRead: true }),
  );
  return Item;
}
