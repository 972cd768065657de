import { ConditionalCheckFailedException, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';

/**
 * Three short attempts: the caller gets an answer before its function times out. No request waits for a free
 * socket, since that wait would count as time to connect.
 */
const client = new DynamoDBClient({
  maxAttempts: 3,
  requestHandler: {
    connectionTimeout: 1500,
    socketTimeout: 2500,
    httpAgent: { keepAlive: true, maxSockets: Number.POSITIVE_INFINITY },
  },
});

export const dynamodb = DynamoDBDocumentClient.from(client, {
  marshallOptions: { removeUndefinedValues: true },
});

/** The result of a conditional write, or `undefined` when its condition did not hold. Other errors pass on. */
export async function ifConditionHolds<Result>(write: Promise<Result>): Promise<Result | undefined> {
  try {
    return await write;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return undefined;
    throw error;
  }
}
