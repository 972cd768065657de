import { Duration } from 'aws-cdk-lib';
import { Stats } from 'aws-cdk-lib/aws-cloudwatch';
import type { AlarmProps } from '../alarm.ts';
import type { Publisher } from './publisher.ts';

const period = Duration.minutes(5);
const counted = { period, statistic: Stats.SUM };
/** Returns the command that publishes everything again by hand. */
export function publishAgain({ handlerFunction: { functionName } }: Publisher): string {
  return (
    `aws lambda invoke --function-name ${functionName} --invocation-type Event --cli-binary-format raw-in-base64-out ` +
    '--payload {"source":"aws.events"} /dev/stdout publishes everything anew'
  );
}

/** Returns the alarms of the publisher, by name: saves reach the pages, and soon. */
export function publisherAlarms(publisher: Publisher): Record<string, AlarmProps> {
  const { handlerFunction, failed } = publisher;
  const { logGroup } = handlerFunction;
  const log = `the log group ${logGroup.logGroupName}`;
  const mend = `Mend: what it names; then ${publishAgain(publisher)}.`;
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
  };
}
