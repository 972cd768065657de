import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { stackOf } from '../testing/stack.ts';
import { readRate, readSchedules } from './schedules.ts';

const target = 'arn:aws:lambda:us-east-1:000000000000:function:Site-One';

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 1, 12) });
  return () => void vi.useRealTimers();
});

/** Runs a rule that calls a function every 15 minutes. Returns the events that the function got. */
function run(properties: object = {}, more: object = {}) {
  const rule = {
    ScheduleExpression: 'rate(15 minutes)',
    State: 'ENABLED',
    Targets: [{ Id: 'Target0', Arn: target, RetryPolicy: { MaximumRetryAttempts: 0 }, ...more }],
    ...properties,
  };
  const events: unknown[] = [];
  const invoke = async (event: unknown) => {
    events.push(event);
    return { result: 'null' };
  };
  const stack = stackOf({ Rule: { Type: 'AWS::Events::Rule', Properties: rule } });
  const { stop, fire } = readSchedules(stack, new Map([[target, { invoke }]]))();
  onTestFinished(stop);
  return { events, stop, fire };
}

test('calls a function whenever it is due, with EventBridge’s event, until everything stops', () => {
  const { events, stop } = run();
  vi.advanceTimersByTime(14 * 60_000);
  expect(events).toEqual([]);
  vi.advanceTimersByTime(60_000);
  expect(events).toEqual([
    {
      version: '0',
      id: expect.any(String),
      'detail-type': 'Scheduled Event',
      source: 'aws.events',
      account: '000000000000',
      time: '2026-01-01T12:15:00Z',
      region: 'us-east-1',
      resources: ['arn:aws:events:us-east-1:000000000000:rule/Site-Rule'],
      detail: {},
    },
  ]);
  vi.advanceTimersByTime(30 * 60_000);
  expect(events).toHaveLength(3);
  stop();
  vi.advanceTimersByTime(60 * 60_000);
  expect(events).toHaveLength(3);
});

test('can run a rule by its name before it is due', async () => {
  const { events, fire } = run();
  await fire('Rule');
  expect(events).toMatchObject([{ time: '2026-01-01T12:00:00Z' }]);
  await expect(fire('Other')).rejects.toThrow('No schedule has Other in its name.');
});

test('sends the target’s own input in place of the event', () => {
  const { events } = run({}, { Input: '{"all":true}' });
  vi.advanceTimersByTime(15 * 60_000);
  expect(events).toEqual([{ all: true }]);
});

test('does not run a disabled rule', () => {
  const { events } = run({ State: 'DISABLED' });
  vi.advanceTimersByTime(60 * 60_000);
  expect(events).toEqual([]);
});

test.each<[object, object, string]>([
  [{ ScheduleExpression: 'cron(0 12 ? * MON *)' }, {}, 'The schedule cron(0 12 ? * MON *) of Site-Rule'],
  [{ EventPattern: {} }, {}, 'EventPattern of Site-Rule'],
  [{}, { InputTransformer: {} }, 'InputTransformer of a target of Site-Rule'],
  [{}, { Arn: 'arn:aws:sqs:x' }, 'The target arn:aws:sqs:x of Site-Rule is no function'],
])('%j with %j stops the start', (properties, more, sentence) => {
  expect(() => run(properties, more)).toThrow(sentence);
});

test.each([
  ['rate(1 minute)', 60_000],
  ['rate(2 hours)', 7_200_000],
  ['rate(1 day)', 86_400_000],
])('%s is every %i ms', (expression, ms) => {
  expect(readRate(expression, 'Site-Rule')).toBe(ms);
});

test.each(['rate(0 minutes)', 'rate(1 minutes)', 'rate(5 minute)', 'rate(90 days)', 'rate(5 seconds)', ''])(
  '%j is not a rate',
  (expression) => {
    expect(() => readRate(expression, 'Site-Rule')).toThrow(`The schedule ${expression} of Site-Rule`);
  },
);

test('calls a function each day at its time in UTC, today or tomorrow', () => {
  const { events } = run({ ScheduleExpression: 'cron(30 5 * * ? *)' });
  const { events: later } = run({ ScheduleExpression: 'cron(0 13 * * ? *)' });
  vi.advanceTimersByTime(60 * 60_000);
  expect([events.length, later.length]).toEqual([0, 1]);
  vi.advanceTimersByTime(24 * 60 * 60_000);
  expect(events).toMatchObject([{ time: '2026-01-02T05:30:00Z' }]);
  expect(later).toMatchObject([{ time: '2026-01-01T13:00:00Z' }, { time: '2026-01-02T13:00:00Z' }]);
});

test.each(['cron(60 5 * * ? *)', 'cron(0 24 * * ? *)', 'cron(0 5 ? * MON *)', 'cron(0 5 * * * *)'])(
  'the schedule %s is not supported',
  (ScheduleExpression) => {
    expect(() => run({ ScheduleExpression })).toThrow('is not known locally');
  },
);
