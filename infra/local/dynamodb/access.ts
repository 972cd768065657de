import type { AccessRequest } from '../iam/policy.ts';

type Request = Record<string, unknown>;

/** Actions on one table, named by `TableName`, and for reads perhaps on one of its indexes. */
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

/** Parts of a transaction, each of which IAM knows by the action it would be on its own. */
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

/**
 * What a DynamoDB call needs to be allowed, as IAM names it; `undefined` for an operation not known here.
 * `tableArn` makes the ARN of a table name.
 */
export function requiredAccess(
  operation: string,
  input: unknown,
  tableArn: (name: string) => string,
): AccessRequest[] | undefined {
  if (!isRequest(input)) return undefined;
  const action = `dynamodb:${operation}`;
  if (tableActions.has(operation)) return [{ action, resource: tableArn(String(input.TableName)) }];
  if (indexActions.has(operation)) {
    const index = input.IndexName === undefined ? '' : `/index/${input.IndexName}`;
    return [{ action, resource: tableArn(String(input.TableName)) + index }];
  }
  if (batchActions.has(operation) && isRequest(input.RequestItems)) {
    return Object.keys(input.RequestItems).map((table) => ({ action, resource: tableArn(table) }));
  }
  if (operation.startsWith('Transact') && Array.isArray(input.TransactItems)) {
    return input.TransactItems.flatMap((item: Record<string, Request>) =>
      Object.entries(item).map(([part, request]) => ({
        action: `dynamodb:${transactionParts[part] ?? part}`,
        resource: tableArn(String(request.TableName)),
      })),
    );
  }
  return undefined;
}
