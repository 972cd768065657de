import { Duration } from 'aws-cdk-lib';
import { Rule, RuleTargetInput, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import { FilterCriteria, FilterRule } from 'aws-cdk-lib/aws-lambda';
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations';
import type { RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import type { ItemKind } from '#shared/item-kind.ts';
import { indexerAccess, leftWorkAccess, mailerAccess } from '../api/table-access.ts';
import type { DataTable } from '../data-table.ts';
import { failureQueue, followTable } from '../follow-table.ts';
import { handlerCode } from '../handler-code.ts';
import { HandlerFunction } from '../handler-function.ts';
import type { MailSender } from './mail-sender.ts';

export interface FollowerProps {
  /** Folder with `follower/handler.ts`. */
  readonly functionsDir: string;
  readonly data: DataTable;
  /** @default nothing is mailed */
  readonly sender?: MailSender;
  readonly siteUrl: string;
  readonly logRetention: RetentionDays;
}

/**
 * A record of the table's stream about an item of one of these kinds, to which one of these happened; without any, whatever happened. A
 * function may have five such filters.
 */
function written(
  kinds: readonly ItemKind[],
  ...eventNames: readonly ('INSERT' | 'MODIFY')[]
): Record<string, unknown> {
  return FilterCriteria.filter({
    ...(eventNames.length > 0 && { eventName: FilterRule.or(...eventNames) }),
    dynamodb: { Keys: { pk: { S: kinds.flatMap((kind) => FilterRule.beginsWith(`${kind}#`)) } } },
  });
}

/** How soon after a deployment messages of before begin to be found, and how often it is seen to that all are. */
const walked = Duration.minutes(5);

/**
 * Does what follows from a write, besides publishing, as soon as it is stored: writes what finds messages by their words and by what
 * they are; mails what visitors send to whoever is set for it, asks who left an address for the newsletter to confirm it, sends
 * articles, and mails the links by which people choose a password, and that their one-time codes are off. One function for all of it, because AWS lets two read a
 * table's stream, and the other one is the publisher.
 */
export class Follower extends Construct {
  readonly handlerFunction: HandlerFunction;
  /** Holds what tells of writes that were given up, for two weeks. */
  readonly failed: Queue;
  /** Whether it mails. */
  readonly mails: boolean;

  constructor(scope: Construct, id: string, props: FollowerProps) {
    super(scope, id);
    const { functionsDir, data, sender, siteUrl, logRetention } = props;
    this.mails = sender !== undefined;
    this.handlerFunction = new HandlerFunction(this, 'Function', {
      code: handlerCode(functionsDir, 'follower'),
      memorySize: 512,
      // A batch is a hundred mails at most, each of which may wait for its answer; and a walk takes less than until the next one.
      timeout: walked,
      logRetention,
      environment: { SITE_URL: siteUrl },
    });
    this.failed = failureQueue(this);
    // Bounces and the morning's digest are asked for once, and tried again; schedules that come again do not fail.
    this.handlerFunction.configureAsyncInvoke({
      retryAttempts: 2,
      maxEventAge: Duration.hours(1),
      onFailure: new SqsDestination(this.failed),
    });
    data.grant(this.handlerFunction, [...indexerAccess, ...leftWorkAccess, ...(sender ? mailerAccess : [])]);
    sender?.grant(this.handlerFunction);
    followTable(data, {
      failed: this.failed,
      handlerFunction: this.handlerFunction,
      batchSize: 10,
      bisect: true,
      namesFailures: true,
      filters: [
        written(['message']),
        ...(sender
          ? [
              written(['newsletter', 'sending'], 'INSERT', 'MODIFY'),
              written(['link'], 'INSERT'),
              written(['hand-over', 'administrator'], 'MODIFY'),
            ]
          : []),
      ],
    });
    new Rule(this, 'Walk', {
      description: 'Sees to it that all messages are found, also those that were stored before',
      schedule: Schedule.rate(walked),
      targets: [
        new LambdaFunction(this.handlerFunction, {
          event: RuleTargetInput.fromObject({ task: 'walk' }),
          retryAttempts: 0,
        }),
      ],
    });
    new Rule(this, 'Again', {
      description: 'Does again what could not be done when it was written',
      schedule: Schedule.rate(Duration.minutes(1)),
      targets: [
        new LambdaFunction(this.handlerFunction, {
          event: RuleTargetInput.fromObject({ task: 'try-again' }),
          retryAttempts: 0,
        }),
      ],
    });
    if (sender) this.addMails();
  }

  private addMails(): void {
    new Rule(this, 'Returned', {
      description: 'Takes addresses off the newsletter whose mails come back, or are called spam',
      eventPattern: { source: ['aws.ses'], detailType: ['Email Bounced', 'Email Complaint Received'] },
      targets: [new LambdaFunction(this.handlerFunction, { retryAttempts: 10 })],
    });
    new Rule(this, 'Morning', {
      description: 'Names what waits for an answer too long, at 8 in Baghdad',
      schedule: Schedule.cron({ hour: '5', minute: '0' }),
      // Twice over is no harm: each recipient is mailed once a day.
      targets: [new LambdaFunction(this.handlerFunction, { retryAttempts: 2 })],
    });
  }
}
