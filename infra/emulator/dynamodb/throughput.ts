import type { AccountQuotas } from '../account.ts';
import { type KnownTables, requiredAccess } from './access.ts';

/** Why a call is refused, as `ThrottlingReason` of DynamoDB's API. */
export interface ThrottlingReason {
  readonly reason: `${'Table' | 'Index'}${'Read' | 'Write'}KeyRangeThroughputExceeded`;
  /** ARN of the table or of the index. */
  readonly resource: string;
}

type Request = Record<string, unknown>;

/** A key of a table or an index that a call reads or writes. */
interface Use {
  readonly kind: 'reads' | 'writes';
  readonly resource: string;
  readonly key: string;
}

const reading = /^dynamodb:(Get|BatchGet|Query|ConditionCheck)/;

/**
 * Counts the items that calls read and write within a second, for each partition key of a table and its indexes, against
 * the account's `keyUnits`. An item counts as one unit, whatever its size, and a query as one.
 */
export class Throughput {
  readonly #account: AccountQuotas;
  readonly #now: () => number;
  #second = 0;
  #used = new Map<string, number>();

  constructor(account: AccountQuotas, now: () => number = Date.now) {
    this.#account = account;
    this.#now = now;
  }

  /** Counts a call; or returns why it is refused, in which case nothing is counted. */
  admit(operation: string, input: unknown, tables: KnownTables): ThrottlingReason | undefined {
    const { keyUnits } = this.#account;
    if (!keyUnits) return undefined;
    const second = Math.floor(this.#now() / 1000);
    if (second !== this.#second) [this.#second, this.#used] = [second, new Map()];
    const used = new Map<string, number>();
    for (const { kind, resource, key } of usesOf(operation, input, tables)) {
      const id = `${kind} ${resource} ${key}`;
      const units = (used.get(id) ?? this.#used.get(id) ?? 0) + 1;
      if (units > keyUnits[kind]) {
        const what = resource.includes('/index/') ? 'Index' : 'Table';
        const how = kind === 'reads' ? 'Read' : 'Write';
        return { reason: `${what}${how}KeyRangeThroughputExceeded`, resource };
      }
      used.set(id, units);
    }
    for (const [id, units] of used) this.#used.set(id, units);
    return undefined;
  }
}

function usesOf(operation: string, input: unknown, tables: KnownTables): Use[] {
  const called = (requiredAccess(operation, input, tables) ?? []).flatMap(({ action, resource, context }) => {
    const kind = reading.test(action) ? 'reads' : 'writes';
    const keys = context?.['dynamodb:LeadingKeys'] ?? [];
    return [keys].flat().map((key): Use => ({ kind, resource, key }));
  });
  const indexed = putItems(operation, input).flatMap(([table, item]) =>
    [...(tables.partitionKeys(table)?.indexes ?? [])].flatMap(([index, attribute]): Use[] => {
      const { S: key } = Object(item[attribute]) as { S?: string };
      return key === undefined
        ? []
        : [{ kind: 'writes', resource: `${tables.arn(table)}/index/${index}`, key }];
    }),
  );
  return [...called, ...indexed];
}

/**
 * Returns the items that a call puts, each with its table. Updates are left out: what they change in an index is not known
 * before the write.
 */
function putItems(operation: string, input: unknown): [string, Request][] {
  const { TableName, Item, RequestItems, TransactItems } = Object(input) as Request;
  if (operation === 'PutItem') return [[String(TableName), Object(Item)]];
  if (operation === 'BatchWriteItem')
    return Object.entries(Object(RequestItems) as Record<string, unknown>).flatMap(([table, writes]) =>
      [writes].flat().flatMap((write): [string, Request][] => {
        const { PutRequest } = Object(write) as { PutRequest?: { Item?: Request } };
        return PutRequest ? [[table, Object(PutRequest.Item)]] : [];
      }),
    );
  if (operation !== 'TransactWriteItems') return [];
  return [TransactItems].flat().flatMap((part): [string, Request][] => {
    const { Put } = Object(part) as { Put?: { TableName?: string; Item?: Request } };
    return Put ? [[String(Put.TableName), Object(Put.Item)]] : [];
  });
}
