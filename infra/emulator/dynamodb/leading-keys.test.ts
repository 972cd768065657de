import { expect, test } from 'vitest';
import { Principals } from '../iam/principals.ts';
import { roleThatMay, stackOf } from '../testing/stack.ts';
import { tableWith } from '../testing/table.ts';
import { requiredAccess } from './access.ts';
import { partitionKeysOf } from './leading-keys.ts';

const arn = 'arn:aws:dynamodb:us-east-1:000000000000:table/site';
const keys = partitionKeysOf(tableWith('gsi1'));
const tables = {
  arn: (name: string) => arn.replace(/site$/, name),
  partitionKeys: (name: string) => (name === 'site' ? keys : undefined),
};
const role = new Principals(
  stackOf(
    roleThatMay('Role', ['dynamodb:*'], [arn, `${arn}/index/*`], {
      'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': ['message', 'message#*'] },
    }),
  ),
).byArn('arn:aws:iam::000000000000:role/Site-Role');

const own = { pk: { S: 'message#1' }, sk: { S: 'message' } };
const foreign = { pk: { S: 'session#1' }, sk: { S: 'session' } };
const query = (condition: string, value: string, more: object = {}) => ({
  TableName: 'site',
  KeyConditionExpression: condition,
  ExpressionAttributeValues: { ':pk': { S: value }, ':sk': { S: 'x' } },
  ...more,
});
const onIndex = (value: string) => query('gsi1pk = :pk', value, { IndexName: 'gsi1' });
const oldQuery = (value: string) => ({
  TableName: 'site',
  KeyConditions: { pk: { ComparisonOperator: 'EQ', AttributeValueList: [{ S: value }] } },
});

function allows(operation: string, input: object): boolean {
  const needed = requiredAccess(operation, input, tables);
  return needed?.every((access) => role.allows(access)) ?? false;
}

test.each<[string, object, object]>([
  ['GetItem', { TableName: 'site', Key: own }, { TableName: 'site', Key: foreign }],
  ['UpdateItem', { TableName: 'site', Key: own }, { TableName: 'site', Key: foreign }],
  ['DeleteItem', { TableName: 'site', Key: own }, { TableName: 'site', Key: foreign }],
  ['PutItem', { TableName: 'site', Item: own }, { TableName: 'site', Item: foreign }],
  [
    'BatchGetItem',
    { RequestItems: { site: { Keys: [own, own] } } },
    { RequestItems: { site: { Keys: [own, foreign] } } },
  ],
  [
    'BatchWriteItem',
    { RequestItems: { site: [{ PutRequest: { Item: own } }, { DeleteRequest: { Key: own } }] } },
    { RequestItems: { site: [{ PutRequest: { Item: own } }, { DeleteRequest: { Key: foreign } }] } },
  ],
  [
    'TransactWriteItems',
    { TransactItems: [{ Put: { TableName: 'site', Item: own } }] },
    {
      TransactItems: [
        { Put: { TableName: 'site', Item: own } },
        { ConditionCheck: { TableName: 'site', Key: foreign } },
      ],
    },
  ],
  ['Query', query('pk = :pk', 'message#1'), query('pk = :pk', 'session#1')],
  ['Query', query('sk = :sk AND pk = :pk', 'message#1'), query('sk = :sk AND pk = :pk', 'session#1')],
  [
    'Query',
    query('#key = :pk', 'message#1', { ExpressionAttributeNames: { '#key': 'pk' } }),
    query('#key = :pk', 'session#1', { ExpressionAttributeNames: { '#key': 'pk' } }),
  ],
  ['Query', oldQuery('message#1'), oldQuery('session#1')],
  ['Query', onIndex('message'), onIndex('administrator')],
])('%s is allowed only if all its keys are named by the policy', (operation, mine, theirs) => {
  expect(allows(operation, mine)).toBe(true);
  expect(allows(operation, theirs)).toBe(false);
});

test.each<[string, object]>([
  ['Query', query('pk IN (:pk)', 'message#1')],
  ['Query', query('gsi9pk = :pk', 'message#1', { IndexName: 'gsi9' })],
  ['GetItem', { TableName: 'site', Key: {} }],
  ['PutItem', { TableName: 'site' }],
])('%s is refused if its key cannot be determined', (operation, input) => {
  expect(allows(operation, input)).toBe(false);
});
