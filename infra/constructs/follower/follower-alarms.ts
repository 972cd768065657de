import { Aws, Duration } from 'aws-cdk-lib';
import { Stats } from 'aws-cdk-lib/aws-cloudwatch';
import { FilterPattern, MetricFilter } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { leftForLater, mailNotSent } from '#shared/mail/mail.ts';
import type { AlarmProps } from '../alarm.ts';
import type { Follower } from './follower.ts';

const period = Duration.minutes(5);
const counted = { period, statistic: Stats.SUM };

/**
 * What is watched of the follower, by the name of the alarm: that each message is found, that whoever answers messages hears of each,
 * and soon.
 */
export function followerAlarms(
  scope: Construct,
  { handlerFunction, failed, mails }: Follower,
): Record<string, AlarmProps> {
  const { logGroup, functionName } = handlerFunction;
  const log = `the log group ${logGroup.logGroupName}`;
  const safe = 'The messages are in the inbox.';
  const byHand = (payload: string) =>
    `aws lambda invoke --function-name ${functionName} --invocation-type Event --cli-binary-format raw-in-base64-out ` +
    `--payload ${payload} /dev/stdout`;
  const counting = (id: string, failure: string, metricName: string) =>
    new MetricFilter(scope, id, {
      logGroup,
      filterPattern: FilterPattern.stringValue('$.message.failure', '=', failure),
      metricNamespace: Aws.STACK_NAME,
      metricName,
    }).metric(counted);
  const paused = 'in SES, Account dashboard, whether sending is paused or its quota is used up';
  return {
    'follower-errors': {
      metric: handlerFunction.metricErrors(counted),
      threshold: 1,
      alarmDescription:
        'Means: what follows from a message or another write stopped before it was done: finding it, mailing it, the digest, or taking off ' +
        `an address whose mails come back. ${safe} Look: ${log}, filter ?ERROR ?timeout. ` +
        'Mend: what it names; if it began with a deployment, deploy the commit before.',
    },
    'follower-left': {
      metric: counting('left', leftForLater, 'left-for-later'),
      threshold: 1,
      alarmDescription:
        'Means: a message could not be made found at once (work "index"), or mails could not be sent at once (work "mail"); it is tried again each minute, for two weeks. ' +
        `${safe} Look: ${log}, filter { $.message.failure = "${leftForLater}" }; reason says why; ${paused}. ` +
        'Mend: what they name; TooManyRequestsException: ask for a higher quota.',
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
        `Look: the alarms follower-errors and follower-left; ${log}. Mend: what they name.`,
    },
    'follower-gave-up': {
      metric: failed.metricApproximateNumberOfMessagesVisible({ period, statistic: Stats.MAXIMUM }),
      threshold: 1,
      alarmDescription:
        `Means: for an hour it could not even be noted that making messages found, or mails about them, is left; it is no longer tried. ${safe} ` +
        `Look: ${log} at the time that the message in the queue ${failed.queueName} tells; the admin area, Notifications. ` +
        `Mend: what the log names; then ${byHand('{"task":"walk","again":true}')} walks through all messages anew; and, after a test mail ` +
        `from the admin area, ${byHand('{"task":"mail-again","since":"2026-11-22T05:00:00Z"}')}, with the instant that the message in the ` +
        'queue tells, mails what nobody was mailed of what came since; then purge the queue.',
    },
    ...(mails && {
      'mails-not-sent': {
        metric: counting('mail-not-sent', mailNotSent, 'mails-not-sent'),
        threshold: 1,
        alarmDescription:
          'Means: a mail was refused for good, or nobody knows whether it was sent; it is not tried again, lest ' +
          `it come twice. ${safe} Look: ${log}, filter { $.message.failure = "${mailNotSent}" }; purpose says what it was for, about which message, reason why. ` +
          'Mend: MessageRejected, MailFromDomainNotVerifiedException: verify the domain and the recipients in SES, or leave its sandbox.',
      },
    }),
  };
}
