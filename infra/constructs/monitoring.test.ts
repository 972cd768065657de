import { expect, test } from 'vitest';
import { resourcesOf, templateOf } from '#infra/testing/synthesize.ts';
import { groups } from '#shared/api/endpoint.ts';
import { tableIndexes } from './table-access.ts';

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
      'audit-lines-lost',
      // The clock's, the publisher's and the follower's.
      'Errors',
      ...['Errors', 'IteratorAge', 'ApproximateNumberOfMessagesVisible', 'documents-not-published'],
      ...['Errors', 'IteratorAge', 'ApproximateNumberOfMessagesVisible'],
      ...['left-for-later', 'mails-not-sent'],
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
    const filter = filters.find(({ LogGroupName }) => LogGroupName.Ref.startsWith(`${group}functionLogs`));
    // What a function logs is the `message` of a JSON line.
    expect(filter?.FilterPattern).toBe('{ $.message.failure = "Request failed" }');
    const [transformation] = filter?.MetricTransformations ?? [];
    expect(transformation).toMatchObject({ MetricValue: '1' });
    const alarm = alarms.find(({ MetricName }) => MetricName === transformation.MetricName);
    expect(alarm).toMatchObject({ Threshold: 1, Statistic: 'Sum', Period: 300 });
    expect(alarm?.Namespace).toEqual(transformation.MetricNamespace);
  },
);

test('one document that could not be published is enough for an alarm', () => {
  const filter = filters.find(({ LogGroupName }) => LogGroupName.Ref.startsWith('PublisherFunctionLogs'));
  expect(filter?.FilterPattern).toBe('{ $.message.failure = "document-not-published" }');
  const alarm = alarms.find(({ MetricName }) => MetricName === 'documents-not-published');
  expect(alarm).toMatchObject({ Threshold: 1, Statistic: 'Sum', Period: 300 });
  expect(filter?.MetricTransformations).toEqual([
    { MetricName: 'documents-not-published', MetricNamespace: alarm?.Namespace, MetricValue: '1' },
  ]);
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
