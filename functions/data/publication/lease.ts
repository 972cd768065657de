import { DeleteCommand, GetCommand } from '@aws-sdk/lib-dynamodb';
import { dynamodb, ifConditionHolds } from '../table/client.ts';
import { itemKey, tableName, ttl } from '../table/table.ts';
import { below, isStill, updateItem } from '../table/update-item.ts';

/** Who publishes a release at the moment, and until when that holds (milliseconds since 1970) unless it is said again. */
interface Lease {
  readonly holder: string;
  readonly until: number;
}

const keptMs = 24 * 60 * 60_000;

function leaseKey(release: string) {
  return itemKey('publication', `lease#${release}`);
}

/**
 * Takes the lease where nobody holds it: `clean` when who held it before gave it back, `dirty` when they stopped in the
 * midst of their work; `undefined` while somebody holds it.
 */
export async function takeLease(
  release: string,
  holder: string,
  { now, until }: { readonly now: number; readonly until: number },
): Promise<'clean' | 'dirty' | undefined> {
  const before = await updateItem<Lease>(leaseKey(release), {
    set: { holder, until, expiresAt: ttl(until + keptMs) },
    when: [below('until', now)],
    returns: 'ALL_OLD',
  });
  return before && ('holder' in before ? 'dirty' : 'clean');
}

/** Holds the lease for longer. Returns whether it was still held, however late. */
export async function renewLease(release: string, holder: string, until: number): Promise<boolean> {
  const renewed = await updateItem<Lease>(leaseKey(release), {
    set: { until },
    when: [isStill('holder', holder)],
  });
  return renewed !== undefined;
}

/** Until when somebody holds the lease; 0 when nobody does. */
export async function leaseEnd(release: string): Promise<number> {
  const { Item } = await dynamodb.send(
    new GetCommand({ TableName: tableName, Key: leaseKey(release), ConsistentRead: true }),
  );
  return typeof Item?.until === 'number' ? Item.until : 0;
}

/** Gives the lease back, the work done. One that somebody else holds by now stays theirs. */
export async function releaseLease(release: string, holder: string): Promise<void> {
  await ifConditionHolds(
    dynamodb.send(
      new DeleteCommand({
        TableName: tableName,
        Key: leaseKey(release),
        ConditionExpression: 'holder = :holder',
        ExpressionAttributeValues: { ':holder': holder },
      }),
    ),
  );
}
