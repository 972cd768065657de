import { Duration } from 'aws-cdk-lib';
import { Stats } from 'aws-cdk-lib/aws-cloudwatch';
import type { AlarmProps } from '../alarm.ts';
import type { MessageIndexer } from './message-indexer.ts';

const period = Duration.minutes(5);

/** What is watched of the indexer, by the name of the alarm: that each message is found, and soon. */
export function indexerAlarms({ handlerFunction, failed }: MessageIndexer): Record<string, AlarmProps> {
  const { logGroup, functionName } = handlerFunction;
  const log = `the log group ${logGroup.logGroupName}`;
  const safe = 'The messages are in the inbox; only search and filters lack them.';
  return {
    'indexer-errors': {
      metric: handlerFunction.metricErrors({ period, statistic: Stats.SUM }),
      threshold: 1,
      alarmDescription:
        `Means: what finds messages could not be written at once; it is tried again for an hour. ${safe} ` +
        `Look: ${log}, filter ?ERROR ?timeout. Mend: what it names.`,
    },
    'indexer-lag': {
      metric: handlerFunction.metric('IteratorAge', {
        period: Duration.minutes(1),
        statistic: Stats.MAXIMUM,
      }),
      // In milliseconds.
      threshold: 300_000,
      alarmDescription:
        `Means: a message is stored and after more than five minutes not found. ${safe} ` +
        `Look: the alarm of the indexer's errors; ${log}. Mend: what they name.`,
    },
    'indexer-gave-up': {
      metric: failed.metricApproximateNumberOfMessagesVisible({ period, statistic: Stats.MAXIMUM }),
      threshold: 1,
      alarmDescription:
        `Means: writing what finds messages failed so often that it is no longer tried. ${safe} ` +
        `Look: ${log} at the time that the message in the queue ${failed.queueName} tells. Mend: what it names; then ` +
        `aws lambda invoke --function-name ${functionName} --invocation-type Event --cli-binary-format raw-in-base64-out ` +
        '--payload {"source":"aws.events","again":true} /dev/stdout walks through all messages anew; then purge the queue.',
    },
  };
}
