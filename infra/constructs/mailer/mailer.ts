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
import { mailerAccess } from '../table-access.ts';
import type { MailSender } from './mail-sender.ts';

export interface MailerProps {
  /** Folder with `mail/mailer/handler.ts`. */
  readonly functionsDir: string;
  readonly data: DataTable;
  readonly sender: MailSender;
  readonly siteUrl: string;
  readonly logRetention: RetentionDays;
}

/** A record of the table's stream about an item of a kind, to which one of these happened. */
function written(kind: ItemKind, ...eventNames: readonly ('INSERT' | 'MODIFY')[]): Record<string, unknown> {
  return FilterCriteria.filter({
    eventName: FilterRule.or(...eventNames),
    dynamodb: { Keys: { pk: { S: FilterRule.beginsWith(`${kind}#`) } } },
  });
}

/**
 * Mails what visitors send to whoever is set for it, as soon as it is stored, asks who left an address for the newsletter
 * to confirm it, and mails the links by which people choose a password.
 */
export class Mailer extends Construct {
  readonly handlerFunction: HandlerFunction;
  /** Holds what tells of messages that were given up, for two weeks. */
  readonly failed: Queue;

  constructor(scope: Construct, id: string, props: MailerProps) {
    super(scope, id);
    const { functionsDir, data, sender, siteUrl, logRetention } = props;
    this.handlerFunction = new HandlerFunction(this, 'Function', {
      code: handlerCode(functionsDir, 'mail/mailer'),
      memorySize: 512,
      // A batch is a hundred mails at most, each of which may wait for its answer.
      timeout: Duration.minutes(5),
      logRetention,
      environment: { SITE_URL: siteUrl },
    });
    data.grant(this.handlerFunction, mailerAccess);
    sender.grant(this.handlerFunction);
    this.failed = followTable(this, data, {
      handlerFunction: this.handlerFunction,
      batchSize: 10,
      bisect: true,
      filters: [
        written('message', 'INSERT'),
        written('newsletter', 'INSERT', 'MODIFY'),
        written('sending', 'INSERT', 'MODIFY'),
        written('link', 'INSERT'),
        written('hand-over', 'MODIFY'),
      ],
    });
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
