import { createHash, randomUUID } from 'node:crypto';
import { DeleteCommand, GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { type Role, roles } from '#shared/session/session.ts';
import { dynamodb } from '../table/client.ts';
import type { Position } from '../table/cursor.ts';
import { type Page, queryPage } from '../table/query-page.ts';
import { itemReader } from '../table/stored-item.ts';
import { indexKeys, itemKey, tableName } from '../table/table.ts';
import { updateItem } from '../table/update-item.ts';

/** Somebody who may sign in. `credentialVersion` changes with every password, which ends the older sessions. */
export interface Administrator {
  readonly accountId: string;
  readonly username: string;
  /** Empty: nobody can sign in with any password. */
  readonly passwordHash: string;
  readonly credentialVersion: string;
  readonly createdAt: string;
  /** One of a release without roles is an owner, as everybody was then. */
  readonly role: Role;
}

/** One that only a newer release knows, or that cannot be read, may do the least. */
const role = z.catch(z.enum(roles), 'editor');

const fromItem = itemReader<Administrator, 'accountId' | 'createdAt'>(
  { accountId: z.string(), createdAt: z.iso.datetime() },
  {
    username: [z.string(), ''],
    passwordHash: [z.string(), ''],
    credentialVersion: [z.string(), ''],
    role: [role, 'owner'],
  },
);

/**
 * The account a name means: names that look alike or differ in case, width or outer blanks are one account.
 * A hash, so that any input makes a key of bounded length.
 */
export function accountIdOf(username: string): string {
  const folded = username.normalize('NFKC').trim().toLowerCase().normalize('NFKC');
  return createHash('sha256').update(folded).digest('base64url');
}

/** The administrator with this account, as last written; `undefined` when there is none. */
export async function getAdministrator(accountId: string): Promise<Administrator | undefined> {
  const { Item } = await dynamodb.send(
    new GetCommand({
      TableName: tableName,
      Key: itemKey('administrator', accountId),
      ConsistentRead: true,
    }),
  );
  return Item && fromItem(Item);
}

/** Creates an owner, or gives an existing administrator a new password and ends their sessions. */
export async function saveAdministrator(
  username: string,
  passwordHash: string,
  now: Date,
): Promise<'created' | 'reset'> {
  const accountId = accountIdOf(username);
  const createdAt = now.toISOString();
  const before = await updateItem<Administrator>(itemKey('administrator', accountId), {
    set: { accountId, username, passwordHash, credentialVersion: randomUUID() },
    setOnce: {
      ...{ createdAt, role: 'owner' },
      ...indexKeys('ofKind', 'administrator', { at: createdAt, id: accountId }),
    },
    returns: 'ALL_OLD',
  });
  return before?.pk ? 'reset' : 'created';
}

/** All administrators, in the order in which they were made. */
export async function listAdministrators(): Promise<Administrator[]> {
  const newestFirst: Administrator[] = [];
  let after: Position | undefined;
  do {
    const page: Page<Administrator> = await queryPage(
      { index: 'ofKind', kind: 'administrator', partition: 'administrator', limit: 100, after },
      fromItem,
    );
    newestFirst.push(...page.items);
    after = page.next;
  } while (after);
  return newestFirst.reverse();
}

/** Removes an administrator, whose sessions end with it. Answers whether there was one. */
export async function removeAdministrator(accountId: string): Promise<boolean> {
  const { Attributes } = await dynamodb.send(
    new DeleteCommand({
      TableName: tableName,
      Key: itemKey('administrator', accountId),
      ReturnValues: 'ALL_OLD',
    }),
  );
  return Attributes !== undefined;
}
