import { Aws, Duration } from 'aws-cdk-lib';
import { Stats } from 'aws-cdk-lib/aws-cloudwatch';
import { FilterPattern, MetricFilter } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { mailNotSent } from '#shared/mail/mail.ts';
import type { AlarmProps } from '../alarm.ts';
import type { Mailer } from './mailer.ts';

const period = Duration.minutes(5);
const counted = { period, statistic: Stats.SUM };

/** What is watched of the mailer, by the name of the alarm: that whoever answers messages hears of each, and soon. */
export function mailerAlarms(
  scope: Construct,
  { handlerFunction, failed }: Mailer,
): Record<string, AlarmProps> {
  const { logGroup, functionName } = handlerFunction;
  const log = `the log group ${logGroup.logGroupName}`;
  const safe = 'The messages are in the inbox.';
  const notSent = new MetricFilter(scope, 'mail-not-sent', {
    logGroup,
    filterPattern: FilterPattern.stringValue('$.message.failure', '=', mailNotSent),
    metricNamespace: Aws.STACK_NAME,
    metricName: 'mails-not-sent',
  });
  return {
    'mailer-errors': {
      metric: handlerFunction.metricErrors(counted),
      threshold: 1,
      alarmDescription:
        `Means: mails about new messages, or to who subscribed, could not be sent at once; it is tried again for an hour. ${safe} ` +
        `Look: ${log}, filter ?ERROR ?timeout; in SES, Account dashboard, whether sending is paused or its quota is used up. ` +
        'Mend: what they name; TooManyRequestsException: ask for a higher quota.',
    },
    'mailer-lag': {
      metric: handlerFunction.metric('IteratorAge', {
        period: Duration.minutes(1),
        statistic: Stats.MAXIMUM,
      }),
      // In milliseconds.
      threshold: 300_000,
      alarmDescription:
        `Means: a message is stored and nobody was mailed after more than five minutes. ${safe} ` +
        `Look: the alarm of the mailer's errors; ${log}. Mend: what they name.`,
    },
    'mailer-gave-up': {
      metric: failed.metricApproximateNumberOfMessagesVisible({ period, statistic: Stats.MAXIMUM }),
      threshold: 1,
      alarmDescription:
        `Means: mails about new messages failed so often that they are no longer tried. ${safe} ` +
        `Look: ${log} at the time that the message in the queue ${failed.queueName} tells; the admin area, Notifications. ` +
        'Mend: what the log names; send a test mail from there; then ' +
        `aws lambda invoke --function-name ${functionName} --invocation-type Event --cli-binary-format raw-in-base64-out ` +
        '--payload {"source":"aws.events","again":"2026-11-22T05:00:00Z"} /dev/stdout, with the instant that the message in the ' +
        'queue tells, mails what nobody was mailed of what came since; then purge the queue.',
    },
    'mails-not-sent': {
      metric: notSent.metric(counted),
      threshold: 1,
      alarmDescription:
        'Means: a mail was refused for good, or nobody knows whether it was sent; it is not tried again, lest ' +
        `it come twice. ${safe} Look: ${log}, filter { $.message.failure = "${mailNotSent}" }; purpose says what it was for, about which message, reason why. ` +
        'Mend: MessageRejected, MailFromDomainNotVerifiedException: verify the domain and the recipients in SES, or leave its sandbox.',
    },
  };
}
