import type { TableProperties } from '../dynamodb/table-properties.ts';

function index(name: string, type = 'ALL') {
  return {
    IndexName: name,
    KeySchema: [
      { AttributeName: `${name}pk`, KeyType: 'HASH' },
      { AttributeName: `${name}sk`, KeyType: 'RANGE' },
    ],
    Projection: { ProjectionType: type },
  };
}

/** Returns a table like the site's, with the named indexes. */
export function tableWith(...indexes: string[]): TableProperties {
  const attributes = ['pk', 'sk', ...indexes.flatMap((name) => [`${name}pk`, `${name}sk`])];
  return {
    BillingMode: 'PAY_PER_REQUEST',
    KeySchema: [
      { AttributeName: 'pk', KeyType: 'HASH' },
      { AttributeName: 'sk', KeyType: 'RANGE' },
    ],
    AttributeDefinitions: attributes.map((AttributeName) => ({ AttributeName, AttributeType: 'S' })),
    ...(indexes.length > 0 && { GlobalSecondaryIndexes: indexes.map((name) => index(name)) }),
    TimeToLiveSpecification: { AttributeName: 'expiresAt', Enabled: true },
  };
}
