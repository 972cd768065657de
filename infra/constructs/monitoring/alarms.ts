import { Aws, Stack } from 'aws-cdk-lib';
import { type Alarm, ComparisonOperator, type Metric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Construct } from 'constructs';
import { runbookSection } from './runbook.ts';

export interface AlarmsProps {
  /** The address that gets a mail when an alarm begins and when it ends. The recipient has to confirm the subscription once. */
  readonly alarmEmail: string;
  /** Names of resources that replace the `<Name>` placeholders in the texts of the runbook. */
  readonly names?: Readonly<Record<string, string>>;
}

/** The condition of an alarm. */
export interface AlarmProps {
  readonly metric: Metric;
  readonly threshold: number;
  /** @default at the threshold or above it */
  readonly comparison?: ComparisonOperator;
  /** The number of consecutive periods that have to breach the threshold. @default 1 */
  readonly periods?: number;
  /** True if missing data raise the alarm. @default false: without requests there are no data, and nothing is wrong */
  readonly silence?: boolean;
}

/** The alarms of a stack. Each mails the same address, with its section of `docs/runbook.md`. */
export class Alarms extends Construct {
  readonly all: Alarm[] = [];
  private readonly topic: Topic;
  private readonly names: Readonly<Record<string, string>>;

  constructor(scope: Construct, id: string, { alarmEmail, names = {} }: AlarmsProps) {
    super(scope, id);
    this.names = names;
    this.topic = new Topic(this, 'Topic', { enforceSSL: true });
    this.topic.addSubscription(new EmailSubscription(alarmEmail));
    // A topic with a policy of its own does not accept the account's alarms by default.
    this.topic.addToResourcePolicy(
      new PolicyStatement({
        sid: 'AllowAlarms',
        actions: ['sns:Publish'],
        principals: [new ServicePrincipal('cloudwatch.amazonaws.com')],
        resources: [this.topic.topicArn],
        conditions: { StringEquals: { 'aws:SourceAccount': Aws.ACCOUNT_ID } },
      }),
    );
  }

  /** Adds an alarm. Throws if the runbook has no section of its name. */
  add(name: string, { metric, threshold, comparison, periods = 1, silence = false }: AlarmProps): void {
    const alarm = metric.createAlarm(this, name, {
      alarmName: `${Stack.of(this).stackName}-${name}`,
      alarmDescription: runbookSection(name, this.names),
      threshold,
      evaluationPeriods: periods,
      comparisonOperator: comparison ?? ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      treatMissingData: silence ? TreatMissingData.BREACHING : TreatMissingData.NOT_BREACHING,
    });
    const tell = new SnsAction(this.topic);
    alarm.addAlarmAction(tell);
    alarm.addOkAction(tell);
    this.all.push(alarm);
  }
}
