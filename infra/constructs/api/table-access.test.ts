import { expect, test } from 'vitest';
import { requiredAccess } from '#infra/emulator/dynamodb/access.ts';
import { partitionKeysOf } from '#infra/emulator/dynamodb/leading-keys.ts';
import type { TableProperties } from '#infra/emulator/dynamodb/table-properties.ts';
import { Principals } from '#infra/emulator/iam/principals.ts';
import { stackOf } from '#infra/emulator/testing/stack.ts';
import { templateOf } from '#infra/testing/synthesize.ts';
import { type Group, groups } from '#shared/api/endpoint/endpoint.ts';
import type { ItemKind } from '#shared/item-kind.ts';
import { postKinds } from '#shared/posts/kinds.ts';

/** The stack, whose roles are evaluated as AWS would evaluate them. */
const stack = stackOf(templateOf().toJSON().Resources);
const principals = new Principals(stack);
const [table] = stack.resources<TableProperties>('AWS::DynamoDB::Table');
if (!table) throw new Error('There is no table.');
const { accountId, region } = stack.place;
const keys = partitionKeysOf(table.properties);

function may(group: Group, operation: string, input: object): boolean {
  const [role] = stack.resources('AWS::IAM::Role').filter(({ id }) => id.startsWith(`${group}functionRole`));
  const needed = requiredAccess(
    operation,
    { TableName: table?.name, ...input },
    {
      arn: (name) => `arn:aws:dynamodb:${region}:${accountId}:table/${name}`,
      partitionKeys: () => keys,
    },
  );
  const principal = principals.byArn(`arn:aws:iam::${accountId}:role/${role?.name}`);
  return needed?.every((access) => principal.allows(access)) ?? false;
}

const key = (kind: ItemKind) => ({ pk: { S: `${kind}#1` }, sk: { S: kind } });
const reads = (group: Group, kind: ItemKind) => may(group, 'GetItem', { Key: key(kind) });
const puts = (group: Group, kind: ItemKind) => may(group, 'PutItem', { Item: key(kind) });
const lists = (group: Group, kind: ItemKind) =>
  may(group, 'Query', {
    IndexName: 'gsi1',
    KeyConditionExpression: 'gsi1pk = :kind',
    ExpressionAttributeValues: { ':kind': { S: kind } },
  });

test('only the login creates a session, and only what checks sessions can read whose it is', () => {
  expect(groups.filter((group) => puts(group, 'session'))).toEqual(['session']);
  expect(groups.filter((group) => lists(group, 'session'))).toEqual(['session', 'people']);
  expect(groups.filter((group) => puts(group, 'administrator'))).toEqual([]);
  expect(groups.filter((group) => !reads(group, 'administrator'))).toEqual(['share']);
  expect(groups.filter((group) => lists(group, 'administrator'))).toEqual(['people', 'messages', 'privacy']);
});

test('visitors’ messages can be read only by their group, and by those that hand them over or return their CV', () => {
  expect(groups.filter((group) => reads(group, 'message'))).toEqual(['people', 'messages', 'cvs']);
  expect(groups.filter((group) => lists(group, 'message'))).toEqual(['messages', 'privacy']);
  // Mail counts the readers of each language.
  expect(groups.filter((group) => lists(group, 'newsletter'))).toEqual(['newsletter', 'mail']);
});

test('each group has the permissions its work needs', () => {
  expect(puts('messages', 'message')).toBe(true);
  expect(reads('share', 'blog')).toBe(true);
  expect(lists('posts', 'career')).toBe(true);
  expect(groups.filter((group) => reads(group, 'publication'))).toEqual(['content']);
  expect(may('content', 'UpdateItem', { Key: { pk: { S: 'content' }, sk: { S: 'home.title' } } })).toBe(true);
  expect(may('session', 'UpdateItem', { Key: key('throttle') })).toBe(true);
  expect(reads('session', 'throttle')).toBe(false);
});

test('the audit log can be read and appended to, but not changed by functions that answer requests', () => {
  expect(groups.filter((group) => !puts(group, 'audit'))).toEqual(['share', 'usage']);
  expect(groups.filter((group) => lists(group, 'audit'))).toEqual(['people']);
  for (const operation of ['UpdateItem', 'DeleteItem', 'GetItem']) {
    expect(groups.filter((group) => may(group, operation, { Key: key('audit') }))).toEqual([]);
  }
  const RequestItems = { [table?.name ?? '']: [{ DeleteRequest: { Key: key('audit') } }] };
  expect(groups.filter((group) => may(group, 'BatchWriteItem', { RequestItems }))).toEqual([]);
});

test('preview links are created and read by the group that shows previews; people hands them over', () => {
  expect(groups.filter((group) => reads(group, 'preview-link'))).toEqual(['previews']);
  expect(groups.filter((group) => puts(group, 'preview-link'))).toEqual(['previews']);
  expect(postKinds.filter((kind) => puts('previews', kind) || lists('previews', kind))).toEqual([]);
});

test('no function may scan the table', () => {
  expect(groups.filter((group) => may(group, 'Scan', {}))).toEqual([]);
});
