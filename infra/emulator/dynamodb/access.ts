import type { AccessRequest } from '../iam/policy.ts';
import { leadingKeys, type PartitionKeys } from './leading-keys.ts';

type Request = Record<string, unknown>;

/** Actions on one table, named by `TableName`, and for reads optionally on one of its indexes. */
const tableActions = new Set([
  'GetItem',
  'PutItem',
  'UpdateItem',
  'DeleteItem',
  'DescribeTable',
  'DescribeTimeToLive',
]);
const indexActions = new Set(['Query', 'Scan']);
const batchActions = new Set(['BatchGetItem', 'BatchWriteItem']);

/** Parts of a transaction, each with the action that IAM checks for it. */
const transactionParts: Record<string, string> = {
  Get: 'GetItem',
  Put: 'PutItem',
  Update: 'UpdateItem',
  Delete: 'DeleteItem',
  ConditionCheck: 'ConditionCheckItem',
};

function isRequest(value: unknown): value is Request {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The tables of the engine, for access checks. */
export interface KnownTables {
  arn(table: string): string;
  /** `undefined` for an unknown table. */
  partitionKeys(table: string): PartitionKeys | undefined;
}

/**
 * Returns the permissions that a DynamoDB call needs, with the partition keys it touches; `undefined` for an unknown
 * call, or if its keys cannot be determined.
 */
export function requiredAccess(
  operation: string,
  input: unknown,
  tables: KnownTables,
): AccessRequest[] | undefined {
  if (!isRequest(input)) return undefined;
  const needed = (action: string, table: string, request: unknown, index = ''): AccessRequest | undefined => {
    const keys = tables.partitionKeys(table);
    const leading = keys && leadingKeys(action, request, keys);
    const access = { action: `dynamodb:${action}`, resource: tables.arn(table) + index };
    // The keys of an unknown table are unknown, so only its name is checked.
    if (!keys) return access;
    return leading && { ...access, context: { 'dynamodb:LeadingKeys': leading } };
  };
  if (tableActions.has(operation)) return all([needed(operation, String(input.TableName), input)]);
  if (indexActions.has(operation)) {
    const index = input.IndexName === undefined ? '' : `/index/${input.IndexName}`;
    return all([needed(operation, String(input.TableName), input, index)]);
  }
  if (batchActions.has(operation) && isRequest(input.RequestItems)) {
    const batches = Object.entries(input.RequestItems);
    return all(batches.map(([table, batch]) => needed(operation, table, batch)));
  }
  if (operation.startsWith('Transact') && Array.isArray(input.TransactItems)) {
    const parts = input.TransactItems.flatMap((item: Record<string, Request>) => Object.entries(item));
    return all(
      parts.map(([part, request]) =>
        needed(transactionParts[part] ?? part, String(request.TableName), request),
      ),
    );
  }
  return undefined;
}

function all(accesses: readonly (AccessRequest | undefined)[]): AccessRequest[] | undefined {
  const known = accesses.filter((access) => access !== undefined);
  return known.length === accesses.length ? known : undefined;
}
