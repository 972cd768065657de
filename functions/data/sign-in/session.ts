import { createHash, randomBytes } from 'node:crypto';
import { DeleteCommand, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { keptMs } from '#shared/privacy/retention.ts';
import { type Browser, browsers, type System, systems } from '#shared/session/active-session.ts';
import { sessionTokenForm } from '#shared/session/session-cookie.ts';
import { dynamodb } from '../table/client.ts';
import { itemReader } from '../table/stored-item.ts';
import { type ItemKey, indexKeys, itemKey, tableName, ttl } from '../table/table.ts';
import { exists, updateItem } from '../table/update-item.ts';
import type { Administrator } from './administrator.ts';

const minuteMs = 60_000;
/** How long a session lasts without being used, in ms. */
export const sessionIdleMs = 30 * minuteMs;
/** How long a session lasts after login at most, in ms. */
export const sessionAbsoluteMs = keptMs('session');
/** The minimum time between two writes of a session's last use, in ms. */
const touchIntervalMs = minuteMs;

const tokenBytes = 32;
const idBytes = 16;

/** The browser and country of a sign-in, from the request headers of the browser and of CloudFront. */
export interface SessionOrigin {
  readonly browser?: Browser | undefined;
  readonly system?: System | undefined;
  /** A country code of ISO 3166. */
  readonly country?: string | undefined;
}

/** A session. Items of older releases lack `id` and `lastSeenAt` until their next use, which also adds them to the list. */
export interface Session extends SessionOrigin {
  /** The session's public id. It is random and cannot be used to sign in. */
  readonly id?: string | undefined;
  readonly accountId: string;
  readonly credentialVersion: string;
  readonly createdAt: string;
  readonly lastSeenAt?: string | undefined;
}

/** Reads a session. A session without a readable account or start counts as missing. */
export const readSession = itemReader<Session, 'accountId' | 'credentialVersion' | 'createdAt'>(
  { accountId: z.string(), credentialVersion: z.string(), createdAt: z.iso.datetime() },
  {
    id: [z.optional(z.string()), undefined],
    lastSeenAt: [z.optional(z.iso.datetime()), undefined],
    browser: [z.optional(z.enum(browsers)), undefined],
    system: [z.optional(z.enum(systems)), undefined],
    country: [z.optional(z.string()), undefined],
  },
);

/**
 * Returns the key of a session. Only the hash of the token is stored, so the table's content cannot be used to sign in.
 */
function sessionKey(token: string): ItemKey<'session'> {
  return itemKey('session', createHash('sha256').update(token).digest('base64url'));
}

/** Returns when a session ends at the latest, and when it ends if it is not used; in ms since 1970. */
export function sessionEnds({
  createdAt,
  lastSeenAt = createdAt,
}: Pick<Session, 'createdAt' | 'lastSeenAt'>) {
  return {
    absolute: Date.parse(createdAt) + sessionAbsoluteMs,
    idle: Date.parse(lastSeenAt) + sessionIdleMs,
  };
}

export function expiryOf(session: Pick<Session, 'createdAt' | 'lastSeenAt'>): number {
  const { absolute, idle } = sessionEnds(session);
  return Math.min(absolute, idle);
}

/** Returns a new id and the index keys that list the session among those of its account, newest first. */
function listed({ accountId, createdAt }: Pick<Session, 'accountId' | 'createdAt'>) {
  const id = randomBytes(idBytes).toString('base64url');
  return { id, ...indexKeys('ofKind', `session#${accountId}`, { at: createdAt, id }) };
}

/** Starts a session and returns its token, 256 random bits as 43 URL-safe characters. */
export async function createSession(
  { accountId, credentialVersion }: Pick<Administrator, 'accountId' | 'credentialVersion'>,
  now: Date,
  origin: SessionOrigin = {},
): Promise<string> {
  const token = randomBytes(tokenBytes).toString('base64url');
  const instant = now.toISOString();
  const created: Session = {
    ...origin,
    accountId,
    credentialVersion,
    createdAt: instant,
    lastSeenAt: instant,
  };
  await dynamodb.send(
    new PutCommand({
      TableName: tableName,
      Item: { ...sessionKey(token), ...created, ...listed(created), expiresAt: ttl(expiryOf(created)) },
    }),
  );
  return token;
}

/** Returns the session with this token unless it has ended. A token of the wrong form is not looked up. */
export async function findSession(token: string, now: Date): Promise<Session | undefined> {
  if (!sessionTokenForm.test(token)) return undefined;
  const { Item } = await dynamodb.send(
    new GetCommand({ TableName: tableName, Key: sessionKey(token), ConsistentRead: true }),
  );
  const found = Item && readSession(Item);
  return found && now.getTime() < expiryOf(found) ? found : undefined;
}

/**
 * Notes that a session is in use, unless that was noted within the last minute or the session was deleted. Returns the
 * new state.
 */
export async function touchSession(token: string, seen: Session, now: Date): Promise<Session> {
  if (now.getTime() - Date.parse(seen.lastSeenAt ?? seen.createdAt) < touchIntervalMs) return seen;
  const lastSeenAt = now.toISOString();
  const touched = await updateItem<Session>(sessionKey(token), {
    set: { lastSeenAt, expiresAt: ttl(expiryOf({ createdAt: seen.createdAt, lastSeenAt })) },
    setOnce: listed(seen),
    when: [exists('pk')],
  });
  return (touched && readSession(touched)) ?? seen;
}

/** Lets a session continue with the new credentials of its account. Does nothing if the session does not exist. */
export async function renewSessionCredentials(
  token: string,
  { credentialVersion }: Pick<Administrator, 'credentialVersion'>,
): Promise<void> {
  await updateItem<Session>(sessionKey(token), { set: { credentialVersion }, when: [exists('pk')] });
}

/** Ends a session, if it exists. */
export async function deleteSession(token: string): Promise<void> {
  if (!sessionTokenForm.test(token)) return;
  await dynamodb.send(new DeleteCommand({ TableName: tableName, Key: sessionKey(token) }));
}
