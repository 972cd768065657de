import { expect, test } from 'vitest';
import { stackOf } from '../testing/stack.ts';
import { readEventRules } from './event-rules.ts';

const target = 'arn:aws:lambda:us-east-1:000000000000:function:Site-One';
const event = {
  source: 'aws.ses',
  'detail-type': 'Email Bounced',
  detail: { mail: { tags: { set: ['ours', 'other'] } } },
};

function put(properties: object, more: object = {}): unknown[] {
  const events: unknown[] = [];
  const invoke = async (given: unknown) => {
    events.push(given);
    return { result: 'null' };
  };
  const rule = {
    EventPattern: { source: ['aws.ses'], 'detail-type': ['Email Bounced', 'Other'] },
    Targets: [{ Id: 'Target0', Arn: target, RetryPolicy: { MaximumRetryAttempts: 10 }, ...more }],
    ...properties,
  };
  const stack = stackOf({ Rule: { Type: 'AWS::Events::Rule', Properties: rule } });
  readEventRules(stack, new Map([[target, { invoke }]]))(event);
  return events;
}

test('passes a matching event to the function, like EventBridge', () => {
  expect(put({})).toEqual([expect.objectContaining({ ...event, version: '0', account: '000000000000' })]);
});

test('matches nested fields of the detail', () => {
  const EventPattern = { source: ['aws.ses'], detail: { mail: { tags: { set: ['mine', 'ours'] } } } };
  expect(put({ EventPattern })).toHaveLength(1);
});

test.each([
  { EventPattern: { source: ['aws.s3'] } },
  { EventPattern: { source: ['aws.ses'], 'detail-type': ['Email Delivered'] } },
  { EventPattern: { source: ['aws.ses'], detail: { mail: { tags: { set: ['theirs'] } } } } },
  { EventPattern: { source: ['aws.ses'], detail: { mail: { from: ['ours'] } } } },
  { State: 'DISABLED' },
])('%j matches nothing', (properties) => expect(put(properties)).toEqual([]));

test.each<[object, object, string]>([
  [{ EventPattern: { account: ['1'] } }, {}, 'account of the pattern of Site-Rule'],
  [{ EventPattern: { detail: { a: [{ prefix: 'b' }] } } }, {}, '{"prefix":"b"} in the pattern of Site-Rule'],
  [{ EventBusName: 'mine' }, {}, 'EventBusName of Site-Rule'],
  [{}, { Input: '{}' }, 'Input of a target of Site-Rule'],
  [{}, { Arn: 'arn:aws:sqs:x' }, 'is no function'],
])('%j with %j stops the start', (properties, more, sentence) => {
  expect(() => put(properties, more)).toThrow(sentence);
});
