import { expect, test } from 'vitest';
import { resourcesOf, templateOf } from '#infra/testing/synthesize.ts';

const template = templateOf({ alarmEmail: 'us@shop.test' });

function only(type: string, prefix: string) {
  const found = Object.entries(resourcesOf(template, type)).filter(([id]) => id.startsWith(prefix));
  expect(found, `${type} ${prefix}`).toHaveLength(1);
  const [[id, { Properties: properties }]] = found as [(typeof found)[number]];
  return { id, properties };
}

test('whatever becomes of a message starts it at once, nothing else does, and what it gives up is kept', () => {
  const queue = only('AWS::SQS::Queue', 'MessageIndexerFailed');
  const source = only('AWS::Lambda::EventSourceMapping', 'MessageIndexerFunction').properties;
  expect(source).toMatchObject({
    FunctionName: { Ref: only('AWS::Lambda::Function', 'MessageIndexerFunction').id },
    MaximumBatchingWindowInSeconds: 0,
    BisectBatchOnFunctionError: true,
    DestinationConfig: { OnFailure: { Destination: { 'Fn::GetAtt': [queue.id, 'Arn'] } } },
  });
  // Two batches of one shard at a time could be about one message.
  expect(source).not.toHaveProperty('ParallelizationFactor');
  expect(
    source.FilterCriteria.Filters.map(({ Pattern }: { Pattern: string }) => JSON.parse(Pattern)),
  ).toEqual([{ dynamodb: { Keys: { pk: { S: [{ prefix: 'message#' }] } } } }]);
});

test('all messages are walked through by itself', () => {
  expect(only('AWS::Events::Rule', 'MessageIndexerWalk').properties).toMatchObject({
    ScheduleExpression: 'rate(5 minutes)',
  });
});

test('it writes what finds messages, and makes and deletes no message', () => {
  const { Statement } = only('AWS::IAM::Policy', 'MessageIndexerFunctionRole').properties.PolicyDocument;
  const writes = Statement.flatMap(
    ({ Action, Condition }: { Action: string | string[]; Condition?: Record<string, object> }) =>
      [Action]
        .flat()
        .filter((action) => /^dynamodb:(Put|Update|Delete|BatchWrite)/.test(action))
        .map((action) => [action, Object.values(Object.values(Condition ?? {})[0] ?? {})[0]?.[0]]),
  );
  expect(writes).toEqual([
    ['dynamodb:UpdateItem', 'message'],
    ['dynamodb:BatchWriteItem', 'message-entry'],
    ['dynamodb:DeleteItem', 'message-entry'],
    ['dynamodb:UpdateItem', 'message-entry'],
  ]);
});

test('somebody is told when messages are not found, late, or given up', () => {
  const alarms = Object.keys(resourcesOf(template, 'AWS::CloudWatch::Alarm'));
  for (const name of ['indexererrors', 'indexerlag', 'indexergaveup'])
    expect(
      alarms.filter((id) => id.startsWith(`Monitoring${name}`)),
      name,
    ).toHaveLength(1);
});
