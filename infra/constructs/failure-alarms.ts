import { Aws, Duration } from 'aws-cdk-lib';
import { type Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import { FilterPattern, MetricFilter } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { type FailureAlarm, failuresByAlarm } from '#shared/failures.ts';
import type { AlarmProps } from './alarm.ts';
import type { EndpointFunction } from './api/endpoint-function.ts';
import type { Clock } from './clock.ts';
import type { Follower } from './follower/follower.ts';
import type { HandlerFunction } from './handler-function.ts';
import type { Publisher } from './publisher/publisher.ts';
import { publishAgain } from './publisher/publisher-alarms.ts';

export interface LoggingFunctions {
  /** The functions that answer requests, by group. */
  readonly functions: Readonly<Record<string, EndpointFunction>>;
  readonly publisher: Publisher;
  readonly follower: Follower;
  readonly clock: Clock;
}

/** The lines that an alarm counts, in which logs, and the alarm's description. */
interface Watched {
  /** By the name of the metric filter. */
  readonly logs: Readonly<Record<string, HandlerFunction>>;
  readonly means: string;
  /** Where to look besides the log lines. */
  readonly look?: string;
  readonly mend: string;
}

/**
 * Groups whose failures could lose what a visitor wrote, unless the visitor tries again. Each has an alarm of its own.
 */
const fromVisitors: readonly string[] = ['messages', 'newsletter'];

const counted = { period: Duration.minutes(5), statistic: Stats.SUM };
const deployed = 'if it began with a deployment, deploy the commit before';

/** Counts the log lines of an alarm. One line is enough to raise it. */
function count(
  scope: Construct,
  { alarm, metricName, logs }: { alarm: FailureAlarm; metricName: string } & Pick<Watched, 'logs'>,
): Metric {
  const lines = failuresByAlarm[alarm].map((failure) =>
    FilterPattern.stringValue('$.message.failure', '=', failure),
  );
  const [line] = lines;
  const filters = Object.entries(logs).map(
    ([name, { logGroup }]) =>
      new MetricFilter(scope, `${name}-${alarm}`, {
        logGroup,
        filterPattern: lines.length === 1 && line ? line : FilterPattern.any(...lines),
        metricNamespace: Aws.STACK_NAME,
        metricName,
      }),
  );
  const [filter] = filters;
  if (!filter) throw new Error('There are no functions whose failures could be counted.');
  return filter.metric(counted);
}

/** Returns a filter pattern for the lines of an alarm, which also works when typed in the console. */
function filterFor(alarm: FailureAlarm): string {
  return `{ ${failuresByAlarm[alarm].map((failure) => `$.message.failure = "${failure}"`).join(' || ')} }`;
}

/** Returns an alarm for each kind of logged failure, by name. */
export function failureAlarms(scope: Construct, watched: LoggingFunctions): Record<string, AlarmProps> {
  const alarms = Object.entries(watchedFailures(watched)).map(([name, one]): [string, AlarmProps][] => {
    const alarm = name as keyof ReturnType<typeof watchedFailures>;
    if (!one) return [];
    const { logs, means, look = '', mend } = one;
    const places = Object.values(logs);
    const place =
      places.length === 1 ? `the log group ${places[0]?.logGroup.logGroupName}` : "the functions' log groups";
    return [
      [
        alarm,
        {
          metric: count(scope, { alarm, metricName: alarm, logs }),
          threshold: 1,
          alarmDescription: `Means: ${means} Look: ${place}, filter ${filterFor(alarm)}${look}. Mend: ${mend}.`,
        },
      ],
    ];
  });
  return { ...Object.fromEntries(alarms.flat()), ...failedRequests(scope, watched.functions) };
}

/** Functions catch their own failures, so that Lambda counts no errors: their log lines are counted instead. */
function failedRequests(
  scope: Construct,
  functions: LoggingFunctions['functions'],
): Record<string, AlarmProps> {
  const alarm = 'requests-failed';
  const ofVisitors = fromVisitors.map((group): [string, AlarmProps] => {
    const endpointFunction = functions[group];
    if (!endpointFunction) throw new Error(`There is no function for ${group}.`);
    const metricName = `${group}-failures`;
    return [
      metricName,
      {
        metric: count(scope, { alarm, metricName, logs: { [group]: endpointFunction } }),
        threshold: 1,
        alarmDescription:
          `Means: the ${group} function could not store what a visitor sent and answered 5xx; unless they try again, it is lost. ` +
          `Look: its log group ${endpointFunction.logGroup.logGroupName}, filter ${filterFor(alarm)}; error says why. ` +
          'Mend: what the error names; then send the form once yourself.',
      },
    ];
  });
  const others = Object.fromEntries(
    Object.entries(functions).filter(([group]) => !fromVisitors.includes(group)),
  );
  return {
    ...Object.fromEntries(ofVisitors),
    failures: {
      metric: count(scope, { alarm, metricName: 'failures', logs: others }),
      threshold: 1,
      alarmDescription:
        'Means: a function answered a visitor or an administrator with a 5xx. ' +
        `Look: the functions' log groups, filter ${filterFor(alarm)}; route says where, error says why. ` +
        `Mend: what the error names; ${deployed}.`,
    },
  };
}

function watchedFailures({
  functions,
  publisher,
  follower,
  clock,
}: LoggingFunctions): Record<Exclude<FailureAlarm, 'requests-failed'>, Watched | undefined> {
  const ofPublisher = { publisher: publisher.handlerFunction };
  const ofFollower = { follower: follower.handlerFunction };
  const safe = 'The messages are in the inbox.';
  const paused = 'in SES, Account dashboard, whether sending is paused or its quota is used up';
  const again = publishAgain(publisher);
  const visitors = Object.fromEntries(
    Object.entries(functions).filter(([group]) => fromVisitors.includes(group)),
  );
  return {
    'audit-lines-lost': {
      logs: functions,
      means: 'somebody did something in the admin area that is not in the audit log; what they did was done.',
      look: '; line says what is missing, error why',
      mend: 'what the error names; the line cannot be added later',
    },
    'documents-not-published': {
      logs: ofPublisher,
      means: 'pages could not be made of what is stored and stay as they were; all others are published.',
      look: '; document says which, error says why',
      mend: `save the text or post that the error names in another form; ${deployed}`,
    },
    'plans-not-concluded': {
      logs: { clock: clock.handlerFunction },
      means:
        'a post does not appear, or does not disappear, at the time it is planned for; it is tried again each minute.',
      look: '; post says which, error why',
      mend: 'what the error names; until then publish the post, or take it back, by hand in the admin area',
    },
    'releases-left-over': {
      logs: ofPublisher,
      means:
        'the pages of a deployment could not all be written, which fails it, or files that nobody needs any more were not removed.',
      look: '; error says why',
      mend: `what the error names, and deploy again; what was not removed is tried again at the next deployment, or ${again}`,
    },
    'left-for-later': {
      logs: ofFollower,
      means:
        'a message could not be made found at once (work "index"), or mails could not be sent at once (work "mail"); it is tried again each ' +
        `minute, for two weeks. ${safe}`,
      look: `; reason says why; ${paused}`,
      mend: 'what they name; TooManyRequestsException: ask for a higher quota',
    },
    'mail-account-refused': follower.mails
      ? {
          logs: ofFollower,
          means:
            'the mail service lets the site send nothing. Mails wait, for two weeks, and are sent by themselves once it does; a newsletter ' +
            `that is on its way has stopped. ${safe}`,
          look: `; reason says why; ${paused}`,
          mend:
            'SendingPausedException: answer what AWS asks about bounces and complaints; not verified: see that the records of the outputs ' +
            'MailSenderDnsRecord… are in the DNS; AccessDenied: deploy; then send a test mail from the admin area, and Go on with the newsletter there',
        }
      : undefined,
    'mails-not-sent': follower.mails
      ? {
          logs: ofFollower,
          means: `a mail was refused for good, or nobody knows whether it was sent; it is not tried again, lest it come twice. ${safe}`,
          look: '; purpose says what it was for, about which message, reason why',
          mend: 'answer the message yourself, or ask for the link anew; MessageRejected: see whether the recipient is an address that can be mailed',
        }
      : undefined,
    'limits-not-counted': {
      logs: visitors,
      means:
        'what visitors send is not counted, so that nothing holds off who sends too much; each thing that they send is stored all the same.',
      look: '; error says why; the inbox, for a flood',
      mend: 'what the error names; if there is a flood, lower the limits of the web ACL meanwhile',
    },
    'items-not-read': {
      logs: { ...functions, ...ofPublisher, ...ofFollower, clock: clock.handlerFunction },
      means:
        'something stored is damaged or written by a newer release; it, or a part of it, counts as not there.',
      look: '; pk and sk say which item, attributes which parts',
      mend: 'if an older release was just deployed, deploy the newer one; else put the attributes right in the DynamoDB console, after a look at docs/stored-data.md',
    },
    'left-undone': {
      logs: functions,
      means:
        'what somebody asked for was done, and something beside it was not: a session was not prolonged, an attempt to sign in stays counted, a device is asked for a code ' +
        'again, an upload or a working copy is left over, or one of many things was left as it was and its owner is told.',
      look: '; error says why',
      mend: `what the error names; nothing is lost, and most of it expires; ${deployed}`,
    },
  };
}
