import { Duration } from 'aws-cdk-lib';
import { Rule, RuleTargetInput, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import { FilterCriteria, FilterRule } from 'aws-cdk-lib/aws-lambda';
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations';
import type { RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import type { ItemKind } from '#shared/item-kind.ts';
import { postKinds } from '#shared/posts/kinds.ts';
import { headAccess, indexerAccess, leftWorkAccess, mailerAccess } from '../api/table-access.ts';
import type { DataTable } from '../data-table.ts';
import { followTable } from '../follow-table.ts';
import { handlerCode } from '../handler-code.ts';
import { HandlerFunction } from '../handler-function.ts';
import type { MailSender } from './mail-sender.ts';

export interface FollowUpProps {
  /** Folder with `follow-up/handler.ts`. */
  readonly functionsDir: string;
  readonly data: DataTable;
  /** @default nothing is mailed */
  readonly sender?: MailSender;
  readonly siteUrl: string;
  /** Keeps reports of writes that were given up. */
  readonly failed: Queue;
  readonly logRetention: RetentionDays;
}

/**
 * Returns a pattern for records of the table's stream: writes of items of these kinds, by these events; without `eventNames`,
 * by any event. A function may have five such filters.
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

/**
 * How often the function checks that all messages are in the index. Older messages are indexed by the first check after a
 * deployment.
 */
const indexCheckInterval = Duration.minutes(5);

/**
 * Does everything but publishing that follows from a write, right after it: it indexes messages by their words and
 * properties; keeps the heads of lists; mails visitors' messages to the recipients; asks newsletter addresses for
 * confirmation, sends articles, and mails links for passwords and notices about one-time codes. It is one function, because
 * AWS allows two readers of a table's stream, and the other one is the publisher.
 */
export class FollowUp extends Construct {
  readonly handlerFunction: HandlerFunction;
  /** True if it sends mails. */
  readonly mails: boolean;

  constructor(scope: Construct, id: string, props: FollowUpProps) {
    super(scope, id);
    const { functionsDir, data, sender, siteUrl, failed, logRetention } = props;
    this.mails = sender !== undefined;
    this.handlerFunction = new HandlerFunction(this, 'Function', {
      code: handlerCode(functionsDir, 'follow-up'),
      memorySize: 512,
      // A batch has at most a hundred mails, each of which may wait for its answer; indexing all messages takes less
      // than the interval between two calls.
      timeout: indexCheckInterval,
      logRetention,
      environment: { SITE_URL: siteUrl },
    });
    // Retries are for events that are sent only once: bounces, and the daily digest. Schedules that run every few
    // minutes would not need them.
    this.handlerFunction.configureAsyncInvoke({
      retryAttempts: 2,
      maxEventAge: Duration.hours(1),
      onFailure: new SqsDestination(failed),
    });
    data.grant(this.handlerFunction, [
      ...indexerAccess,
      ...headAccess,
      ...leftWorkAccess,
      ...(sender ? mailerAccess : []),
    ]);
    sender?.grant(this.handlerFunction);
    followTable(data, {
      failed,
      handlerFunction: this.handlerFunction,
      batchSize: 10,
      bisect: true,
      namesFailures: true,
      filters: [
        written(['message']),
        written([...postKinds, 'picture']),
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
      schedule: Schedule.rate(indexCheckInterval),
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
    if (sender) this.addMails(sender);
  }

  private addMails({ configurationSetName }: MailSender): void {
    new Rule(this, 'Returned', {
      description: 'Takes addresses off the newsletter whose mails come back, or are called spam',
      eventPattern: {
        source: ['aws.ses'],
        detailType: ['Email Bounced', 'Email Complaint Received'],
        // Other senders of the account report on the same event bus.
        detail: { mail: { tags: { 'ses:configuration-set': [configurationSetName] } } },
      },
      targets: [new LambdaFunction(this.handlerFunction, { retryAttempts: 10 })],
    });
    new Rule(this, 'Morning', {
      description: 'Names what waits for an answer too long, at 8 in Baghdad',
      schedule: Schedule.cron({ hour: '5', minute: '0' }),
      // A second call does no harm: each recipient gets one mail a day.
      targets: [new LambdaFunction(this.handlerFunction, { retryAttempts: 2 })],
    });
  }
}
