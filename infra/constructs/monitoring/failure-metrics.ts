import type { Duration } from 'aws-cdk-lib';
import { Aws } from 'aws-cdk-lib';
import { type Metric, Stats, Unit } from 'aws-cdk-lib/aws-cloudwatch';
import { FilterPattern, type IFilterPattern, MetricFilter } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { type FailureAlarm, failuresByAlarm, type Heartbeat } from '#shared/failures.ts';
import type { HandlerFunction } from '../handler-function.ts';

/** The functions whose failures are counted, by name. */
export type Watched = Readonly<Record<string, HandlerFunction>>;

/**
 * Metrics that count log lines. Each covers all functions together, since the price of an alarm depends on its number of
 * metrics.
 */
export class LogMetrics extends Construct {
  /** Counts the log lines of the failures that belong to an alarm. */
  failures(alarm: FailureAlarm, functions: Watched, period: Duration): Metric {
    const lines = failuresByAlarm[alarm].map((failure) =>
      FilterPattern.stringValue('$.message.failure', '=', failure),
    );
    const [line] = lines;
    const pattern = lines.length === 1 && line ? line : FilterPattern.any(...lines);
    return this.count(alarm, functions, pattern, period);
  }

  /**
   * Counts the calls that crashed or ran into their time limit, by Lambda's own line about each. The functions' logs keep
   * only such lines: see `HandlerFunction`.
   */
  crashes(functions: Watched, period: Duration): Metric {
    const pattern = FilterPattern.all(
      FilterPattern.stringValue('$.type', '=', 'platform.report'),
      FilterPattern.stringValue('$.record.status', '!=', 'success'),
    );
    return this.count('function-crashed', functions, pattern, period);
  }

  /** Counts how often regular work was done. */
  heartbeats(heartbeat: Heartbeat, handlerFunction: HandlerFunction, period: Duration): Metric {
    const pattern = FilterPattern.stringValue('$.message.done', '=', heartbeat);
    return this.count(`${heartbeat}-done`, { [heartbeat]: handlerFunction }, pattern, period);
  }

  private count(
    metricName: string,
    functions: Watched,
    filterPattern: IFilterPattern,
    period: Duration,
  ): Metric {
    const filters = Object.entries(functions).map(
      ([name, { logGroup }]) =>
        new MetricFilter(this, `${name}-${metricName}`, {
          logGroup,
          filterPattern,
          metricNamespace: Aws.STACK_NAME,
          metricName,
          unit: Unit.COUNT,
        }),
    );
    const [filter] = filters;
    if (!filter) throw new Error(`No function writes the lines that ${metricName} counts.`);
    return filter.metric({ period, statistic: Stats.SUM });
  }
}
