import { Duration } from 'aws-cdk-lib';
import type { ITable } from 'aws-cdk-lib/aws-dynamodb';
import { StartingPosition } from 'aws-cdk-lib/aws-lambda';
import { DynamoEventSource, SqsDlq } from 'aws-cdk-lib/aws-lambda-event-sources';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import type { DataTable } from './data-table.ts';
import type { HandlerFunction } from './handler-function.ts';

export interface Following {
  readonly handlerFunction: HandlerFunction;
  /** Patterns of the records of the table's stream that start it. All others cost nothing. */
  readonly filters: Record<string, unknown>[];
  /** How many records it gets at once at most. */
  readonly batchSize: number;
  /** How often a batch that failed is tried again, within the hour. @default as often as there is time */
  readonly retryAttempts?: number;
  /** Whether of several records that failed together each half is tried for itself, so that one that cannot be done is found. */
  readonly bisect: boolean;
  /** Whether it answers which records failed, so that those before and beside them are done. @default it fails as a whole */
  readonly namesFailures?: boolean;
}

/**
 * Starts a function, at once, with what is written into the table, and again when it fails, until the write is an hour old. Returns the
 * queue, `Failed` in the scope, that holds what tells of writes that it gave up, for two weeks.
 */
export function followTable(
  scope: Construct,
  data: DataTable,
  { handlerFunction, filters, batchSize, bisect, retryAttempts = -1, namesFailures = false }: Following,
): Queue {
  const failed = new Queue(scope, 'Failed', {
    encryption: QueueEncryption.SQS_MANAGED,
    enforceSSL: true,
    retentionPeriod: Duration.days(14),
  });
  handlerFunction.addEventSource(
    // The library's class declares its interface's optional members less strictly than the interface does.
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
  return failed;
}
