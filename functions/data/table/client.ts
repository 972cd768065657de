import { ConditionalCheckFailedException, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { logFailed } from '#functions/data/log-failure.ts';

/**
 * How long an attempt may take, in milliseconds. `DATABASE_TIMEOUT` allows more, for a busy machine that also runs the
 * database.
 */
const timeoutMs = Number(process.env.DATABASE_TIMEOUT ?? 3000);

/**
 * Three short attempts: the caller gets an answer within ten seconds, before its function times out. The socket's idle time is
 * limited and not the time of the request, which would include waiting for a free socket.
 */
const client = new DynamoDBClient({
  maxAttempts: 3,
  requestHandler: { connectionTimeout: timeoutMs, socketTimeout: timeoutMs },
});

const throttling = new Set([
  'ProvisionedThroughputExceededException',
  'RequestLimitExceeded',
  'ThrottlingException',
]);

/** `CommandInput`: the index of a query. `CommandOutput`: what a batch request left undone. */
interface CommandInput {
  readonly IndexName?: string;
}
interface CommandOutput {
  readonly UnprocessedItems?: object;
  readonly UnprocessedKeys?: object;
}

/**
 * Returns the reasons in an error: what was refused, and why. The field is called `throttlingReasons` or `ThrottlingReasons`,
 * depending on the table's billing mode.
 */
function reasonsOf(error: Error): object {
  const { throttlingReasons, ThrottlingReasons }: Record<string, unknown> = { ...error };
  const at = throttlingReasons ?? ThrottlingReasons;
  return at === undefined ? {} : { at };
}

// Logs each attempt that the table or an index refuses because there are too many requests. One alarm counts these lines. The
// table and each index also have a metric for it, but alarms on all of these metrics would cost a dollar a month.
client.middlewareStack.add(
  (next, { commandName }) =>
    async (args) => {
      const report = (why: object) => {
        const { IndexName: index } = args.input as CommandInput;
        logFailed('The table throttles', { command: commandName, ...(index && { index }), ...why });
      };
      try {
        const result = await next(args);
        const { UnprocessedItems: items, UnprocessedKeys: keys } = result.output as CommandOutput;
        const left = Object.keys({ ...items, ...keys }).length > 0;
        if (left) report({ reason: 'Left unprocessed' });
        return result;
      } catch (error) {
        if (error instanceof Error && throttling.has(error.name)) {
          report({
            reason: error.name,
            ...reasonsOf(error),
          });
        }
        throw error;
      }
    },
  // The step `finalizeRequest` runs once for each attempt, also for the retries of the client itself.
  { step: 'finalizeRequest', name: 'reportThrottling' },
);

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
