import { createHash, randomUUID } from 'node:crypto';
import { DeleteCommand, GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { PostKind } from '#shared/posts/kinds.ts';
import type { Post, PostInput, PostUpdate } from '#shared/posts/schemas.ts';
import { dynamodb, ifConditionHolds } from '../table/client.ts';
import { sortKey } from '../table/cursor.ts';
import type { Item } from '../table/stored-item.ts';
import { tableName, ttl } from '../table/table.ts';
import { ThrottledError } from '../table/unavailable.ts';
import { fromItem, isDeleted, mapOf, mapsOf, postKey, postPosition, publishedKeys } from './post-item.ts';

const updateAttempts = 5;
/** Longer than anybody tries again. */
const deletionKeptMs = 24 * 60 * 60_000;

/** A post as last written. */
export async function getPost<K extends PostKind>(kind: K, id: string): Promise<Post<K> | undefined> {
  const item = await getItem(kind, id);
  return item && !isDeleted(item) ? fromItem(kind, item) : undefined;
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
  const fields = definedFields(changes);
  for (let attempt = 0; attempt < updateAttempts; attempt++) {
    const post = await getPost(kind, id);
    if (!post) return undefined;
    if (version !== undefined && version !== post.version) {
      return { saved: post.version - 1 === version && contains(post, fields), post };
    }
    const updated = await ifConditionHolds(dynamodb.send(updateCommand(kind, post, fields, version, now)));
    if (updated?.Attributes) return { saved: true, post: readBack(kind, updated.Attributes) };
  }
  throw new ThrottledError(`The post ${id} is written too often.`);
}

function definedFields(changes: object): [name: string, value: unknown][] {
  return Object.entries(changes).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
}

/** Whether what is stored came of this very update, of which only the answer was lost. */
function contains(post: Post, fields: ReturnType<typeof definedFields>): boolean {
  const stored = new Map<string, unknown>(Object.entries(post));
  return fields.every(([name, value]) => stored.get(name) === value);
}

/** Only the named fields are written, so that two saves without a version do not undo one another's other fields. */
function updateCommand(
  kind: PostKind,
  before: Post,
  fields: ReturnType<typeof definedFields>,
  version: number | undefined,
  now: Date,
): UpdateCommand {
  const published = fields.find(([name]) => name === 'published')?.[1];
  const keys = publishedKeys(kind, postPosition(before));
  const set = [
    ...fields.map(([name]) => `#${mapOf(kind, name)}.#${name} = :${name}`),
    'updatedAt = :now',
    'version = version + :one',
    ...(published === true ? ['gsi3pk = :gsi3pk', 'gsi3sk = :gsi3sk'] : []),
  ];
  const usedMaps = [...new Set(fields.map(([name]) => mapOf(kind, name)))];
  const names = [...usedMaps, ...fields.map(([name]) => name)];
  return new UpdateCommand({
    TableName: tableName,
    Key: postKey(kind, before.id),
    UpdateExpression: `SET ${set.join(', ')}${published === false ? ' REMOVE gsi3pk, gsi3sk' : ''}`,
    // Another creation instant is another post, made after this one was deleted.
    ConditionExpression: ['createdAt = :createdAt', version !== undefined && 'version = :version']
      .filter(Boolean)
      .join(' AND '),
    ...(names.length > 0 && {
      ExpressionAttributeNames: Object.fromEntries(names.map((name) => [`#${name}`, name])),
    }),
    ExpressionAttributeValues: {
      ...Object.fromEntries(fields.map(([name, value]) => [`:${name}`, value])),
      ':now': now.toISOString(),
      ':one': 1,
      ':createdAt': before.createdAt,
      ...(published === true && { ':gsi3pk': keys.gsi3pk, ':gsi3sk': keys.gsi3sk }),
      ...(version !== undefined && { ':version': version }),
    },
    ReturnValues: 'ALL_NEW',
  });
}

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
