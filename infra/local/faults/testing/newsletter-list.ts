import { createHash, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { BatchWriteCommand, DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';

const atOnce = 25;

/** Puts confirmed addresses on the list of the site that runs on a data folder, as if their owners had. Answers them. */
export async function storeReaders(dataDir: string, count: number): Promise<string[]> {
  const { dynamodb, tableName, ...credentials } = JSON.parse(
    await readFile(join(dataDir, 'engine.json'), 'utf8'),
  );
  const client = new DynamoDBClient({ endpoint: dynamodb, region: 'us-east-1', credentials });
  const readers = Array.from({ length: count }, (_, n) => `reader${n}@example.com`);
  for (let start = 0; start < count; start += atOnce) {
    const requests = readers
      .slice(start, start + atOnce)
      .map((email, n) => ({ PutRequest: { Item: itemOf(email, start + n) } }));
    await DynamoDBDocumentClient.from(client).send(
      new BatchWriteCommand({ RequestItems: { [tableName]: requests } }),
    );
  }
  client.destroy();
  return readers;
}

function itemOf(email: string, n: number) {
  const id = createHash('sha256').update(email).digest('base64url');
  const at = new Date(Date.UTC(2026, 0, 1) + n * 1000).toISOString();
  return {
    ...{ pk: `newsletter#${id}`, sk: 'newsletter', gsi1pk: 'newsletter', gsi1sk: `${at}#${id}` },
    ...{ gsi2pk: 'newsletter#confirmed', gsi2sk: email, state: 'confirmed', confirmedAt: at },
    ...{ email, subscribedAt: at, suspicions: [], language: n % 2 ? 'ar' : 'en' },
    token: randomBytes(24).toString('base64url'),
  };
}
