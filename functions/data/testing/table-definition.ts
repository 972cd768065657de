import type { CreateTableCommandInput, KeySchemaElement } from '@aws-sdk/client-dynamodb';
import { indexes } from '../table/table.ts';

const attributes = ['pk', 'sk', 'gsi1pk', 'gsi1sk', 'gsi2pk', 'gsi2sk', 'gsi3pk', 'gsi3sk'];

/** The product's table, for tests of the data layer. A test of the deployed table checks that both are the same. */
export const tableDefinition = {
  BillingMode: 'PAY_PER_REQUEST',
  AttributeDefinitions: attributes.map((AttributeName) => ({ AttributeName, AttributeType: 'S' as const })),
  KeySchema: keySchema('pk', 'sk'),
  GlobalSecondaryIndexes: [
    {
      IndexName: indexes.ofKind,
      KeySchema: keySchema('gsi1pk', 'gsi1sk'),
      Projection: { ProjectionType: 'ALL' },
    },
    {
      IndexName: indexes.inState,
      KeySchema: keySchema('gsi2pk', 'gsi2sk'),
      Projection: { ProjectionType: 'KEYS_ONLY' },
    },
    {
      IndexName: indexes.published,
      KeySchema: keySchema('gsi3pk', 'gsi3sk'),
      Projection: {
        ProjectionType: 'INCLUDE',
        NonKeyAttributes: ['id', 'createdAt', 'updatedAt', 'version', 'summary'],
      },
    },
    {
      IndexName: indexes.rows,
      KeySchema: keySchema('gsi1pk', 'gsi1sk'),
      Projection: {
        ProjectionType: 'INCLUDE',
        NonKeyAttributes: ['id', 'createdAt', 'updatedAt', 'version', 'summary', 'olderArabic'],
      },
    },
  ],
} satisfies Omit<CreateTableCommandInput, 'TableName'>;

function keySchema(partition: string, sort: string): KeySchemaElement[] {
  return [
    { AttributeName: partition, KeyType: 'HASH' },
    { AttributeName: sort, KeyType: 'RANGE' },
  ];
}
