import { createHash, randomUUID } from 'node:crypto';
import { DeleteCommand, GetCommand, paginateQuery, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { dynamodb } from '../table/client.ts';
import { indexes, itemKey, tableName } from '../table/table.ts';

/** Somebody who may sign in. `credentialVersion` changes with every password, which ends the older sessions. */
const administrator = z.object({
  accountId: z.string(),
  username: z.string(),
  passwordHash: z.string(),
  credentialVersion: z.string(),
  createdAt: z.iso.datetime(),
});
export type Administrator = z.infer<typeof administrator>;

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
  return Item && administrator.parse(Item);
}

/** Creates an administrator, or gives an existing one a new password and ends their sessions. */
export async function saveAdministrator(
  username: string,
  passwordHash: string,
  now: Date,
): Promise<'created' | 'reset'> {
  const accountId = accountIdOf(username);
  const { Attributes: before } = await dynamodb.send(
    new UpdateCommand({
      TableName: tableName,
      Key: itemKey('administrator', accountId),
      UpdateExpression:
        'SET accountId = :accountId, username = :username, passwordHash = :passwordHash,' +
        ' credentialVersion = :version, createdAt = if_not_exists(createdAt, :now),' +
        ' gsi1pk = :kind, gsi1sk = if_not_exists(gsi1sk, :position)',
      ExpressionAttributeValues: {
        ':accountId': accountId,
        ':username': username,
        ':passwordHash': passwordHash,
        ':version': randomUUID(),
        ':now': now.toISOString(),
        ':kind': 'administrator',
        ':position': `${now.toISOString()}#${accountId}`,
      },
      ReturnValues: 'ALL_OLD',
    }),
  );
  return before ? 'reset' : 'created';
}

/** All administrators, in the order in which they were made. */
export async function listAdministrators(): Promise<Administrator[]> {
  const pages = paginateQuery(
    { client: dynamodb },
    {
      TableName: tableName,
      IndexName: indexes.ofKind,
      KeyConditionExpression: 'gsi1pk = :kind',
      ExpressionAttributeValues: { ':kind': 'administrator' },
    },
  );
  const found: Administrator[] = [];
  for await (const { Items = [] } of pages) found.push(...Items.map((item) => administrator.parse(item)));
  return found;
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
