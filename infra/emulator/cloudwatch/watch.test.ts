import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { keep } from '../lambda/asynchronous.ts';
import { stackOf } from '../testing/stack.ts';
import { Watch } from './watch.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'watch-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

const minute = 60_000;
let time: number;
let lines: string[];
beforeEach(() => {
  time = Date.UTC(2026, 0, 1);
  lines = [];
});

const alarm = (properties: object) => ({
  Type: 'AWS::CloudWatch::Alarm',
  Properties: {
    ...{ AlarmDescription: 'Means: it.', Statistic: 'Sum', Period: 300, EvaluationPeriods: 1, Threshold: 1 },
    ...{ ComparisonOperator: 'GreaterThanOrEqualToThreshold', TreatMissingData: 'notBreaching' },
    ...properties,
  },
});
function watching(resources: Parameters<typeof stackOf>[0]): Watch {
  const watch = new Watch(stackOf(resources), { dataDir, log: (line) => lines.push(line), now: () => time });
  watch.stop();
  return watch;
}
const dimensions = (given: Record<string, string>) =>
  Object.entries(given).map(([Name, Value]) => ({ Name, Value }));

describe('an alarm on errors of the API', () => {
  const errors = {
    Namespace: 'AWS/ApiGateway',
    MetricName: '5xx',
    Dimensions: dimensions({ ApiId: 'api', Stage: '$default' }),
  };

  test('is raised in its period and ends after it, and both are notified once', () => {
    const watch = watching({ Errors: alarm(errors) });
    watch.answered('api', '$default', 404);
    watch.answered('another', '$default', 500);
    expect(watch.raised()).toEqual([]);
    watch.answered('api', '$default', 502);
    time += minute;
    expect(watch.raised()).toEqual(['Site-Errors']);
    expect(watch.raised()).toEqual(['Site-Errors']);
    time += 5 * minute;
    expect(watch.raised()).toEqual([]);
    expect(lines).toEqual(['Alarm Site-Errors. Means: it.', 'The alarm Site-Errors is over.']);
  });

  test('over three periods is raised after the third', () => {
    const watch = watching({ Errors: alarm({ ...errors, EvaluationPeriods: 3 }) });
    for (let n = 0; n < 3; n += 1) {
      expect(watch.raised()).toEqual([]);
      time += 5 * minute;
      watch.answered('api', '$default', 500);
    }
    expect(watch.raised()).toEqual(['Site-Errors']);
  });
});

test('a rate is the average of all answers', () => {
  const watch = watching({
    Rate: alarm({
      ...{ Namespace: 'AWS/CloudFront', MetricName: '5xxErrorRate', Statistic: 'Average', Threshold: 50 },
      Dimensions: dimensions({ DistributionId: 'E1', Region: 'Global' }),
    }),
  });
  const answer = (status: number) => watch.delivered('E1', { status, body: Buffer.alloc(0) });
  answer(200);
  answer(200);
  answer(503);
  expect(watch.raised()).toEqual([]);
  answer(503);
  expect(watch.raised()).toEqual(['Site-Rate']);
});

const filter = (FilterPattern: string, metric = 'Lines') => ({
  Type: 'AWS::Logs::MetricFilter',
  Properties: {
    LogGroupName: 'logs',
    FilterPattern,
    MetricTransformations: [{ MetricNamespace: 'Own', MetricName: metric, MetricValue: '1' }],
  },
});

test('counts log lines by their fields, only in the log group of the filter', () => {
  const watch = watching({
    Filter: filter('{ ($.message.failure = "A") || ($.message.failure = "B") }'),
    Lines: alarm({ Namespace: 'Own', MetricName: 'Lines', Threshold: 2 }),
  });
  const line = (failure: string) => JSON.stringify({ message: { failure } });
  const own = watch.ofFunction('f', 'logs', true);
  own.line(line('A'));
  own.line(line('C'));
  own.line('{"message": {"failure": "A"');
  own.line('A');
  watch.ofFunction('g', 'other logs', true).line(line('A'));
  expect(watch.raised()).toEqual([]);
  own.line(line('B'));
  expect(watch.raised()).toEqual(['Site-Lines']);
});

test('a crash is a line of the platform, and an error', () => {
  const watch = watching({
    Filter: filter('{ ($.type = "platform.report") && ($.record.status != "success") }'),
    Crashed: alarm({ Namespace: 'Own', MetricName: 'Lines' }),
    Errors: alarm({
      Namespace: 'AWS/Lambda',
      MetricName: 'Errors',
      Dimensions: dimensions({ FunctionName: 'f' }),
    }),
    OfAll: alarm({ Namespace: 'AWS/Lambda', MetricName: 'Errors' }),
  });
  const own = watch.ofFunction('f', 'logs', true);
  own.began();
  own.ended('1', { result: 'null' }, 5);
  expect(watch.raised()).toEqual([]);
  own.began();
  own.ended('2', { error: 'It broke.' }, 5);
  expect(watch.raised()).toEqual(['Site-Crashed', 'Site-Errors', 'Site-OfAll']);
});

test('silence breaches once a whole period has passed since the start', () => {
  const watch = watching({
    Filter: filter('{ $.message.done = "scheduler" }'),
    Silent: alarm({
      ...{ Namespace: 'Own', MetricName: 'Lines', ComparisonOperator: 'LessThanThreshold' },
      TreatMissingData: 'breaching',
    }),
  });
  time += 4 * minute;
  expect(watch.raised()).toEqual([]);
  time += minute;
  expect(watch.raised()).toEqual(['Site-Silent']);
  watch.ofFunction('f', 'logs', true).line('{"message":{"done":"scheduler"}}');
  expect(watch.raised()).toEqual([]);
});

test('measures queued messages, concurrent executions, and the age of the oldest change', () => {
  const of = (Namespace: string, MetricName: string, Threshold: number, given = {}) =>
    alarm({ Namespace, MetricName, Threshold, Statistic: 'Maximum', Dimensions: dimensions(given) });
  const watch = watching({
    Queue: { Type: 'AWS::SQS::Queue' },
    GaveUp: of('AWS/SQS', 'ApproximateNumberOfMessagesVisible', 1, { QueueName: 'Site-Queue' }),
    Busy: of('AWS/Lambda', 'ConcurrentExecutions', 2),
    Lag: of('AWS/Lambda', 'IteratorAge', 60_000, { FunctionName: 'f' }),
  });
  const own = watch.ofFunction('f', 'logs', true);
  own.began();
  own.handedOver(59_000);
  expect(watch.raised()).toEqual([]);
  own.began();
  own.handedOver(61_000);
  keep(dataDir, 'Site-Queue', {});
  expect(watch.raised()).toEqual(['Site-Busy', 'Site-GaveUp', 'Site-Lag']);
});

test('mail rates need at least twenty mails', () => {
  const rate = (MetricName: string, Threshold: number) =>
    alarm({ Namespace: 'AWS/SES', MetricName, Threshold, Statistic: 'Maximum' });
  const watch = watching({
    Bounces: rate('Reputation.BounceRate', 0.05),
    Spam: rate('Reputation.ComplaintRate', 0.001),
  });
  watch.mailed('sent');
  watch.mailed('bounced');
  expect(watch.raised()).toEqual([]);
  for (let n = 0; n < 19; n += 1) watch.mailed('sent');
  expect(watch.raised()).toEqual(['Site-Bounces']);
});

test.each([
  [{ Metrics: [] }, 'Metrics of the alarm Site-One is not known locally.'],
  [{ TreatMissingData: 'ignore' }, 'The alarm Site-One with Sum'],
  [{ Statistic: 'p99' }, 'The alarm Site-One with p99'],
])('an alarm with %o stops the start', (properties, message) => {
  expect(() => watching({ One: alarm({ Namespace: 'a', MetricName: 'b', ...properties }) })).toThrow(message);
});

test.each(['?ERROR', '{ $.a = * }', '{ $.a > 1 }', '{ ($.a = "1") && ($.b = "2") || ($.c = "3") }'])(
  'the filter pattern %s stops the start',
  (pattern) => {
    expect(() => watching({ One: filter(pattern) })).toThrow('is not known locally');
  },
);
