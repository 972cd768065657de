import { ConditionalCheckFailedException, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';

/** How long an attempt may take, in milliseconds. A busy machine that runs the database, too, may set more. */
const patience = Number(process.env.DATABASE_TIMEOUT ?? 3000);

/**
 * Three short attempts: the caller gets an answer within ten seconds, before its function times out.
 * The socket's idle time is limited rather than the request's, which would count waiting for a free socket.
 */
const client = new DynamoDBClient({
  maxAttempts: 3,
  requestHandler: { connectionTimeout: patience, socketTimeout: patience },
});

export const dynamodb = DynamoDBDocumentClient.from(client, {
  marshallOptions: { removeUndefinedValues: true },
});

/**
 * Returns the result of a conditional write, or `undefined` if its condition did not hold. Other errors are rethrown.
 */
export async function ifConditionHolds<Result>(write: Promise<Result>): Promise<Result | undefined> {
  try {
    return await write;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return undefined;
    throw error;
  }
}
