import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { dynamodb, ifConditionHolds } from './client.ts';
import { keyedHash } from './keyed-hash.ts';
import { type ItemKey, itemKey, tableName, ttl } from './table.ts';

/** How often something may happen: `most` times in each window. Windows start at multiples of their length. */
export interface Limit {
  readonly name: string;
  readonly most: number;
  readonly windowSeconds: number;
}

/** A place taken within a limit, the how manieth of its window, or how long to wait for one. */
export type Reservation =
  | { readonly admitted: true; readonly key: ItemKey<'throttle'>; readonly count: number }
  | { readonly admitted: false; readonly retryAfterSeconds: number };

/** Takes a place for a subject (an address, an account) by one atomic write, so that no burst gets past the limit. */
export async function reserve(
  limit: Limit,
  subject: string,
  now: Date,
  abortSignal?: AbortSignal,
): Promise<Reservation> {
  const windowMs = limit.windowSeconds * 1000;
  const windowStart = Math.floor(now.getTime() / windowMs) * windowMs;
  const windowEnd = windowStart + windowMs;
  const key = counterKey(limit, subject, windowStart);
  const counted = await ifConditionHolds(
    dynamodb.send(
      new UpdateCommand({
        TableName: tableName,
        Key: key,
        UpdateExpression: 'SET #count = if_not_exists(#count, :zero) + :one, expiresAt = :expiresAt',
        ConditionExpression: 'attribute_not_exists(#count) OR #count < :most',
        ExpressionAttributeNames: { '#count': 'count' },
        ExpressionAttributeValues: {
          ':zero': 0,
          ':one': 1,
          ':most': limit.most,
          ':expiresAt': ttl(windowEnd),
        },
        ReturnValues: 'UPDATED_NEW',
      }),
      abortSignal && { abortSignal },
    ),
  );
  if (counted) return { admitted: true, key, count: Number(counted.Attributes?.count) };
  return { admitted: false, retryAfterSeconds: Math.max(1, Math.ceil((windowEnd - now.getTime()) / 1000)) };
}

/** Gives a place back, as if it had not been taken. */
export async function release(reservation: Reservation): Promise<void> {
  if (!reservation.admitted) return;
  await ifConditionHolds(
    dynamodb.send(
      new UpdateCommand({
        TableName: tableName,
        Key: reservation.key,
        UpdateExpression: 'SET #count = #count - :one',
        ConditionExpression: '#count > :zero',
        ExpressionAttributeNames: { '#count': 'count' },
        ExpressionAttributeValues: { ':zero': 0, ':one': 1 },
      }),
    ),
  );
}

/** The subject is hashed with a key: it may be long, and an address is personal data that a plain hash would give away. */
function counterKey(limit: Limit, subject: string, windowStart: number): ItemKey<'throttle'> {
  return itemKey('throttle', `${limit.name}#${keyedHash('throttle', subject)}#${windowStart}`);
}
