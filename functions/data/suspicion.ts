import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { Suspicion } from '../../shared/message.ts';
import { dynamodb, ifConditionHolds } from './client.ts';
import { type ItemKey, tableName } from './table.ts';

/** Adds a suspicion to a stored item's `suspicions`, once; does nothing when there is no such item. */
export async function addSuspicion(key: ItemKey, suspicion: Suspicion): Promise<void> {
  await ifConditionHolds(
    dynamodb.send(
      new UpdateCommand({
        TableName: tableName,
        Key: key,
        UpdateExpression: 'SET suspicions = list_append(suspicions, :added)',
        ConditionExpression: 'attribute_exists(pk) AND NOT contains(suspicions, :suspicion)',
        ExpressionAttributeValues: { ':added': [suspicion], ':suspicion': suspicion },
      }),
    ),
  );
}
