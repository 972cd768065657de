import { Duration, Fn, Stack } from 'aws-cdk-lib';
import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import { ComparisonOperator, Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import { RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { endLogsOfEmptying } from '#infra/constructs/emptying-logs.ts';
import { AccessLogs } from '#infra/constructs/monitoring/access-logs.ts';
import { Alarms } from '#infra/constructs/monitoring/alarms.ts';
import { Canary } from '#infra/constructs/monitoring/canary.ts';
import { LogMetrics } from '#infra/constructs/monitoring/failure-metrics.ts';

export interface WatchStackProps {
  /** The stack of the site. It is deployed before this stack. */
  readonly site: Stack;
  /** The region of `site`. This stack itself is always in us-east-1. */
  readonly siteRegion: string;
  /** Folder of the handlers. */
  readonly functionsDir: string;
  /** E-mail address that gets the alarms. */
  readonly alarmEmail: string;
  /** The monthly cost of the account, in dollars, above which an e-mail is sent. */
  readonly budget: number;
  /** @default CloudFront's own certificate, which is renewed by CloudFront */
  readonly certificateArn?: string;
}

const region = 'us-east-1';
/** Bytes delivered within an hour above which an alarm is raised: about $1, or a hundred times a busy hour. */
const maxBytes = 10 * 1000 ** 3;

/**
 * Monitors the distribution. CloudFront reports its metrics in us-east-1 and delivers its access logs from there, whatever the
 * region of the site. This stack is deployed after the site's stack, because it refers to the distribution in that stack.
 */
export class WatchStack extends Stack {
  constructor(scope: Construct, id: string, props: WatchStackProps) {
    super(scope, id, { env: { region } });
    const { site, siteRegion, functionsDir, alarmEmail, budget, certificateArn } = props;
    const ofSite = (output: string) => Fn.getStackOutput(site.stackName, output, siteRegion);
    const distributionId = ofSite('DistributionId');
    const logRetention = RetentionDays.ONE_MONTH;
    const canary = new Canary(this, 'Canary', { functionsDir, siteAddress: ofSite('SiteUrl'), logRetention });
    const alarms = new Alarms(this, 'Alarms', {
      alarmEmail,
      names: { CanaryFunction: canary.handlerFunction.functionName },
    });

    const often = Duration.minutes(5);
    const ofEdge = (metricName: string, statistic: string, period: Duration) =>
      new Metric({
        ...{ namespace: 'AWS/CloudFront', metricName, statistic, period },
        dimensionsMap: { DistributionId: distributionId, Region: 'Global' },
      });
    // Rates are per cent of all requests. There are always some requests: those of the canary.
    alarms.add('site-errors', { metric: ofEdge('5xxErrorRate', Stats.AVERAGE, often), threshold: 5 });
    alarms.add('site-refusals', {
      metric: ofEdge('4xxErrorRate', Stats.AVERAGE, often),
      threshold: 50,
      periods: 3,
    });
    alarms.add('traffic', {
      metric: ofEdge('BytesDownloaded', Stats.SUM, Duration.hours(1)),
      threshold: maxBytes,
    });
    const logs = new LogMetrics(this, 'Logs');
    alarms.add('canary-silent', {
      metric: logs.heartbeats('canary', canary.handlerFunction, Duration.minutes(15)),
      threshold: 1,
      comparison: ComparisonOperator.LESS_THAN_THRESHOLD,
      silence: true,
    });
    if (certificateArn) {
      alarms.add('certificate-expiring', {
        metric: new Metric({
          ...{ namespace: 'AWS/CertificateManager', metricName: 'DaysToExpiry' },
          ...{ statistic: Stats.MINIMUM, period: Duration.days(1) },
          dimensionsMap: { CertificateArn: certificateArn },
        }),
        threshold: 30,
        comparison: ComparisonOperator.LESS_THAN_OR_EQUAL_TO_THRESHOLD,
      });
    }
    this.watchSpend(alarmEmail, budget);
    new AccessLogs(this, 'AccessLogs', { distributionId });
    endLogsOfEmptying(this, logRetention);
  }

  /** The budget is for the whole account: costs per tag exist only after somebody activates the tags by hand. */
  private watchSpend(address: string, budget: number): void {
    new CfnBudget(this, 'Budget', {
      budget: {
        budgetName: this.stackName,
        budgetType: 'COST',
        timeUnit: 'MONTHLY',
        budgetLimit: { amount: budget, unit: 'USD' },
      },
      notificationsWithSubscribers: [100, 200, 400].map((threshold) => ({
        notification: {
          ...{ notificationType: 'ACTUAL', comparisonOperator: 'GREATER_THAN' },
          ...{ threshold, thresholdType: 'PERCENTAGE' },
        },
        subscribers: [{ subscriptionType: 'EMAIL', address }],
      })),
    });
  }
}
