import { Duration } from 'aws-cdk-lib';
import type { HttpStage } from 'aws-cdk-lib/aws-apigatewayv2';
import { ComparisonOperator, Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { type Group, groups } from '#shared/api/endpoint/endpoint.ts';
import type { EndpointFunction } from '../api/endpoint-function.ts';
import type { BackupRunner } from '../backup-runner.ts';
import type { DataTable } from '../data-table.ts';
import type { FollowUp } from '../follow-up/follow-up.ts';
import type { HandlerFunction } from '../handler-function.ts';
import type { Publisher } from '../publisher/publisher.ts';
import type { Scheduler } from '../scheduler.ts';
import { Alarms } from './alarms.ts';
import { SiteDashboard } from './dashboard.ts';
import { LogMetrics } from './failure-metrics.ts';

export interface MonitoringProps {
  /** The address that gets a mail when an alarm begins and when it ends. The recipient has to confirm the subscription once. */
  readonly alarmEmail: string;
  readonly functions: Readonly<Record<Group, EndpointFunction>>;
  readonly stage: HttpStage;
  readonly data: DataTable;
  readonly publisher: Publisher;
  readonly followUp: FollowUp;
  readonly scheduler: Scheduler;
  readonly backupRunner: BackupRunner;
  /** The authorizer of the API, which recognizes requests of the distribution. */
  readonly authorizer: HandlerFunction;
  /** Keeps reports of work that was given up. */
  readonly failed: Queue;
  /** The account's quota of concurrent function calls in this region. */
  readonly concurrency: number;
}

/** Groups whose failures could lose what a visitor wrote, unless the visitor tries again. */
export const formGroups: readonly Group[] = ['messages', 'newsletter', 'cvs'];

const often = Duration.minutes(5);

/**
 * Sends an alert when visitors or administrators get errors, when work is late, lost or not done, and when a limit is
 * near. Metrics of the distribution are watched from another stack: `infra/watch-stack.ts`.
 */
export class Monitoring extends Construct {
  constructor(scope: Construct, id: string, props: MonitoringProps) {
    super(scope, id);
    const { alarmEmail, functions, stage, data, publisher, followUp, scheduler, backupRunner, failed } =
      props;
    const background = {
      publisher: publisher.handlerFunction,
      followUp: followUp.handlerFunction,
      scheduler: scheduler.handlerFunction,
      backupRunner: backupRunner.handlerFunction,
    };
    const all: Record<string, HandlerFunction> = { ...functions, ...background };
    const { authorizer } = props;
    const alarms = new Alarms(this, 'Alarms', {
      alarmEmail,
      names: {
        PublisherFunction: publisher.handlerFunction.functionName,
        FollowUpFunction: followUp.handlerFunction.functionName,
        SchedulerFunction: scheduler.handlerFunction.functionName,
        BackupRunnerFunction: backupRunner.handlerFunction.functionName,
        Failed: failed.queueName,
      },
    });
    const logs = new LogMetrics(this, 'Logs');

    watchRequests(alarms, { stage, functions, logs });
    alarms.add('function-crashed', { metric: logs.crashes({ ...all, authorizer }, often), threshold: 1 });
    watchCapacity(alarms, props.concurrency);
    const ofTable = logs.failures('table-throttled', all, often);
    alarms.add('table-throttled', { metric: ofTable, threshold: 1 });

    const silences = [
      ['scheduler', background.scheduler, often],
      // The periods below tolerate two failed calls in a row.
      ['publication', background.publisher, Duration.minutes(45)],
      ['walk', background.followUp, Duration.minutes(15)],
    ] as const;
    for (const [heartbeat, handlerFunction, period] of silences) {
      const metric = logs.heartbeats(heartbeat, handlerFunction, period);
      alarms.add(`${heartbeat}-silent`, { metric, ...isSilent });
    }
    watchStream(alarms, props);
    const { publisher: publishing, followUp: following, scheduler: ticking } = background;
    const behind = logs.failures('pages-behind', { publisher: publishing, scheduler: ticking }, often);
    alarms.add('pages-behind', { metric: behind, threshold: 1 });
    const mails = logs.failures('mails-not-sent', { followUp: following }, often);
    alarms.add('mails-not-sent', { metric: mails, threshold: 1 });
    const undone = logs.failures('left-undone', all, often);
    alarms.add('left-undone', { metric: undone, threshold: 1 });
    if (followUp.mails) watchMails(alarms, logs, following);

    new SiteDashboard(this, 'Dashboard', {
      alarms: alarms.all,
      functions: { ...all, authorizer },
      stage,
      data,
      failed,
    });
  }
}

const isSilent = {
  threshold: 1,
  comparison: ComparisonOperator.LESS_THAN_THRESHOLD,
  silence: true,
} as const;

interface OfRequests extends Pick<MonitoringProps, 'stage' | 'functions'> {
  readonly logs: LogMetrics;
}

function watchRequests(alarms: Alarms, { stage, functions, logs }: OfRequests): void {
  const counted = { period: often, statistic: Stats.SUM };
  alarms.add('api-errors', { metric: stage.metricServerError(counted), threshold: 1 });
  // Detects floods from many IP addresses. The web ACL blocks a flood from one address earlier.
  alarms.add('api-refusals', { metric: stage.metricClientError(counted), threshold: 1000 });
  const ofForms = Object.fromEntries(
    groups.filter((group) => formGroups.includes(group)).map((group) => [group, functions[group]]),
  );
  alarms.add('forms-failed', { metric: logs.failures('forms-failed', ofForms, often), threshold: 1 });
}

/** All functions of the account share its quota in a region, so these metrics are the account's. */
function watchCapacity(alarms: Alarms, quota: number): void {
  const ofAccount = (metricName: string, statistic: string) =>
    new Metric({ namespace: 'AWS/Lambda', metricName, statistic, period: often });
  alarms.add('functions-throttled', { metric: ofAccount('Throttles', Stats.SUM), threshold: 1 });
  alarms.add('concurrency-near-quota', {
    metric: ofAccount('ConcurrentExecutions', Stats.MAXIMUM),
    threshold: Math.floor(quota * 0.8),
  });
}

function watchStream(
  alarms: Alarms,
  { publisher, followUp, failed }: Pick<MonitoringProps, 'publisher' | 'followUp' | 'failed'>,
): void {
  const age = ({ handlerFunction }: Publisher | FollowUp) =>
    handlerFunction.metric('IteratorAge', { period: Duration.minutes(1), statistic: Stats.MAXIMUM });
  // The thresholds are in milliseconds.
  alarms.add('publisher-lag', { metric: age(publisher), threshold: 60_000 });
  alarms.add('follow-up-lag', { metric: age(followUp), threshold: 300_000 });
  const given = { period: often, statistic: Stats.MAXIMUM };
  alarms.add('gave-up', { metric: failed.metricApproximateNumberOfMessagesVisible(given), threshold: 1 });
}

function watchMails(alarms: Alarms, logs: LogMetrics, followUp: HandlerFunction): void {
  const refused = logs.failures('mail-account-refused', { followUp }, often);
  alarms.add('mail-account-refused', { metric: refused, threshold: 1 });
  const digests = logs.heartbeats('digest', followUp, Duration.hours(1));
  alarms.add('digest-silent', { metric: digests, periods: 25, ...isSilent });
  // The account's rates of bounces and complaints over its latest mails. At these thresholds SES reviews an account; at twice
  // the bounces or five times the complaints it pauses the account.
  const rate = (metricName: string) =>
    new Metric({ namespace: 'AWS/SES', metricName, statistic: Stats.MAXIMUM, period: Duration.hours(1) });
  alarms.add('mails-bounce', { metric: rate('Reputation.BounceRate'), threshold: 0.05 });
  alarms.add('mails-called-spam', { metric: rate('Reputation.ComplaintRate'), threshold: 0.001 });
}
