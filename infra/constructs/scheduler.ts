import { Duration } from 'aws-cdk-lib';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import type { RetentionDays } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { schedulerAccess } from './api/table-access.ts';
import type { DataTable } from './data-table.ts';
import { handlerCode } from './handler-code.ts';
import { HandlerFunction } from './handler-function.ts';

export interface SchedulerProps {
  /** Folder with `scheduler/handler.ts`. */
  readonly functionsDir: string;
  readonly data: DataTable;
  readonly logRetention: RetentionDays;
}

/** Publishes and unpublishes scheduled posts, and publishes planned changes of texts. */
export class Scheduler extends Construct {
  readonly handlerFunction: HandlerFunction;

  constructor(scope: Construct, id: string, { functionsDir, data, logRetention }: SchedulerProps) {
    super(scope, id);
    this.handlerFunction = new HandlerFunction(this, 'Function', {
      code: handlerCode(functionsDir, 'scheduler'),
      memorySize: 256,
      // The function waits for everything that is due within the minute.
      timeout: Duration.minutes(2),
      // No retry: the call of the next minute does the missing work.
      retryAttempts: 0,
      maxEventAge: Duration.minutes(1),
      logRetention,
      environment: {},
    });
    data.grant(this.handlerFunction, schedulerAccess);
    new Rule(this, 'Minute', {
      description: 'Publishes and unpublishes posts and texts at the time that they are planned for',
      schedule: Schedule.rate(Duration.minutes(1)),
      targets: [new LambdaFunction(this.handlerFunction, { retryAttempts: 0 })],
    });
  }
}
