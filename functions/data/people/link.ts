import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { type LinkPurpose, linkMs, linkPurposes } from '#shared/people/link.ts';
import { keptMs } from '#shared/privacy/retention.ts';
import { type Administrator, getAdministrator, readAdministrator } from '../sign-in/administrator.ts';
import { dynamodb } from '../table/client.ts';
import { isOver, itemReader } from '../table/stored-item.ts';
import { itemKey, tableName, ttl } from '../table/table.ts';
import { contains, exists, isNot, isStill, lacks, updateItem } from '../table/update-item.ts';

/** A request to mail a user a link for choosing a password. Requesting a link writes nothing else. */
export interface LinkRequest {
  readonly accountId: string;
  readonly purpose: LinkPurpose;
}

const readRequest = itemReader<LinkRequest, keyof LinkRequest>(
  { accountId: z.string(), purpose: z.enum(linkPurposes) },
  {},
);

const tokenBytes = 32;

/**
 * Requests that an account is mailed a link, by one write, which takes the same time whether the account exists or not. The
 * table's stream reports this write.
 */
export async function requestLink(request: LinkRequest, now: Date): Promise<void> {
  const expiresAt = ttl(now.getTime() + keptMs('link'));
  await dynamodb.send(
    new PutCommand({
      TableName: tableName,
      Item: { ...itemKey('link', randomUUID()), ...request, createdAt: now.toISOString(), expiresAt },
    }),
  );
}

/** Returns the request with this id; `undefined` when it has expired. */
export async function getLinkRequest(id: string, now: Date): Promise<LinkRequest | undefined> {
  const { Item } = await dynamodb.send(
    new GetCommand({ TableName: tableName, Key: itemKey('link', id), ConsistentRead: true }),
  );
  return Item && !isOver(Item, now) ? readRequest(Item) : undefined;
}

/**
 * Makes the token of a new link. Earlier links stay valid, so that nobody who only knows a name can invalidate one. Only the
 * hash is stored. Returns `undefined` if the account may not have the link: if it is gone or disabled, for an invitation if it
 * has a password already, and for a forgotten password if it has none.
 */
export async function makeLink({ accountId, purpose }: LinkRequest, now: Date): Promise<string | undefined> {
  const token = randomBytes(tokenBytes).toString('base64url');
  const key = itemKey('administrator', accountId);
  const made = await updateItem<Administrator>(key, {
    add: { links: new Set([`${hashOf(token)}.${ttl(now.getTime() + linkMs[purpose])}`]) },
    when: [
      exists('createdAt'),
      lacks('disabledAt'),
      purpose === 'invitation' ? isStill('passwordHash', '') : isNot('passwordHash', ''),
    ],
  });
  if (!made) return undefined;
  const ended = [...(readAdministrator(made)?.links ?? [])].filter((link) => !isGood(link, now));
  if (ended.length > 0)
    await updateItem<Administrator>(key, { take: { links: new Set(ended) }, when: [exists('createdAt')] });
  return token;
}

/**
 * Returns when the last of an account's links for choosing a password ends, in ms since 1970; `undefined` if there is
 * none.
 */
export function linksEndAt(account: Administrator, now: Date): number | undefined {
  const ends = linksOf(account).filter((link) => isGood(link, now));
  return ends.length === 0 ? undefined : Math.max(...ends.map(endOf));
}

/** Returns the account that a link belongs to; `undefined` for a link that was used, has ended or is unknown. */
export async function findLinked(
  accountId: string,
  token: string,
  now: Date,
): Promise<Administrator | undefined> {
  const found = await getAdministrator(accountId);
  return found && linkOf(found, token, now) !== undefined ? found : undefined;
}

/**
 * Uses a link, once, for a new password. This ends all sessions of the account and all its other links. Returns
 * `undefined` where {@link findLinked} does.
 */
export async function redeemLink(
  account: Administrator,
  token: string,
  passwordHash: string,
  now: Date,
): Promise<Administrator | undefined> {
  const link = linkOf(account, token, now);
  if (link === undefined) return undefined;
  const changed = await updateItem<Administrator>(itemKey('administrator', account.accountId), {
    set: { passwordHash, credentialVersion: randomUUID() },
    remove: allLinks,
    when: [
      account.links?.has(link) ? contains('links', link) : isStill('linkHash', hashOf(token)),
      lacks('disabledAt'),
    ],
  });
  return changed && readAdministrator(changed);
}

/** The attributes with links. A write that removes them ends all links. */
export const allLinks = ['links', 'linkHash', 'linkEndsAt'] as const;

/** Returns the stored link with this token; `undefined` if it has ended or there is none. */
function linkOf(account: Administrator, token: string, now: Date): string | undefined {
  if (account.disabledAt !== undefined) return undefined;
  const hash = hashOf(token);
  return linksOf(account).find((link) => link.startsWith(`${hash}.`) && isGood(link, now));
}

function linksOf({ links = new Set(), linkHash: hash, linkEndsAt = 0 }: Administrator): string[] {
  return [...links, ...(hash === undefined ? [] : [`${hash}.${linkEndsAt}`])];
}

function isGood(link: string, now: Date): boolean {
  return endOf(link) > now.getTime();
}

function endOf(link: string): number {
  return Number(link.slice(link.indexOf('.') + 1)) * 1000;
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
