import '#functions/data/testing/environment.ts';
import { describe, expect, test } from 'vitest';
import { tableDefinition } from '#functions/data/testing/table-definition.ts';
import { resourcesOf, templateOf } from '#infra/testing/synthesize.ts';
import deployedIndexes from './deployed-indexes.json' with { type: 'json' };

function tableOf(stage: string) {
  const [table] = Object.values(resourcesOf(templateOf({ stage }), 'AWS::DynamoDB::Table'));
  if (!table) throw new Error('There is no table');
  return table;
}

interface Key {
  readonly AttributeName: string;
}

const production = tableOf('production');
const staging = tableOf('staging');
const { Properties: properties } = production;
const indexes: { IndexName: string; KeySchema: Key[]; Projection: object }[] =
  properties.GlobalSecondaryIndexes;

test('every key is declared as an attribute, and nothing else', () => {
  const keys = [...properties.KeySchema, ...indexes.flatMap((index) => index.KeySchema)].map(
    (key: Key) => key.AttributeName,
  );
  const declared = properties.AttributeDefinitions.map((attribute: Key) => attribute.AttributeName);
  expect([...new Set(keys)].sort()).toEqual([...declared].sort());
});

test('the table has the keys pk and sk', () => {
  expect(properties.KeySchema).toEqual([
    { AttributeName: 'pk', KeyType: 'HASH' },
    { AttributeName: 'sk', KeyType: 'RANGE' },
  ]);
});

test('one index projects all attributes, one only keys, and two the fields of post lists', () => {
  expect(
    indexes.map(({ IndexName, KeySchema, Projection }) => [IndexName, ...KeySchema, Projection]),
  ).toEqual([
    [
      'gsi1',
      { AttributeName: 'gsi1pk', KeyType: 'HASH' },
      { AttributeName: 'gsi1sk', KeyType: 'RANGE' },
      { ProjectionType: 'ALL' },
    ],
    [
      'gsi2',
      { AttributeName: 'gsi2pk', KeyType: 'HASH' },
      { AttributeName: 'gsi2sk', KeyType: 'RANGE' },
      { ProjectionType: 'KEYS_ONLY' },
    ],
    [
      'gsi3',
      { AttributeName: 'gsi3pk', KeyType: 'HASH' },
      { AttributeName: 'gsi3sk', KeyType: 'RANGE' },
      {
        ProjectionType: 'INCLUDE',
        NonKeyAttributes: ['id', 'createdAt', 'updatedAt', 'version', 'summary'],
      },
    ],
    [
      'gsi4',
      { AttributeName: 'gsi1pk', KeyType: 'HASH' },
      { AttributeName: 'gsi1sk', KeyType: 'RANGE' },
      {
        ProjectionType: 'INCLUDE',
        NonKeyAttributes: ['id', 'createdAt', 'updatedAt', 'version', 'summary', 'olderArabic'],
      },
    ],
  ]);
});

test('the table in tests has the same keys and indexes', () => {
  expect(tableDefinition).toMatchObject({
    KeySchema: properties.KeySchema,
    GlobalSecondaryIndexes: indexes,
  });
});

test('a deployment adds or deletes at most one index, and changes none', () => {
  const spelled = indexes.map(({ IndexName, KeySchema, Projection }) => {
    const { ProjectionType, NonKeyAttributes } = Projection as {
      ProjectionType: string;
      NonKeyAttributes?: string[];
    };
    return JSON.stringify({
      IndexName,
      KeySchema: KeySchema.map(({ AttributeName }) => AttributeName),
      Projection: ProjectionType,
      ...(NonKeyAttributes && { NonKeyAttributes: NonKeyAttributes.toSorted() }),
    });
  });
  const deployed = deployedIndexes.map((index) => JSON.stringify(index));
  const changes = [
    ...spelled.filter((index) => !deployed.includes(index)).map((index) => `add ${index}`),
    ...deployed.filter((index) => !spelled.includes(index)).map((index) => `delete ${index}`),
  ];
  // A changed index would be deleted and added. AWS can neither change an index under its name, nor
  // delete and add one in a single update.
  expect(changes.slice(1), 'deploy the first of these changes by itself').toEqual([]);
});

test('its stream contains the keys of changed items, and not their content', () => {
  expect(properties.StreamSpecification).toEqual({ StreamViewType: 'KEYS_ONLY' });
});

test('it has on-demand billing, expiry by expiresAt and point-in-time recovery', () => {
  expect(properties).toMatchObject({
    BillingMode: 'PAY_PER_REQUEST',
    TimeToLiveSpecification: { AttributeName: 'expiresAt', Enabled: true },
    PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
  });
});

describe('when the stack is deleted', () => {
  test('the table stays in production, and is protected from deletion', () => {
    expect(production.DeletionPolicy).toBe('Retain');
    expect(properties.DeletionProtectionEnabled).toBe(true);
  });

  test('the table of another stage is deleted', () => {
    expect(staging.DeletionPolicy).toBe('Delete');
    expect(staging.Properties.DeletionProtectionEnabled).toBe(false);
  });
});
