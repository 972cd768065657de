import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { dynamodb } from '../table/client.ts';
import type { Position } from '../table/cursor.ts';
import { type Page, queryPage } from '../table/query-page.ts';
import { tableName } from '../table/table.ts';
import { readSubscription, type Subscription, subscriptionId, subscriptionKey } from './subscription.ts';

/** All addresses, newest first: at most `limit`, those that follow a position if one is given. */
export function listSubscriptions(limit: number, after: Position | undefined): Promise<Page<Subscription>> {
  return queryPage(
    { index: 'ofKind', kind: 'newsletter', partition: 'newsletter', limit, after },
    readSubscription,
  );
}

/** Deletes an address, in whatever case it is written. Returns whether it was stored. */
export async function deleteSubscription(email: string): Promise<boolean> {
  try {
    await dynamodb.send(
      new DeleteCommand({
        TableName: tableName,
        Key: subscriptionKey(subscriptionId(email)),
        ConditionExpression: 'attribute_exists(pk)',
      }),
    );
    return true;
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
    // Of several tries the first may have deleted it, and only its answer got lost.
    return (error.$metadata.attempts ?? 1) > 1;
  }
}
