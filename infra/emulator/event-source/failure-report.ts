import { randomUUID } from 'node:crypto';
import type { Change } from '../stream/change.ts';

/** Changes that a function could not handle, and why they are not tried again. */
export interface GivenUp {
  readonly changes: readonly Change[];
  readonly condition: 'RetryAttemptsExhausted' | 'RecordAgeExceeded';
  readonly attempts: number;
}

/** Returns Lambda's message to the failure destination of a mapping. It names the batch and does not contain it. */
export function reportOf({ changes, condition, attempts }: GivenUp, functionArn: string, streamArn: string) {
  const [first, last] = [changes[0], changes.at(-1)];
  const instant = (change: Change | undefined) => new Date(change?.at ?? 0).toISOString();
  return {
    requestContext: { requestId: randomUUID(), functionArn, condition, approximateInvokeCount: attempts },
    responseContext: { statusCode: 200, executedVersion: '$LATEST', functionError: 'Unhandled' },
    version: '1.0',
    timestamp: new Date().toISOString(),
    DDBStreamBatchInfo: {
      shardId: 'shardId-00000000000000000000-00000000',
      startSequenceNumber: String(first?.sequence),
      endSequenceNumber: String(last?.sequence),
      approximateArrivalOfFirstRecord: instant(first),
      approximateArrivalOfLastRecord: instant(last),
      batchSize: changes.length,
      streamArn,
    },
  };
}
