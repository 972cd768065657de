import { Duration } from 'aws-cdk-lib';
import type { ITable } from 'aws-cdk-lib/aws-dynamodb';
import { StartingPosition } from 'aws-cdk-lib/aws-lambda';
import { DynamoEventSource, SqsDlq } from 'aws-cdk-lib/aws-lambda-event-sources';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import type { DataTable } from './data-table.ts';
import type { HandlerFunction } from './handler-function.ts';

export interface Following {
  /** The queue for reports of writes that were given up. */
  readonly failed: Queue;
  readonly handlerFunction: HandlerFunction;
  /** Patterns of the stream's records that start the function. Other records cost nothing. */
  readonly filters: Record<string, unknown>[];
  /** The maximum number of records in a batch. */
  readonly batchSize: number;
  /** How often a failed batch is tried again, within the hour. @default as often as time permits */
  readonly retryAttempts?: number;
  /** True to try each half of a failed batch on its own, so that a record that always fails is found. */
  readonly bisect: boolean;
  /**
   * True if the function's answer names the failed records, so that the others count as done. @default the whole batch fails
   */
  readonly namesFailures?: boolean;
}

/** Creates a queue, `Failed` in the scope, that keeps reports of work that was given up for two weeks. */
export function failureQueue(scope: Construct): Queue {
  return new Queue(scope, 'Failed', {
    encryption: QueueEncryption.SQS_MANAGED,
    enforceSSL: true,
    retentionPeriod: Duration.days(14),
  });
}

/**
 * Starts a function with batches of the keys of those writes to the table that match `filters`. A failed batch is tried
 * again, up to `retryAttempts` times and until its writes are an hour old.
 */
export function followTable(
  data: DataTable,
  {
    handlerFunction,
    failed,
    filters,
    batchSize,
    bisect,
    retryAttempts = -1,
    namesFailures = false,
  }: Following,
): void {
  handlerFunction.addEventSource(
    // The cast is needed because optional members differ between the class and the interface of the library.
    new DynamoEventSource(data.table as ITable, {
      startingPosition: StartingPosition.TRIM_HORIZON,
      batchSize,
      maxBatchingWindow: Duration.seconds(0),
      retryAttempts,
      maxRecordAge: Duration.hours(1),
      ...(bisect && { bisectBatchOnError: true }),
      ...(namesFailures && { reportBatchItemFailures: true }),
      onFailure: new SqsDlq(failed),
      filters,
    }),
  );
}
