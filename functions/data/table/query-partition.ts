import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { dynamodb } from './client.ts';
import type { Item } from './stored-item.ts';
import { tableName } from './table.ts';

/** Returns all items of a partition of the table, as last written, by sort key. For partitions that stay small. */
export async function queryPartition(partition: string): Promise<Item[]> {
  const items: Item[] = [];
  let start: Item | undefined;
  do {
    const page = await dynamodb.send(
      new QueryCommand({
        TableName: tableName,
        KeyConditionExpression: 'pk = :partition',
        ExpressionAttributeValues: { ':partition': partition },
        ConsistentRead: true,
        ExclusiveStartKey: start,
      }),
    );
    items.push(...(page.Items ?? []));
    start = page.LastEvaluatedKey;
  } while (start);
  return items;
}
