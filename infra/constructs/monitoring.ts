import { Aws, Duration } from 'aws-cdk-lib';
import type { HttpStage } from 'aws-cdk-lib/aws-apigatewayv2';
import { ComparisonOperator, Stats, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Construct } from 'constructs';
import type { AlarmProps } from './alarm.ts';
import type { EndpointFunction } from './api/endpoint-function.ts';
import { tableIndexes } from './api/table-access.ts';
import { type Clock, clockAlarms } from './clock.ts';
import type { DataTable } from './data-table.ts';
import { failureAlarms } from './failure-alarms.ts';
import type { Follower } from './follower/follower.ts';
import { followerAlarms } from './follower/follower-alarms.ts';
import type { Publisher } from './publisher/publisher.ts';
import { publisherAlarms } from './publisher/publisher-alarms.ts';

export interface MonitoringProps {
  /** Gets a mail when something is wrong, and when it is over. The subscription has to be confirmed once. */
  readonly alarmEmail: string;
  readonly functions: Readonly<Record<string, EndpointFunction>>;
  readonly stage: HttpStage;
  readonly data: DataTable;
  readonly publisher: Publisher;
  readonly follower: Follower;
  readonly clock: Clock;
}

const window = { period: Duration.minutes(5), statistic: Stats.SUM };

/** Alerts somebody when visitors or administrators get errors. */
export class Monitoring extends Construct {
  private readonly topic: Topic;

  constructor(scope: Construct, id: string, props: MonitoringProps) {
    super(scope, id);
    const { alarmEmail, functions, stage, data, publisher, follower, clock } = props;
    this.topic = this.topicFor(alarmEmail);
    for (const [group, endpointFunction] of Object.entries(functions)) {
      this.watchFunction(group, endpointFunction);
    }
    this.alarm('api-errors', {
      metric: stage.metricServerError(window),
      threshold: 5,
      alarmDescription:
        'Means: the API answered at least five requests within five minutes with a 5xx. ' +
        'Look: the API access log, filter status 5*; integrationError says what failed, route says where. ' +
        'Mend: as for the errors of the function behind that route.',
    });
    this.watchRefusals(stage);
    this.watchTable(data);
    const watched = {
      ...failureAlarms(this, { functions, publisher, follower, clock }),
      ...publisherAlarms(publisher),
      ...followerAlarms(follower),
      ...clockAlarms(clock),
    };
    for (const [id, alarm] of Object.entries(watched)) this.alarm(id, alarm);
  }

  /** Alerts about floods from many addresses: those from one address are blocked by the web ACL before. */
  private watchRefusals(stage: HttpStage): void {
    this.alarm('api-refusals', {
      metric: stage.metricClientError(window),
      threshold: 1000,
      alarmDescription:
        'Means: the API refused at least a thousand requests within five minutes: somebody floods it or guesses passwords. ' +
        'Look: the API access log, filter status 4*; route says what is asked, 429 that its limit is reached and people are held up. ' +
        'Mend: in CloudFront, Security, see who asks; lower the limits of the web ACL, or have it block them.',
    });
  }

  private topicFor(alarmEmail: string): Topic {
    const topic = new Topic(this, 'Topic', { enforceSSL: true });
    topic.addSubscription(new EmailSubscription(alarmEmail));
    // A topic with a policy of its own does not accept the account's alarms by default.
    topic.addToResourcePolicy(
      new PolicyStatement({
        sid: 'AllowAlarms',
        actions: ['sns:Publish'],
        principals: [new ServicePrincipal('cloudwatch.amazonaws.com')],
        resources: [topic.topicArn],
        conditions: { StringEquals: { 'aws:SourceAccount': Aws.ACCOUNT_ID } },
      }),
    );
    return topic;
  }

  private watchFunction(group: string, endpointFunction: EndpointFunction): void {
    this.alarm(`${group}-errors`, {
      metric: endpointFunction.metricErrors(window),
      threshold: 1,
      alarmDescription:
        `Means: the ${group} function crashed or ran into its time limit; its callers got a 5xx. ` +
        `Look: its log group ${endpointFunction.logGroup.logGroupName}, filter ?ERROR ?timeout. ` +
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

  /** An index is throttled apart from its table, and the table's metrics leave it out. */
  private watchTable({ table }: DataTable): void {
    const parts = [
      { id: 'table', name: 'the table', dimensions: {} },
      ...tableIndexes.map((index) => ({
        id: index,
        name: `the index ${index} of the table`,
        dimensions: { GlobalSecondaryIndexName: index },
      })),
    ];
    for (const { id, name, dimensions } of parts) {
      for (const kind of ['Read', 'Write']) {
        this.alarm(`${id}-${kind.toLowerCase()}-throttles`, {
          metric: table.metric(`${kind}ThrottleEvents`, {
            ...window,
            dimensionsMap: { TableName: table.tableName, ...dimensions },
          }),
          threshold: 1,
          alarmDescription:
            `Means: ${name} refused a ${kind.toLowerCase()}: its traffic more than doubled at once, or one key is hot. ` +
            'Look: the DynamoDB console, Monitor tab of the table; the API access log for what is asked so often. ' +
            'Mend: it grows by itself within minutes; if one key is hot, spread or cache what is behind it.',
        });
      }
    }
  }

  private alarm(id: string, { metric, threshold, alarmDescription }: AlarmProps): void {
    const alarm = metric.createAlarm(this, id, {
      threshold,
      alarmDescription,
      evaluationPeriods: 1,
      comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      // Without requests there are no data, and nothing is wrong.
      treatMissingData: TreatMissingData.NOT_BREACHING,
    });
    const tell = new SnsAction(this.topic);
    alarm.addAlarmAction(tell);
    alarm.addOkAction(tell);
  }
}
