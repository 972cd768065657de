import type { TableProperties } from './table-properties.ts';

type Request = Record<string, unknown>;

/** The attributes that are the partition keys of a table and of its indexes. */
export interface PartitionKeys {
  readonly table: string;
  readonly indexes: ReadonlyMap<string, string>;
}

/** Returns the partition keys of a table's schema. */
export function partitionKeysOf({
  KeySchema,
  GlobalSecondaryIndexes = [],
}: Pick<TableProperties, 'KeySchema' | 'GlobalSecondaryIndexes'>): PartitionKeys {
  return {
    table: hashOf(KeySchema),
    indexes: new Map(GlobalSecondaryIndexes.map((index) => [index.IndexName, hashOf(index.KeySchema)])),
  };
}

function hashOf(schema: TableProperties['KeySchema']): string {
  const attribute = schema.find(({ KeyType }) => KeyType === 'HASH')?.AttributeName;
  if (attribute === undefined) throw new Error('A key schema has no partition key.');
  return attribute;
}

/**
 * Returns IAM's `dynamodb:LeadingKeys`: the partition keys in a call on a table or one of its indexes. `given` is the call's
 * input; for a batch, the part for this table. Returns `undefined` if the keys cannot be determined, so that nothing is
 * allowed, and an empty list for a call without keys, such as a scan.
 */
export function leadingKeys(
  action: string,
  given: unknown,
  { table, indexes }: PartitionKeys,
): string[] | undefined {
  const request = record(given);
  switch (action) {
    case 'GetItem':
    case 'UpdateItem':
    case 'DeleteItem':
    case 'ConditionCheckItem':
      return known([textOf(record(request.Key)[table])]);
    case 'PutItem':
      return known([textOf(record(request.Item)[table])]);
    case 'BatchGetItem':
      return known(list(request.Keys).map((key) => textOf(record(key)[table])));
    case 'BatchWriteItem':
      return known(list(given).map((write) => writtenKey(record(write), table)));
    case 'Query': {
      const attribute = request.IndexName === undefined ? table : indexes.get(String(request.IndexName));
      return attribute === undefined ? undefined : known([queriedKey(request, attribute)]);
    }
    default:
      return [];
  }
}

function writtenKey({ PutRequest, DeleteRequest }: Request, attribute: string): string | undefined {
  return textOf(record(record(PutRequest).Item ?? record(DeleteRequest).Key)[attribute]);
}

/** Returns the partition key that a query asks for. */
function queriedKey(request: Request, attribute: string): string | undefined {
  const old = record(record(request.KeyConditions)[attribute]);
  if (old.ComparisonOperator === 'EQ') return textOf(list(old.AttributeValueList)[0]);
  const names = record(request.ExpressionAttributeNames);
  const values = record(request.ExpressionAttributeValues);
  for (const [, name = '', value = ''] of String(request.KeyConditionExpression ?? '').matchAll(
    /([#\w.-]+)\s*=\s*(:\w+)/g,
  )) {
    if ((name.startsWith('#') ? names[name] : name) === attribute) return textOf(values[value]);
  }
  return undefined;
}

function known(values: readonly (string | undefined)[]): string[] | undefined {
  return values.every((value) => value !== undefined) ? [...values] : undefined;
}

/** Returns a key (a string, a number or bytes) as text. */
function textOf(value: unknown): string | undefined {
  const { S, N, B } = record(value);
  const text = S ?? N ?? B;
  return typeof text === 'string' ? text : undefined;
}

function record(value: unknown): Request {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Request) : {};
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
