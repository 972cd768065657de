import { createHash, randomBytes } from 'node:crypto';
import { DeleteCommand, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { type PostKind, postKinds } from '#shared/posts/kinds.ts';
import { mostPreviewLinks, type PreviewLink, previewLinkMs } from '#shared/posts/preview-link.ts';
import { dynamodb, ifConditionHolds } from '../table/client.ts';
import { queryPage } from '../table/query-page.ts';
import { itemReader } from '../table/stored-item.ts';
import { type IndexPartition, indexKeys, itemKey, tableName, ttl } from '../table/table.ts';

/** A link as stored. Its id is the hash of its token. `post` is the id of the post. */
interface StoredLink extends PreviewLink {
  readonly kind: PostKind;
  readonly post: string;
}

const readLink = itemReader<StoredLink, keyof StoredLink>(
  {
    id: z.string(),
    kind: z.enum(postKinds),
    post: z.string(),
    createdAt: z.iso.datetime(),
    endsAt: z.iso.datetime(),
  },
  {},
);

const tokenBytes = 32;

/** Partition of `gsi1` that holds the links to a post. */
const linksTo = (kind: PostKind, post: string): IndexPartition<'preview-link'> =>
  `preview-link#${kind}#${post}`;

/** Creates a link to a post. The token is only in the answer. */
export async function makePreviewLink(
  kind: PostKind,
  post: string,
  now: Date,
): Promise<{ link: PreviewLink; token: string }> {
  const token = randomBytes(tokenBytes).toString('base64url');
  const id = hashOf(token);
  const until = now.getTime() + previewLinkMs;
  const link = { id, createdAt: now.toISOString(), endsAt: new Date(until).toISOString() };
  const placed = indexKeys('ofKind', linksTo(kind, post), { at: link.createdAt, id });
  await dynamodb.send(
    new PutCommand({
      TableName: tableName,
      Item: { ...itemKey('preview-link', id), ...placed, ...link, kind, post, expiresAt: ttl(until) },
    }),
  );
  return { link, token };
}

/** Returns the valid links to a post, newest first. The index may be a moment behind. */
export async function listPreviewLinks(kind: PostKind, post: string, now: Date): Promise<PreviewLink[]> {
  const partition = linksTo(kind, post);
  const { items } = await queryPage(
    { index: 'ofKind', kind: 'preview-link', partition, limit: mostPreviewLinks, after: undefined },
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
export async function revokePreviewLink(kind: PostKind, post: string, id: string): Promise<boolean> {
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

/** The database deletes ended links some time later. */
function isGood(link: StoredLink | undefined, now: Date): StoredLink | undefined {
  return link && link.endsAt > now.toISOString() ? link : undefined;
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
