import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { type LinkPurpose, linkMs, linkPurposes } from '#shared/people/link.ts';
import { keptMs } from '#shared/privacy/retention.ts';
import { type Administrator, getAdministrator, readAdministrator } from '../sign-in/administrator.ts';
import { dynamodb } from '../table/client.ts';
import { itemReader } from '../table/stored-item.ts';
import { itemKey, tableName, ttl } from '../table/table.ts';
import { exists, isAbove, isStill, lacks, updateItem } from '../table/update-item.ts';

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

/** What was asked for under an id. */
export async function getLinkRequest(id: string): Promise<LinkRequest | undefined> {
  const { Item } = await dynamodb.send(
    new GetCommand({ TableName: tableName, Key: itemKey('link', id), ConsistentRead: true }),
  );
  return Item && readRequest(Item);
}

/**
 * Makes the token of a new link, which makes the one before it worthless. Only its hash is stored. `undefined` where the
 * account may not have one: it is gone or disabled, or a password was chosen since it was invited.
 */
export async function makeLink({ accountId, purpose }: LinkRequest, now: Date): Promise<string | undefined> {
  const token = randomBytes(tokenBytes).toString('base64url');
  const made = await updateItem<Administrator>(itemKey('administrator', accountId), {
    set: { linkHash: hashOf(token), linkEndsAt: ttl(now.getTime() + linkMs[purpose]) },
    when: [exists('createdAt'), lacks('disabledAt'), purpose === 'invitation' && isStill('passwordHash', '')],
  });
  return made && token;
}

/** The account that a link is of; `undefined` for one that was used, is too old, or is none. */
export async function findLinked(
  accountId: string,
  token: string,
  now: Date,
): Promise<Administrator | undefined> {
  const found = await getAdministrator(accountId);
  const isGood =
    found?.linkHash === hashOf(token) &&
    found.disabledAt === undefined &&
    (found.linkEndsAt ?? 0) * 1000 > now.getTime();
  return isGood ? found : undefined;
}

/** Uses a link, once, for a new password, which ends all sessions of the account. `undefined` as of {@link findLinked}. */
export async function spendLink(
  accountId: string,
  token: string,
  passwordHash: string,
  now: Date,
): Promise<Administrator | undefined> {
  const changed = await updateItem<Administrator>(itemKey('administrator', accountId), {
    set: { passwordHash, credentialVersion: randomUUID() },
    remove: ['linkHash', 'linkEndsAt'],
    when: [
      isStill('linkHash', hashOf(token)),
      isAbove('linkEndsAt', Math.floor(now.getTime() / 1000)),
      lacks('disabledAt'),
    ],
  });
  return changed && readAdministrator(changed);
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
