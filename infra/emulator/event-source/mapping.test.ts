import { expect, test } from 'vitest';
import { Principals } from '../iam/principals.ts';
import { roleThatMay, stackOf } from '../testing/stack.ts';
import { readMappings } from './mapping.ts';

const reads = ['dynamodb:DescribeStream', 'dynamodb:GetRecords', 'dynamodb:GetShardIterator'];
const stream = { 'Fn::GetAtt': ['Table', 'StreamArn'] };

/** Returns the one mapping of a stack, whose function's role may do `actions`. */
function mappingOf(properties: object = {}, actions?: readonly string[]) {
  return mappingsOf(1, properties, actions)[0];
}

/** Returns this number of equal mappings. */
function mappingsOf(
  count: number,
  properties: object = {},
  actions: readonly string[] = [...reads, 'sqs:SendMessage'],
) {
  const mapping = {
    Type: 'AWS::Lambda::EventSourceMapping',
    Properties: {
      EventSourceArn: stream,
      FunctionName: { Ref: 'One' },
      StartingPosition: 'TRIM_HORIZON',
      ...properties,
    },
  };
  const stack = stackOf({
    ...roleThatMay('Role', actions, '*'),
    Table: { Type: 'AWS::DynamoDB::Table' },
    Queue: { Type: 'AWS::SQS::Queue' },
    One: { Type: 'AWS::Lambda::Function', Properties: { Role: { 'Fn::GetAtt': ['Role', 'Arn'] } } },
    ...Object.fromEntries(
      Array.from({ length: count }, (_, n) => [n === 0 ? 'Mapping' : `Mapping${n}`, mapping]),
    ),
  });
  return readMappings(stack, new Principals(stack));
}

test('uses Lambda’s defaults', () => {
  expect(mappingOf()).toMatchObject({
    name: 'Site-Mapping',
    functionArn: 'arn:aws:lambda:us-east-1:000000000000:function:Site-One',
    batchSize: 100,
    window: 0,
    retries: Number.POSITIVE_INFINITY,
    maxAge: 86_400_000,
    bisect: false,
    namesFailures: false,
    onFailure: undefined,
  });
});

test('reads the settings of the template', () => {
  const destination = { OnFailure: { Destination: { 'Fn::GetAtt': ['Queue', 'Arn'] } } };
  const given = {
    BatchSize: 5,
    MaximumBatchingWindowInSeconds: 2,
    MaximumRetryAttempts: 3,
    MaximumRecordAgeInSeconds: 60,
    BisectBatchOnFunctionError: true,
    FunctionResponseTypes: ['ReportBatchItemFailures'],
    DestinationConfig: destination,
  };
  expect(mappingOf(given)).toMatchObject({
    batchSize: 5,
    window: 2000,
    retries: 3,
    maxAge: 60_000,
    bisect: true,
    namesFailures: true,
    onFailure: 'Site-Queue',
  });
});

test.each([
  [{ ParallelizationFactor: 2 }, 'several batches at once'],
  [{ FunctionResponseTypes: ['ReportBatches'] }, 'ReportBatches'],
  [{ StartingPosition: 'AT_TIMESTAMP' }, 'AT_TIMESTAMP'],
  [{ EventSourceArn: 'arn:aws:sqs:us-east-1:000000000000:q' }, 'no table’s stream'],
  [{ Enabled: false }, 'not enabled'],
  [{ FunctionName: 'absent' }, 'not in the template'],
  [{ DestinationConfig: { OnFailure: { Destination: 'arn:aws:sns:x' } } }, 'no queue of the template'],
])('%j stops the start', (properties, sentence) => {
  expect(() => mappingOf(properties)).toThrow(sentence);
});

test('refuses a third reader of a stream, like AWS', () => {
  expect(mappingsOf(2)).toHaveLength(2);
  expect(() => mappingsOf(3)).toThrow(
    'Site-Mapping, Site-Mapping1, Site-Mapping2 read one stream, and AWS allows 2 readers.',
  );
});

test('requires the function’s role to be allowed to read the stream', () => {
  expect(() => mappingOf({}, reads.slice(1))).toThrow(/needs a role that may dynamodb:DescribeStream on/);
});
