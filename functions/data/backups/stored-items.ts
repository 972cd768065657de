import { randomUUID } from 'node:crypto';
import {
  BatchGetItemCommand,
  ConditionalCheckFailedException,
  PutItemCommand,
} from '@aws-sdk/client-dynamodb';
import { idOf, kindOf, type RawItem, type RawKey, rawKeyOf } from './item.ts';
import type { RestoredSite } from './site.ts';

/** Returns the stored items with these keys, at most 100, by {@link idOf}. */
export async function readItems(
  { dynamodb, table }: Pick<RestoredSite, 'dynamodb' | 'table'>,
  keys: readonly RawKey[],
): Promise<Map<string, RawItem>> {
  const found = new Map<string, RawItem>();
  let rest: RawKey[] = [...keys];
  while (rest.length > 0) {
    const { Responses, UnprocessedKeys } = await dynamodb.send(
      new BatchGetItemCommand({ RequestItems: { [table]: { Keys: rest, ConsistentRead: true } } }),
    );
    for (const item of Responses?.[table] ?? []) found.set(idOf(item), item);
    rest = (UnprocessedKeys?.[table]?.Keys ?? []).map(rawKeyOf);
  }
  return found;
}

/**
 * Puts an item if none is stored, or if the stored item still has the version and the time of change of `before`. Returns false
 * otherwise.
 */
export async function putItem(
  { dynamodb, table }: Pick<RestoredSite, 'dynamodb' | 'table'>,
  item: RawItem,
  before: RawItem | undefined,
): Promise<boolean> {
  const guards = before ? ['pk', 'version', 'updatedAt', 'deletion'] : ['pk'];
  const values = guards.map((name, index) => [name, `:v${index}`, before?.[name]] as const);
  const given = values.flatMap(([, placeholder, value]) => (value ? [[placeholder, value] as const] : []));
  const condition = values.map(([name, placeholder, value]) =>
    value ? `#${name} = ${placeholder}` : `attribute_not_exists(#${name})`,
  );
  try {
    await dynamodb.send(
      new PutItemCommand({
        TableName: table,
        Item: item,
        ConditionExpression: condition.join(' AND '),
        ExpressionAttributeNames: Object.fromEntries(guards.map((name) => [`#${name}`, name])),
        ...(given.length > 0 && { ExpressionAttributeValues: Object.fromEntries(given) }),
      }),
    );
    return true;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return false;
    throw error;
  }
}

/** Returns the attributes with which an account is imported: no password signs in, and no earlier session is valid. */
export function freshSecrets(item: RawItem): RawItem {
  if (kindOf(item) !== 'administrator' || !item.username) return {};
  return { passwordHash: { S: '' }, credentialVersion: { S: randomUUID() } };
}

export function without(names: readonly string[], item: RawItem): RawItem {
  return Object.fromEntries(Object.entries(item).filter(([name]) => !names.includes(name)));
}

export function only(names: readonly string[], item: RawItem): RawItem {
  return Object.fromEntries(Object.entries(item).filter(([name]) => names.includes(name)));
}
