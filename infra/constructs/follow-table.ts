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
  /** Whether of several records that failed together each half is tried for itself, so that one holds up no other for long. */
  readonly bisect: boolean;
}

/**
 * Starts a function, at once, with what is written into the table, and again for an hour when it fails. Returns the
 * queue, `Failed` in the scope, that holds what tells of writes that it gave up, for two weeks.
 */
export function followTable(
  scope: Construct,
  data: DataTable,
  { handlerFunction, filters, batchSize, bisect }: Following,
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
      retryAttempts: 10,
      maxRecordAge: Duration.hours(1),
      ...(bisect && { bisectBatchOnError: true }),
      onFailure: new SqsDlq(failed),
      filters,
    }),
  );
  return failed;
}
