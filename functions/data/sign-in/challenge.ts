import { createHash, randomBytes } from 'node:crypto';
import { DeleteCommand, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { keptMs } from '#shared/privacy/retention.ts';
import { sessionTokenForm } from '#shared/session/session-cookie.ts';
import { dynamodb } from '../table/client.ts';
import { itemReader } from '../table/stored-item.ts';
import { type ItemKey, itemKey, tableName, ttl } from '../table/table.ts';
import type { Administrator } from './administrator.ts';

/** For how long after the password a code may follow, in ms. */
export const challengeMs = keptMs('challenge');

const tokenBytes = 32;

/**
 * A sign-in whose password was right and whose code is waited for. It is no session, and of another kind of item: nothing that
 * looks a session up can find one.
 */
export interface Challenge {
  readonly accountId: string;
  readonly credentialVersion: string;
  readonly expiresAt: number;
}

/** Nothing stands in for what is missing, as with sessions. */
const fromItem = itemReader<Challenge, keyof Challenge>(
  { accountId: z.string(), credentialVersion: z.string(), expiresAt: z.number() },
  {},
);

/** Only the hash is stored. */
function challengeKey(token: string): ItemKey<'challenge'> {
  return itemKey('challenge', createHash('sha256').update(token).digest('base64url'));
}

/** Begins to wait for a code. Returns the token of whoever gave the password, of the form that a session's has. */
export async function createChallenge(
  { accountId, credentialVersion }: Pick<Administrator, 'accountId' | 'credentialVersion'>,
  now: Date,
): Promise<string> {
  const token = randomBytes(tokenBytes).toString('base64url');
  const created: Challenge = { accountId, credentialVersion, expiresAt: ttl(now.getTime() + challengeMs) };
  await dynamodb.send(new PutCommand({ TableName: tableName, Item: { ...challengeKey(token), ...created } }));
  return token;
}

/** Returns the challenge with this token unless it has expired. A token of the wrong form is not looked up. */
export async function findChallenge(token: string, now: Date): Promise<Challenge | undefined> {
  if (!sessionTokenForm.test(token)) return undefined;
  const { Item } = await dynamodb.send(
    new GetCommand({ TableName: tableName, Key: challengeKey(token), ConsistentRead: true }),
  );
  const found = Item && fromItem(Item);
  return found && now.getTime() / 1000 < found.expiresAt ? found : undefined;
}

/** Ends the waiting; it is fine if there was none. */
export async function deleteChallenge(token: string): Promise<void> {
  await dynamodb.send(new DeleteCommand({ TableName: tableName, Key: challengeKey(token) }));
}
