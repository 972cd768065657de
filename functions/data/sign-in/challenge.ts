import { createHash, randomBytes } from 'node:crypto';
import { DeleteCommand, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { keptMs } from '#shared/privacy/retention.ts';
import { sessionTokenForm } from '#shared/session/session-cookie.ts';
import { dynamodb } from '../table/client.ts';
import { itemReader } from '../table/stored-item.ts';
import { type ItemKey, itemKey, tableName, ttl } from '../table/table.ts';
import type { Administrator } from './administrator.ts';

/** How long after the password a code is accepted, in ms. */
export const challengeMs = keptMs('challenge');

const tokenBytes = 32;

/**
 * A sign-in whose password was right and which waits for a code. It is a kind of item of its own, so that it can never
 * be taken for a session.
 */
export interface Challenge {
  readonly accountId: string;
  readonly credentialVersion: string;
  readonly expiresAt: number;
}

/** Missing attributes have no defaults: a challenge that lacks one is not read, as with sessions. */
const fromItem = itemReader<Challenge, keyof Challenge>(
  { accountId: z.string(), credentialVersion: z.string(), expiresAt: z.number() },
  {},
);

/** Returns the key of a challenge. It contains only the hash of the token. */
function challengeKey(token: string): ItemKey<'challenge'> {
  return itemKey('challenge', createHash('sha256').update(token).digest('base64url'));
}

/**
 * Starts waiting for a code. Returns the token for the browser that gave the password, in the form of a session's token.
 */
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

/** Deletes the waiting sign-in, if there is one. */
export async function deleteChallenge(token: string): Promise<void> {
  await dynamodb.send(new DeleteCommand({ TableName: tableName, Key: challengeKey(token) }));
}
