import { createHash, randomBytes } from 'node:crypto';
import { DeleteCommand, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { type PostKind, postKinds } from '#shared/posts/kinds.ts';
import { maxPreviewLinks, type PreviewLink, previewLinkMs } from '#shared/posts/preview-link.ts';
import { batchGet } from '../table/batch.ts';
import { dynamodb, ifConditionHolds } from '../table/client.ts';
import type { Position } from '../table/cursor.ts';
import { countItems, positionOf, queryPage } from '../table/query-page.ts';
import { itemReader } from '../table/stored-item.ts';
import { type IndexPartition, indexKeys, itemKey, tableName, ttl } from '../table/table.ts';
import { isStill, updateItem } from '../table/update-item.ts';

/** The target of a link: a post, or a page with the drafts of its texts. */
export type LinkedKind = PostKind | 'page';

/**
 * A link as stored. Its id is the hash of its token. `post` is the id of the post, or of the page; `by` is the username
 * of the user responsible for it, empty for links of older releases.
 */
interface StoredLink extends PreviewLink {
  readonly kind: LinkedKind;
  readonly post: string;
  readonly by: string;
}

const readLink = itemReader<StoredLink, Exclude<keyof StoredLink, 'by'>>(
  {
    id: z.string(),
    kind: z.enum([...postKinds, 'page']),
    post: z.string(),
    createdAt: z.iso.datetime(),
    endsAt: z.iso.datetime(),
  },
  { by: [z.string(), ''] },
);

const tokenBytes = 32;

/** Partition of `gsi1` that holds the links to a post. */
const linksTo = (kind: LinkedKind, post: string): IndexPartition<'preview-link'> =>
  `preview-link#${kind}#${post}`;

/** Partition of `gsi2` that holds the links a user is responsible for. */
const linksOf = (username: string): IndexPartition<'preview-link'> => `preview-link#by#${username}`;

/** Creates a link to a post, for which the user `by` is responsible. The token is only in the answer. */
export async function makePreviewLink(
  kind: LinkedKind,
  post: string,
  now: Date,
  by: string,
): Promise<{ link: PreviewLink; token: string }> {
  const token = randomBytes(tokenBytes).toString('base64url');
  const id = hashOf(token);
  const until = now.getTime() + previewLinkMs;
  const link = { id, createdAt: now.toISOString(), endsAt: new Date(until).toISOString() };
  const position = { at: link.createdAt, id };
  const placed = {
    ...indexKeys('ofKind', linksTo(kind, post), position),
    ...indexKeys('inState', linksOf(by), position),
  };
  await dynamodb.send(
    new PutCommand({
      TableName: tableName,
      Item: { ...itemKey('preview-link', id), ...placed, ...link, kind, post, by, expiresAt: ttl(until) },
    }),
  );
  return { link, token };
}

/** Returns the valid links to a post, newest first. The index may be a moment behind. */
export async function listPreviewLinks(kind: LinkedKind, post: string, now: Date): Promise<PreviewLink[]> {
  const partition = linksTo(kind, post);
  const { items } = await queryPage(
    { index: 'ofKind', kind: 'preview-link', partition, limit: maxPreviewLinks, after: undefined },
    (item) => isGood(readLink(item), now),
  );
  return items;
}

/** Returns the post that a link leads to; `undefined` if the link has ended, was revoked or is unknown. */
export async function findPreviewLink(token: string, now: Date): Promise<StoredLink | undefined> {
  const { Item } = await dynamodb.send(
    new GetCommand({
      TableName: tableName,
      Key: itemKey('preview-link', hashOf(token)),
      ConsistentRead: true,
    }),
  );
  return Item && isGood(readLink(Item), now);
}

/** Revokes a link to this post. Returns true if there was one. */
export async function revokePreviewLink(kind: LinkedKind, post: string, id: string): Promise<boolean> {
  const deleted = await ifConditionHolds(
    dynamodb.send(
      new DeleteCommand({
        TableName: tableName,
        Key: itemKey('preview-link', id),
        ConditionExpression: '#kind = :kind AND #post = :post',
        ExpressionAttributeNames: { '#kind': 'kind', '#post': 'post' },
        ExpressionAttributeValues: { ':kind': kind, ':post': post },
      }),
    ),
  );
  return deleted !== undefined;
}

/** Returns an instant: all links made before it have ended. */
const oldestGood = (now: Date) => new Date(now.getTime() - previewLinkMs);

/** How many links {@link linksHeldBy} reads at a time. */
const pageSize = 100;

/** Returns the first hundred valid links that a user is responsible for, newest first, and whether there are more. */
export async function linksHeldBy(
  username: string,
  now: Date,
): Promise<{ links: StoredLink[]; more: boolean }> {
  const { items: positions, next } = await queryPage(
    {
      ...{ index: 'inState', kind: 'preview-link', partition: linksOf(username), limit: pageSize },
      ...{ after: undefined, since: oldestGood(now) },
    },
    (item) => positionOf('inState', item),
  );
  const items = await batchGet(positions.map(({ id }) => itemKey('preview-link', id)));
  const links = items.flatMap((item) => isGood(readLink(item), now) ?? []);
  return { links: links.filter(({ by }) => by === username).sort(newestFirst), more: next !== undefined };
}

const newestFirst = (one: StoredLink, other: StoredLink) => (one.createdAt < other.createdAt ? 1 : -1);

/** Returns how many valid links a user is responsible for. The number may be a moment behind. */
export function countLinksHeldBy(username: string, now: Date): Promise<number> {
  const above = oldestGood(now).toISOString();
  return countItems('inState', linksOf(username), Number.POSITIVE_INFINITY, { above });
}

/** Makes `to` responsible for a link if `from` is responsible now. An empty `to` deletes the link. */
export async function handOverLink(
  { id, createdAt }: Pick<StoredLink, 'id' | 'createdAt'>,
  from: string,
  to: string,
): Promise<void> {
  if (to === '') {
    await ifConditionHolds(
      dynamodb.send(
        new DeleteCommand({
          TableName: tableName,
          Key: itemKey('preview-link', id),
          ConditionExpression: '#by = :from',
          ExpressionAttributeNames: { '#by': 'by' },
          ExpressionAttributeValues: { ':from': from },
        }),
      ),
    );
    return;
  }
  const position: Position = { at: createdAt, id };
  await updateItem<StoredLink>(itemKey('preview-link', id), {
    set: { by: to, ...indexKeys('inState', linksOf(to), position) },
    when: [isStill('by', from)],
  });
}

/** Returns the link if it has not ended. The database deletes ended links some time later. */
function isGood(link: StoredLink | undefined, now: Date): StoredLink | undefined {
  return link && link.endsAt > now.toISOString() ? link : undefined;
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
