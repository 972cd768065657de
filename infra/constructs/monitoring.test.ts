import { expect, test } from 'vitest';
import { resourcesOf, templateOf } from '#infra/testing/synthesize.ts';
import { groups } from '#shared/api/endpoint/endpoint.ts';
import { type FailureAlarm, failuresByAlarm } from '#shared/failures.ts';
import { tableIndexes } from './api/table-access.ts';

const unwatched = templateOf();
const watched = templateOf({ alarmEmail: 'ops@example.com' });
const alarms = Object.values(resourcesOf(watched, 'AWS::CloudWatch::Alarm')).map(
  ({ Properties }) => Properties,
);

const filters = Object.values(resourcesOf(watched, 'AWS::Logs::MetricFilter')).map(
  ({ Properties }) => Properties,
);

test('without somebody to tell, nothing is watched', () => {
  unwatched.resourceCountIs('AWS::CloudWatch::Alarm', 0);
  unwatched.resourceCountIs('AWS::SNS::Topic', 0);
});

test('errors and throttling of functions, API, table and each of its indexes are, and failed requests', () => {
  const tableParts = [...tableIndexes, 'table'];
  expect(alarms.map(({ MetricName }) => MetricName).sort()).toEqual(
    [
      ...groups.flatMap(() => ['Errors', 'Throttles']),
      '5xx',
      '4xx',
      ...tableParts.flatMap(() => ['ReadThrottleEvents', 'WriteThrottleEvents']),
      'messages-failures',
      'newsletter-failures',
      'failures',
      ...Object.keys(failuresByAlarm).filter((alarm) => alarm !== 'requests-failed'),
      // The clock's, the publisher's and the follower's.
      'Errors',
      ...['Errors', 'IteratorAge', 'ApproximateNumberOfMessagesVisible'],
      ...['Errors', 'IteratorAge', 'ApproximateNumberOfMessagesVisible'],
    ].sort(),
  );
});

test.each(tableIndexes)('the index %s is watched by its own name, in reading and in writing', (index) => {
  const metrics = alarms
    .filter(({ Dimensions = [] }) =>
      Dimensions.some(
        ({ Name, Value }: { Name: string; Value: unknown }) =>
          Name === 'GlobalSecondaryIndexName' && Value === index,
      ),
    )
    .map(({ MetricName, Dimensions }) => [MetricName, Dimensions.length]);
  expect(metrics).toEqual([
    ['ReadThrottleEvents', 2],
    ['WriteThrottleEvents', 2],
  ]);
});

test.each(groups)(
  'one failed request of %s is enough for an alarm, though the function answered it',
  (group) => {
    const filter = filters.find(
      ({ LogGroupName, FilterPattern }) =>
        LogGroupName.Ref.startsWith(`${group}functionLogs`) && FilterPattern.includes('Request failed'),
    );
    // What a function logs is the `message` of a JSON line.
    expect(filter?.FilterPattern).toBe('{ $.message.failure = "Request failed" }');
    const [transformation] = filter?.MetricTransformations ?? [];
    expect(transformation).toMatchObject({ MetricValue: '1' });
    const alarm = alarms.find(({ MetricName }) => MetricName === transformation.MetricName);
    expect(alarm).toMatchObject({ Threshold: 1, Statistic: 'Sum', Period: 300 });
    expect(alarm?.Namespace).toEqual(transformation.MetricNamespace);
  },
);

/** In whose logs each alarm counts its lines, by the beginnings of the log groups' ids. */
const endpointLogs = groups.map((group) => `${group}functionLogs`);
const followerLogs = ['FollowerFunctionLogs'];
const publisherLogs = ['PublisherFunctionLogs'];
const countedIn: Record<Exclude<FailureAlarm, 'requests-failed'>, readonly string[]> = {
  'audit-lines-lost': endpointLogs,
  'documents-not-published': publisherLogs,
  'plans-not-concluded': ['ClockFunctionLogs'],
  'releases-left-over': publisherLogs,
  'left-for-later': followerLogs,
  'mail-account-refused': followerLogs,
  'mails-not-sent': followerLogs,
  'limits-not-counted': ['messagesfunctionLogs', 'newsletterfunctionLogs'],
  'items-not-read': [...endpointLogs, ...publisherLogs, ...followerLogs, 'ClockFunctionLogs'],
  'left-undone': endpointLogs,
};

test.each(Object.entries(countedIn))(
  'one line of %s is enough for an alarm, in whoever’s log it is',
  (name, logs) => {
    const alarm = alarms.find(({ MetricName }) => MetricName === name);
    expect(alarm).toMatchObject({ Threshold: 1, Statistic: 'Sum', Period: 300 });
    const counting = filters.filter(({ MetricTransformations: [one] }) => one.MetricName === name);
    expect(counting.map(({ LogGroupName }) => LogGroupName.Ref.replace(/[0-9A-F]{8}$/, '')).sort()).toEqual(
      [...logs].sort(),
    );
    const lines = failuresByAlarm[name as FailureAlarm].map((failure) => `$.message.failure = "${failure}"`);
    const [line] = lines;
    for (const { FilterPattern, MetricTransformations } of counting) {
      expect(FilterPattern).toBe(
        lines.length === 1 ? `{ ${line} }` : `{ ${lines.map((one) => `(${one})`).join(' || ')} }`,
      );
      expect(MetricTransformations).toEqual([
        { MetricName: name, MetricNamespace: alarm?.Namespace, MetricValue: '1' },
      ]);
    }
    // CloudWatch takes no longer ones.
    expect(counting.every(({ FilterPattern }) => FilterPattern.length <= 1024)).toBe(true);
    expect(JSON.stringify(alarm?.AlarmDescription).length).toBeLessThan(1400);
  },
);

test('alarms cost less than $5 a month: ten are free, and each other is $0.10', () => {
  expect((alarms.length - 10) * 0.1).toBeLessThan(5);
});

test('what was saved a minute ago and is not published tells somebody, as does what is given up', () => {
  const lag = alarms.find(({ MetricName }) => MetricName === 'IteratorAge');
  expect(lag).toMatchObject({ Threshold: 60_000, Statistic: 'Maximum', Period: 60 });
  expect(lag?.Dimensions).toEqual([
    { Name: 'FunctionName', Value: { Ref: expect.stringMatching(/^PublisherFunction/) } },
  ]);
  const queue = alarms.find(({ MetricName }) => MetricName === 'ApproximateNumberOfMessagesVisible');
  expect(queue).toMatchObject({ Threshold: 1, Statistic: 'Maximum' });
  expect(JSON.stringify(queue?.Dimensions)).toContain('PublisherFailed');
});

test('every alarm may publish to the topic it names', () => {
  const policies = Object.values(resourcesOf(watched, 'AWS::SNS::TopicPolicy'));
  const actions = alarms.flatMap(({ AlarmActions, OKActions }) => [...AlarmActions, ...OKActions]);
  expect(actions.length).toBeGreaterThan(0);
  for (const { Ref: topic } of actions) {
    const statements = policies
      .filter(({ Properties }) => Properties.Topics.some((one: { Ref: string }) => one.Ref === topic))
      .flatMap(({ Properties }) => Properties.PolicyDocument.Statement);
    expect(statements).toContainEqual({
      Sid: 'AllowAlarms',
      Effect: 'Allow',
      Action: 'sns:Publish',
      Principal: { Service: 'cloudwatch.amazonaws.com' },
      Resource: { Ref: topic },
      Condition: { StringEquals: { 'aws:SourceAccount': { Ref: 'AWS::AccountId' } } },
    });
  }
});

test('every alarm tells when it begins and when it is over, and what to do', () => {
  for (const alarm of alarms) {
    expect(alarm.AlarmActions).toEqual(alarm.OKActions);
    expect(alarm.AlarmActions).toHaveLength(1);
    expect(JSON.stringify(alarm.AlarmDescription)).toMatch(/Means: .* Look: .* Mend: /);
    expect(alarm.TreatMissingData).toBe('notBreaching');
  }
});

test('the message goes to the one who asked for it', () => {
  watched.hasResourceProperties('AWS::SNS::Subscription', { Protocol: 'email', Endpoint: 'ops@example.com' });
});
