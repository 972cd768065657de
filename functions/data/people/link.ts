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

/** That somebody is to be mailed a link by which they choose a password: all that a request for one writes. */
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
 * Notes that an account is to be mailed a link, by the one write that this takes whether there is such an account or not:
 * what follows comes from the table's stream.
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

/** Returns the request with this id; `undefined` when its time is over. */
export async function getLinkRequest(id: string, now: Date): Promise<LinkRequest | undefined> {
  const { Item } = await dynamodb.send(
    new GetCommand({ TableName: tableName, Key: itemKey('link', id), ConsistentRead: true }),
  );
  return Item && !isOver(Item, now) ? readRequest(Item) : undefined;
}

/**
 * Makes the token of a new link. Those before it stay good, so that nobody who only knows a name can spoil one. Only its hash is stored.
 * `undefined` where the account may not have one: it is gone or disabled, a password was chosen since it was invited, or none was chosen yet that
 * could be forgotten.
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

/** When the last of the links ends that an account's owner could choose a password with, in ms since 1970; `undefined` where there is none. */
export function linksEndAt(account: Administrator, now: Date): number | undefined {
  const ends = linksOf(account).filter((link) => isGood(link, now));
  return ends.length === 0 ? undefined : Math.max(...ends.map(endOf));
}

/** The account that a link is of; `undefined` for one that was used, is too old, or is none. */
export async function findLinked(
  accountId: string,
  token: string,
  now: Date,
): Promise<Administrator | undefined> {
  const found = await getAdministrator(accountId);
  return found && linkOf(found, token, now) !== undefined ? found : undefined;
}

/**
 * Uses a link, once, for a new password, which ends all sessions of the account and all its other links. `undefined` as of
 * {@link findLinked}.
 */
export async function spendLink(
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

/** What holds links, for a write that ends them all. */
export const allLinks = ['links', 'linkHash', 'linkEndsAt'] as const;

/** What is stored of the link with this token while it is good. */
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
