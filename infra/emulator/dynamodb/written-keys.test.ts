import { expect, test } from 'vitest';
import { writtenKeys } from './written-keys.ts';

const table = { name: 'site', keys: ['pk', 'sk'] };
const keyOf = (pk: string) => ({ pk: { S: pk }, sk: { S: 'a' } });
const item = (pk: string) => ({ ...keyOf(pk), text: { S: 'x' } });
const of = (part: object) => ({ TableName: 'site', ...part });

test.each([
  ['PutItem', of({ Item: item('1') }), ['1']],
  ['UpdateItem', of({ Key: keyOf('1') }), ['1']],
  ['DeleteItem', of({ Key: keyOf('1') }), ['1']],
  [
    'BatchWriteItem',
    {
      RequestItems: {
        site: [{ PutRequest: { Item: item('1') } }, { DeleteRequest: { Key: keyOf('2') } }],
        other: [{ PutRequest: { Item: item('3') } }],
      },
    },
    ['1', '2'],
  ],
  [
    'TransactWriteItems',
    {
      TransactItems: [
        { Put: of({ Item: item('1') }) },
        { Update: of({ Key: keyOf('2') }) },
        { Delete: of({ Key: keyOf('3') }) },
        { ConditionCheck: of({ Key: keyOf('4') }) },
        { Put: { TableName: 'other', Item: item('5') } },
      ],
    },
    ['1', '2', '3'],
  ],
])('returns the keys of the items that %s writes', (operation, input, keys) => {
  expect(writtenKeys(operation, input, table)).toEqual(keys.map(keyOf));
});

test.each([
  ['GetItem', of({ Key: keyOf('1') })],
  ['Query', of({})],
  ['PutItem', { TableName: 'other', Item: item('1') }],
  ['PutItem', undefined],
])('%s of %j writes nothing to this table', (operation, input) => {
  expect(writtenKeys(operation, input, table)).toEqual([]);
});
