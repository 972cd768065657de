import { Duration } from 'aws-cdk-lib';
import type { HttpStage } from 'aws-cdk-lib/aws-apigatewayv2';
import { ComparisonOperator, type Metric, Stats, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import type { Table } from 'aws-cdk-lib/aws-dynamodb';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Construct } from 'constructs';
import type { EndpointFunction } from './endpoint-function.ts';

export interface MonitoringProps {
  /** Gets a message when something is wrong and when it is over; has to confirm the subscription once. */
  readonly alarmEmail: string;
  readonly functions: Readonly<Record<string, EndpointFunction>>;
  readonly stage: HttpStage;
  readonly table: Table;
}

interface AlarmProps {
  readonly metric: Metric;
  readonly threshold: number;
  /** What it means, how to look, how to mend. */
  readonly alarmDescription: string;
}

const window = { period: Duration.minutes(5), statistic: Stats.SUM };

/** Tells somebody when visitors or administrators get errors. */
export class Monitoring extends Construct {
  private readonly topic: Topic;

  constructor(scope: Construct, id: string, { alarmEmail, functions, stage, table }: MonitoringProps) {
    super(scope, id);
    this.topic = new Topic(this, 'Topic', { enforceSSL: true });
    this.topic.addSubscription(new EmailSubscription(alarmEmail));

    for (const [group, endpointFunction] of Object.entries(functions)) {
      this.alarm(`${group}-errors`, {
        metric: endpointFunction.metricErrors(window),
        threshold: 1,
        alarmDescription:
          `Means: the ${group} function crashed or ran into its time limit; its callers got a 5xx. ` +
          `Look: its log group ${endpointFunction.logGroup.logGroupName}, filter ERROR or "Task timed out". ` +
          'Mend: if it began with a deployment, deploy the commit before; else fix the error the log names.',
      });
      this.alarm(`${group}-throttles`, {
        metric: endpointFunction.metricThrottles(window),
        threshold: 1,
        alarmDescription:
          `Means: more requests for the ${group} function at once than the account may run; callers got a 5xx. ` +
          'Look: the Lambda console, Concurrent executions of the account against its quota. ' +
          'Mend: find what calls so often in the API access log; ask for a higher concurrency quota.',
      });
    }
    this.alarm('api-errors', {
      metric: stage.metricServerError(window),
      threshold: 5,
      alarmDescription:
        'Means: the API answered at least five requests within five minutes with a 5xx. ' +
        'Look: the API access log, filter status 5*; integrationError says what failed, route says where. ' +
        'Mend: as for the errors of the function behind that route.',
    });
    for (const kind of ['Read', 'Write']) {
      this.alarm(`table-${kind.toLowerCase()}-throttles`, {
        metric: table.metric(`${kind}ThrottleEvents`, window),
        threshold: 1,
        alarmDescription:
          `Means: the table refused a ${kind.toLowerCase()}: its traffic more than doubled at once, or one key is hot. ` +
          'Look: the DynamoDB console, Monitor tab of the table; the API access log for what is asked so often. ' +
          'Mend: it grows by itself within minutes; if one key is hot, spread or cache what is behind it.',
      });
    }
  }

  private alarm(id: string, { metric, threshold, alarmDescription }: AlarmProps): void {
    const alarm = metric.createAlarm(this, id, {
      threshold,
      alarmDescription,
      evaluationPeriods: 1,
      comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      // No requests, no data: nothing is wrong.
      treatMissingData: TreatMissingData.NOT_BREACHING,
    });
    const tell = new SnsAction(this.topic);
    alarm.addAlarmAction(tell);
    alarm.addOkAction(tell);
  }
}
