import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { BatchWriteCommand, DynamoDBDocumentClient, paginateScan } from '@aws-sdk/lib-dynamodb';

export type StoredItem = Readonly<Record<string, unknown>> & { readonly pk: string; readonly sk: string };

const maxAtOnce = 25;

/** Returns all items of the site that runs on a data folder. */
export async function readItems(dataDir: string): Promise<StoredItem[]> {
  return withTable(dataDir, async (client, TableName) => {
    const items: StoredItem[] = [];
    for await (const page of paginateScan({ client }, { TableName, ConsistentRead: true }))
      items.push(...((page.Items ?? []) as StoredItem[]));
    return items;
  });
}

/** Puts items into the table of the site that runs on a data folder. */
export async function putItems(dataDir: string, items: readonly StoredItem[]): Promise<void> {
  await withTable(dataDir, async (client, tableName) => {
    for (let start = 0; start < items.length; start += maxAtOnce) {
      const requests = items.slice(start, start + maxAtOnce).map((Item) => ({ PutRequest: { Item } }));
      await client.send(new BatchWriteCommand({ RequestItems: { [tableName]: requests } }));
    }
  });
}

async function withTable<Result>(
  dataDir: string,
  work: (client: DynamoDBDocumentClient, tableName: string) => Promise<Result>,
): Promise<Result> {
  const file = await readFile(join(dataDir, 'engine.json'), 'utf8');
  const { dynamodb: endpoint, tableName, ...credentials } = JSON.parse(file);
  const client = new DynamoDBClient({ endpoint, region: 'us-east-1', credentials });
  try {
    return await work(DynamoDBDocumentClient.from(client), tableName);
  } finally {
    client.destroy();
  }
}
