import type { Item } from './scan.ts';

type Request = Record<string, unknown>;

/** A table by name, with the attributes of its primary key. */
export interface KeyedTable {
  readonly name: string;
  readonly keys: readonly string[];
}

/**
 * Returns the keys of the items of `table` that a call may write; none for a call that only reads. `given` is its
 * input.
 */
export function writtenKeys(operation: string, given: unknown, { name, keys }: KeyedTable): Item[] {
  const input = record(given);
  const keyOf = (item: unknown) =>
    Object.fromEntries(keys.map((attribute) => [attribute, record(record(item)[attribute])]));
  switch (operation) {
    case 'PutItem':
      return input.TableName === name ? [keyOf(input.Item)] : [];
    case 'UpdateItem':
    case 'DeleteItem':
      return input.TableName === name ? [keyOf(input.Key)] : [];
    case 'BatchWriteItem':
      return list(record(input.RequestItems)[name]).map((write) => {
        const { PutRequest, DeleteRequest } = record(write);
        return keyOf(record(PutRequest).Item ?? record(DeleteRequest).Key);
      });
    case 'TransactWriteItems':
      return list(input.TransactItems)
        .map((part) => record(record(part).Put ?? record(part).Update ?? record(part).Delete))
        .filter(({ TableName }) => TableName === name)
        .map(({ Item: item, Key }) => keyOf(item ?? Key));
    default:
      return [];
  }
}

function record(value: unknown): Request {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Request) : {};
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
