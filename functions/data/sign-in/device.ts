import { createHash, randomBytes } from 'node:crypto';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { keptMs } from '#shared/privacy/retention.ts';
import { dynamodb } from '../table/client.ts';
import { itemReader } from '../table/stored-item.ts';
import { type ItemKey, itemKey, tableName, ttl } from '../table/table.ts';
import { updateItem } from '../table/update-item.ts';
import { type Administrator, getAdministrator } from './administrator.ts';

/** How long an account remembers a device after the last sign-in from it, in ms. */
export const deviceMs = keptMs('device');

const tokenBytes = 32;
const tokenPattern = /^[A-Za-z0-9_-]{43}$/;

interface Device {
  readonly credentialVersion: string;
  readonly expiresAt: number;
}

/** Missing attributes have no defaults: a device that cannot be read is unknown. */
const fromItem = itemReader<Device, keyof Device>(
  { credentialVersion: z.string(), expiresAt: z.number() },
  {},
);

/** A browser from which a user signed in to an account before. */
export interface KnownDevice {
  readonly token: string;
  /** Identifies the device without revealing its token. */
  readonly id: string;
}

/**
 * Returns the key of a device. Only the hash of its token is stored, together with the account: a device of one account
 * is unknown to all others.
 */
function deviceKey(accountId: string, id: string): ItemKey<'device'> {
  return itemKey('device', `${accountId}#${id}`);
}

function idOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/**
 * Returns the device with this token if the account knows it: a user signed in from it within {@link deviceMs}, and
 * the password was not changed since. For an unknown token the response time does not reveal whether the account
 * exists.
 */
export async function findDevice(
  token: string,
  accountId: string,
  now: Date,
): Promise<KnownDevice | undefined> {
  if (!tokenPattern.test(token)) return undefined;
  const id = idOf(token);
  const { Item } = await dynamodb.send(
    new GetCommand({ TableName: tableName, Key: deviceKey(accountId, id), ConsistentRead: true }),
  );
  const device = Item && fromItem(Item);
  if (!device || now.getTime() / 1000 >= device.expiresAt) return undefined;
  const account = await getAdministrator(accountId);
  return account?.credentialVersion === device.credentialVersion ? { token, id } : undefined;
}

/**
 * Stores for an account that a device is known: `known`, or a new device with a new token. Returns the token, 256 random bits
 * as 43 URL-safe characters.
 */
export async function rememberDevice(
  { accountId, credentialVersion }: Pick<Administrator, 'accountId' | 'credentialVersion'>,
  known: KnownDevice | undefined,
  now: Date,
): Promise<string> {
  const token = known?.token ?? randomBytes(tokenBytes).toString('base64url');
  await updateItem<Device>(deviceKey(accountId, idOf(token)), {
    set: { credentialVersion, expiresAt: ttl(now.getTime() + deviceMs) },
  });
  return token;
}
