import { Aws, Duration } from 'aws-cdk-lib';
import { Stats } from 'aws-cdk-lib/aws-cloudwatch';
import { FilterPattern, MetricFilter } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { documentNotPublished } from '#shared/publishing/publisher.ts';
import type { AlarmProps } from '../alarm.ts';
import type { Publisher } from './publisher.ts';

const period = Duration.minutes(5);
const counted = { period, statistic: Stats.SUM };
const again =
  'aws lambda invoke --function-name NAME --invocation-type Event --cli-binary-format raw-in-base64-out ' +
  '--payload {"source":"aws.events"} /dev/stdout publishes everything anew';

/** What is watched of the publisher, by the name of the alarm: that what is saved gets into the pages, and soon. */
export function publisherAlarms(
  scope: Construct,
  { handlerFunction, failed }: Publisher,
): Record<string, AlarmProps> {
  const { logGroup, functionName } = handlerFunction;
  const log = `the log group ${logGroup.logGroupName}`;
  const mend = `Mend: what it names; then ${again.replace('NAME', functionName)}.`;
  const notPublished = new MetricFilter(scope, 'not-published', {
    logGroup,
    filterPattern: FilterPattern.stringValue('$.message.failure', '=', documentNotPublished),
    metricNamespace: Aws.STACK_NAME,
    metricName: 'documents-not-published',
  });
  return {
    'publisher-errors': {
      metric: handlerFunction.metricErrors(counted),
      threshold: 1,
      alarmDescription:
        'Means: the publisher stopped before it was done; it tries again, and until it succeeds pages stay as they were. ' +
        `Look: ${log}, filter ?ERROR ?timeout. ${mend}`,
    },
    'publisher-lag': {
      metric: handlerFunction.metric('IteratorAge', {
        period: Duration.minutes(1),
        statistic: Stats.MAXIMUM,
      }),
      // In milliseconds.
      threshold: 60_000,
      alarmDescription:
        'Means: what was saved is not in the pages after more than a minute. ' +
        `Look: the alarms of the publisher's errors; ${log}; the Lambda console, Concurrent executions against the quota. ${mend}`,
    },
    'publisher-gave-up': {
      metric: failed.metricApproximateNumberOfMessagesVisible({ period, statistic: Stats.MAXIMUM }),
      threshold: 1,
      alarmDescription:
        'Means: the publisher failed so often over a save that it is no longer tried; the reconciliation every quarter of an hour makes up for it. ' +
        `Look: ${log} at the time that the message in the queue ${failed.queueName} tells. ${mend} Then purge the queue.`,
    },
    'documents-not-published': {
      metric: notPublished.metric(counted),
      threshold: 1,
      alarmDescription:
        'Means: pages could not be made of what is stored and stay as they were; all others are published. ' +
        `Look: ${log}, filter { $.message.failure = "${documentNotPublished}" }; document says which, error says why. ` +
        'Mend: save the text or post that the error names in another form; if it began with a deployment, deploy the commit before.',
    },
  };
}
