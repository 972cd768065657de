import { expect, test } from 'vitest';
import { tableWith } from '../testing/table.ts';
import { partitionKeysOf } from './leading-keys.ts';
import { Throughput } from './throughput.ts';

const tables = { arn: (table: string) => table, partitionKeys: () => partitionKeysOf(tableWith('gsi1')) };
const item = (pk: string, list: string) => ({ pk: { S: pk }, sk: { S: 'a' }, gsi1pk: { S: list } });
const put = (pk: string, list = `of ${pk}`) =>
  ['PutItem', { TableName: 'site', Item: item(pk, list) }] as const;
const get = (pk: string) =>
  ['GetItem', { TableName: 'site', Key: { pk: { S: pk }, sk: { S: 'a' } } }] as const;
const batch = (...pks: string[]) =>
  [
    'BatchWriteItem',
    { RequestItems: { site: pks.map((pk) => ({ PutRequest: { Item: item(pk, 'all') } })) } },
  ] as const;
const transaction = (pk: string) =>
  ['TransactWriteItems', { TransactItems: [{ Put: { TableName: 'site', Item: item(pk, 'all') } }] }] as const;
const query = [
  'Query',
  {
    TableName: 'site',
    IndexName: 'gsi1',
    KeyConditionExpression: 'gsi1pk = :list',
    ExpressionAttributeValues: { ':list': { S: 'all' } },
  },
] as const;

let now = 0;
function admitting(writes: number, reads = 10) {
  now = 0;
  const throughput = new Throughput({ keyUnits: { reads, writes } }, () => now);
  return ([operation, input]: readonly [string, object]) =>
    throughput.admit(operation, input, tables)?.reason;
}

test('limits each key of the table separately, per second', () => {
  const admit = admitting(2);
  expect([put('a'), put('a'), put('a'), put('b'), get('a')].map(admit)).toEqual([
    ...[undefined, undefined, 'TableWriteKeyRangeThroughputExceeded', undefined, undefined],
  ]);
  now = 1000;
  expect(admit(put('a'))).toBeUndefined();
});

test('limits each key of an index, however many keys of the table are written', () => {
  const admit = admitting(3);
  const reason = 'IndexWriteKeyRangeThroughputExceeded';
  expect([batch('a', 'b'), transaction('c'), put('d', 'all'), batch('e', 'f')].map(admit)).toEqual([
    ...[undefined, undefined, reason, reason],
  ]);
  // A refused batch uses up nothing of the limit.
  expect(admit(put('e'))).toBeUndefined();
});

test('counts reads separately', () => {
  const admit = admitting(0, 1);
  expect([get('a'), get('a'), query, query, put('a')].map(admit)).toEqual([
    ...[undefined, 'TableReadKeyRangeThroughputExceeded'],
    ...[undefined, 'IndexReadKeyRangeThroughputExceeded'],
    'TableWriteKeyRangeThroughputExceeded',
  ]);
});

test('refuses nothing without a limit, which can be changed', () => {
  const account: { keyUnits?: { reads: number; writes: number } } = {};
  const throughput = new Throughput(account);
  const [operation, input] = put('a');
  expect(throughput.admit(operation, input, tables)).toBeUndefined();
  account.keyUnits = { reads: 0, writes: 0 };
  expect(throughput.admit(operation, input, tables)).toEqual({
    reason: 'TableWriteKeyRangeThroughputExceeded',
    resource: 'site',
  });
});
