import { Duration, Stack } from 'aws-cdk-lib';
import type { HttpStage } from 'aws-cdk-lib/aws-apigatewayv2';
import {
  type Alarm,
  AlarmStatusWidget,
  Dashboard,
  GraphWidget,
  type IMetric,
  LogQueryVisualizationType,
  LogQueryWidget,
  Stats,
} from 'aws-cdk-lib/aws-cloudwatch';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { tableIndexes } from '../api/table-access.ts';
import type { DataTable } from '../data-table.ts';
import type { HandlerFunction } from '../handler-function.ts';

export interface SiteDashboardProps {
  readonly alarms: Alarm[];
  readonly functions: Readonly<Record<string, HandlerFunction>>;
  readonly stage: HttpStage;
  readonly data: DataTable;
  readonly failed: Queue;
}

const counted = { period: Duration.minutes(5), statistic: Stats.SUM };

/**
 * Shows the cause of an alarm: errors by function, throttles by index, failures by name. It has at most 50 metrics:
 * three such dashboards are free.
 */
export class SiteDashboard extends Construct {
  constructor(scope: Construct, id: string, { alarms, functions, stage, data, failed }: SiteDashboardProps) {
    super(scope, id);
    const { stackName } = Stack.of(this);
    const all = Object.entries(functions);
    const graph = (title: string, left: IMetric[]) => new GraphWidget({ title, left, width: 12, height: 6 });
    const ages = all
      .filter(([name]) => ['publisher', 'followUp'].includes(name))
      .map(([, one]) => one.metric('IteratorAge', { ...counted, statistic: Stats.MAXIMUM }));
    new Dashboard(this, 'Resource', {
      dashboardName: stackName,
      widgets: [
        [new AlarmStatusWidget({ title: 'Alarms', alarms, width: 24, height: 5 })],
        [
          graph(
            'Crashes and time-outs, by function',
            all.map(([, one]) => one.metricErrors(counted)),
          ),
          new LogQueryWidget({
            title: 'Failures, by name',
            view: LogQueryVisualizationType.TABLE,
            logGroupNames: all.map(([, { logGroup }]) => logGroup.logGroupName),
            queryLines: ['filter ispresent(message.failure)', 'stats count(*) by message.failure, @log'],
            width: 12,
            height: 6,
          }),
        ],
        [
          graph('API', [
            stage.metricCount(counted),
            stage.metricClientError(counted),
            stage.metricServerError(counted),
          ]),
          graph('Throttles of the table and its indexes', tableThrottles(data)),
        ],
        [
          graph('Age of the oldest write that is waiting, in ms', ages),
          // A sum over five minutes would count each message five times.
          graph('Given up', [
            failed.metricApproximateNumberOfMessagesVisible({ ...counted, statistic: Stats.MAXIMUM }),
          ]),
        ],
      ],
    });
  }
}

/** An index is throttled separately, and the metrics of its table do not include it. */
function tableThrottles({ table }: DataTable): IMetric[] {
  const parts = [{}, ...tableIndexes.map((index) => ({ GlobalSecondaryIndexName: index }))];
  return parts.flatMap((part) =>
    ['ReadThrottleEvents', 'WriteThrottleEvents'].map((name) =>
      table.metric(name, { ...counted, dimensionsMap: { TableName: table.tableName, ...part } }),
    ),
  );
}
