import { Duration } from 'aws-cdk-lib';
import { Stats } from 'aws-cdk-lib/aws-cloudwatch';
import type { AlarmProps } from '../alarm.ts';
import type { Follower } from './follower.ts';

const period = Duration.minutes(5);
const counted = { period, statistic: Stats.SUM };

/** Returns the alarms of the follower, by name: messages are indexed and mailed, and soon. */
export function followerAlarms({ handlerFunction, failed }: Follower): Record<string, AlarmProps> {
  const { logGroup, functionName } = handlerFunction;
  const log = `the log group ${logGroup.logGroupName}`;
  const safe = 'The messages are in the inbox.';
  const byHand = (payload: string) =>
    `aws lambda invoke --function-name ${functionName} --invocation-type Event --cli-binary-format raw-in-base64-out ` +
    `--payload ${payload} /dev/stdout`;
  return {
    'follower-errors': {
      metric: handlerFunction.metricErrors(counted),
      threshold: 1,
      alarmDescription:
        'Means: what follows from a message or another write stopped before it was done: finding it, mailing it, the digest, or taking off ' +
        `an address whose mails come back. ${safe} Look: ${log}, filter ?ERROR ?timeout. ` +
        'Mend: what it names; if it began with a deployment, deploy the commit before.',
    },
    'follower-lag': {
      metric: handlerFunction.metric('IteratorAge', {
        period: Duration.minutes(1),
        statistic: Stats.MAXIMUM,
      }),
      // In milliseconds.
      threshold: 300_000,
      alarmDescription:
        `Means: a message is stored, and after more than five minutes not found or nobody was mailed. ${safe} ` +
        `Look: the alarms follower-errors and left-for-later; ${log}. Mend: what they name.`,
    },
    'follower-gave-up': {
      metric: failed.metricApproximateNumberOfMessagesVisible({ period, statistic: Stats.MAXIMUM }),
      threshold: 1,
      alarmDescription:
        `Means: for an hour it could not even be noted that making messages found, or mails about them, is left, or taking off an address whose mails come back failed three times; it is no longer tried. ${safe} ` +
        `Look: ${log} at the time that the message in the queue ${failed.queueName} tells; the admin area, Notifications. ` +
        `Mend: what the log names; then ${byHand('{"task":"walk","again":true}')} walks through all messages anew; and, after a test mail ` +
        `from the admin area, ${byHand('{"task":"mail-again","since":"2026-11-22T05:00:00Z"}')}, with the instant that the message in the ` +
        'queue tells, mails what nobody was mailed of what came since; a message with requestPayload is a bounce or a digest: invoke it with that payload; then purge the queue.',
    },
  };
}
