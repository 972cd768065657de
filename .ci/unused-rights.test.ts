import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { type Right, rightsFor, rightsOf, UsedAccess } from '#infra/emulator/iam/used-access.ts';
import { unusedRights } from './unused-rights.ts';

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'rights-'));
  onTestFinished(() => rmSync(made, { recursive: true }));
  return made;
}

function unusedOf(granted: readonly Right[], used: readonly Right[]): string[] {
  const recorded = folder();
  new UsedAccess(recorded).record('granted', granted);
  new UsedAccess(recorded).record('used', used);
  return unusedRights(recorded);
}

const granted = rightsOf('PostsRole', [
  {
    Effect: 'Allow',
    Action: ['dynamodb:GetItem', 'dynamodb:PutItem'],
    Resource: 'table',
    Condition: {
      'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': ['blog', 'blog#*', 'news', 'news#*'] },
    },
  },
  { Effect: 'Allow', Action: 's3:GetObject*', Resource: 'bucket/*' },
]);
const use = (action: string, ...keys: string[]) =>
  rightsFor('PostsRole', {
    ...{ action, resource: 'any' },
    ...(keys.length > 0 && { context: { 'dynamodb:LeadingKeys': keys } }),
  });
const all = [
  ...use('dynamodb:GetItem', 'blog#1', 'news'),
  ...use('dynamodb:PutItem', 'blog#1', 'news#2'),
  ...use('s3:GetObject'),
];

test('a role that uses all its rights has no unused rights', () => {
  expect(unusedOf(granted, all)).toEqual([]);
});

test('reports an action and a kind of items that nothing uses', () => {
  expect(
    unusedOf(
      granted,
      all.filter(({ action }) => action !== 's3:GetObject'),
    ),
  ).toEqual(['PostsRole s3:GetObject*']);
  expect(
    unusedOf(
      granted,
      all.filter(({ action, kind }) => action !== 'dynamodb:PutItem' || kind !== 'news'),
    ),
  ).toEqual(['PostsRole dynamodb:PutItem of news']);
});

test('does not count rights used by another role', () => {
  const others = all.map((right) => ({ ...right, role: 'NewsRole' }));
  expect(unusedOf(granted, others)).toHaveLength(5);
});

test('throws if no use of a right was recorded', () => {
  const recorded = folder();
  writeFileSync(join(recorded, 'granted'), '');
  writeFileSync(join(recorded, 'used'), '');
  expect(() => unusedRights(recorded)).toThrow('No right was recorded');
});
