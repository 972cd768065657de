import { Duration } from 'aws-cdk-lib';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import { FilterCriteria, FilterRule } from 'aws-cdk-lib/aws-lambda';
import type { RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import type { ItemKind } from '#shared/item-kind.ts';
import type { DataTable } from '../data-table.ts';
import { followTable } from '../follow-table.ts';
import { handlerCode } from '../handler-code.ts';
import { HandlerFunction } from '../handler-function.ts';
import { indexerAccess } from '../table-access.ts';

export interface MessageIndexerProps {
  /** Folder with `messages/indexer/handler.ts`. */
  readonly functionsDir: string;
  readonly data: DataTable;
  readonly logRetention: RetentionDays;
}

const message: ItemKind = 'message';

/** How soon after a deployment messages of before begin to be found, and how often it is seen to that all are. */
const walked = Duration.minutes(5);

/** Writes what finds messages by their words and by what they are, whenever one is stored, changed or deleted. */
export class MessageIndexer extends Construct {
  readonly handlerFunction: HandlerFunction;
  /** Holds what tells of messages that were given up, for two weeks. */
  readonly failed: Queue;

  constructor(scope: Construct, id: string, { functionsDir, data, logRetention }: MessageIndexerProps) {
    super(scope, id);
    this.handlerFunction = new HandlerFunction(this, 'Function', {
      code: handlerCode(functionsDir, 'messages/indexer'),
      memorySize: 512,
      // A walk takes less than until the next one, so that there is never more than one.
      timeout: walked,
      logRetention,
      environment: {},
    });
    data.grant(this.handlerFunction, indexerAccess);
    this.failed = followTable(this, data, {
      handlerFunction: this.handlerFunction,
      batchSize: 25,
      bisect: true,
      filters: [
        FilterCriteria.filter({
          dynamodb: { Keys: { pk: { S: FilterRule.beginsWith(`${message}#`) } } },
        }),
      ],
    });
    new Rule(this, 'Walk', {
      description: 'Sees to it that all messages are found, also those that were stored before',
      schedule: Schedule.rate(walked),
      targets: [new LambdaFunction(this.handlerFunction, { retryAttempts: 0 })],
    });
  }
}
