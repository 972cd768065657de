import { createHash, randomBytes } from 'node:crypto';
import { DeleteCommand, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { keptMs } from '#shared/privacy/retention.ts';
import { sessionTokenForm } from '#shared/session/session-cookie.ts';
import { dynamodb } from '../table/client.ts';
import { itemReader } from '../table/stored-item.ts';
import { type ItemKey, itemKey, tableName, ttl } from '../table/table.ts';
import { exists, updateItem } from '../table/update-item.ts';
import type { Administrator } from './administrator.ts';

const minuteMs = 60_000;
/** A session ends when it was not used for this long. */
export const sessionIdleMs = 30 * minuteMs;
/** A session ends this long after login, used or not. */
export const sessionAbsoluteMs = keptMs('session');
/** Its last use is written at most this often. */
const touchIntervalMs = minuteMs;

const tokenBytes = 32;

/** Who is signed in since when. `lastSeenAt` is absent until the first use is noted, in items of a release that noted none. */
export interface Session {
  readonly accountId: string;
  readonly credentialVersion: string;
  readonly createdAt: string;
  readonly lastSeenAt?: string | undefined;
}

/** Nothing stands in for what says whose session it is: one that cannot be read is none. */
const fromItem = itemReader<Session, 'accountId' | 'credentialVersion' | 'createdAt'>(
  { accountId: z.string(), credentialVersion: z.string(), createdAt: z.iso.datetime() },
  { lastSeenAt: [z.optional(z.iso.datetime()), undefined] },
);

/** Only the hash is stored: who reads the table cannot sign in with what it holds. */
function sessionKey(token: string): ItemKey<'session'> {
  return itemKey('session', createHash('sha256').update(token).digest('base64url'));
}

function expiryOf({ createdAt, lastSeenAt = createdAt }: Pick<Session, 'createdAt' | 'lastSeenAt'>): number {
  return Math.min(Date.parse(createdAt) + sessionAbsoluteMs, Date.parse(lastSeenAt) + sessionIdleMs);
}

/** Starts a session and returns its token, 256 random bits as 43 URL-safe characters. */
export async function createSession(
  { accountId, credentialVersion }: Pick<Administrator, 'accountId' | 'credentialVersion'>,
  now: Date,
): Promise<string> {
  const token = randomBytes(tokenBytes).toString('base64url');
  const instant = now.toISOString();
  const created: Session = { accountId, credentialVersion, createdAt: instant, lastSeenAt: instant };
  await dynamodb.send(
    new PutCommand({
      TableName: tableName,
      Item: { ...sessionKey(token), ...created, expiresAt: ttl(expiryOf(created)) },
    }),
  );
  return token;
}

/** The session with this token unless it has ended. A token of the wrong form is not looked up. */
export async function findSession(token: string, now: Date): Promise<Session | undefined> {
  if (!sessionTokenForm.test(token)) return undefined;
  const { Item } = await dynamodb.send(
    new GetCommand({ TableName: tableName, Key: sessionKey(token), ConsistentRead: true }),
  );
  const found = Item && fromItem(Item);
  return found && now.getTime() < expiryOf(found) ? found : undefined;
}

/** Notes that a session is in use, unless that was noted within the last minute or the session was deleted. */
export async function touchSession(token: string, seen: Session, now: Date): Promise<void> {
  if (now.getTime() - Date.parse(seen.lastSeenAt ?? seen.createdAt) < touchIntervalMs) return;
  const lastSeenAt = now.toISOString();
  await updateItem<Session>(sessionKey(token), {
    set: { lastSeenAt, expiresAt: ttl(expiryOf({ createdAt: seen.createdAt, lastSeenAt })) },
    when: [exists('pk')],
  });
}

/** Ends a session; one that does not exist is fine. */
export async function deleteSession(token: string): Promise<void> {
  if (!sessionTokenForm.test(token)) return;
  await dynamodb.send(new DeleteCommand({ TableName: tableName, Key: sessionKey(token) }));
}
