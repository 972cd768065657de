import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { ItemKind } from '#shared/item-kind.ts';
import { dynamodb } from './client.ts';
import { type Position, parseSortKey } from './cursor.ts';
import type { Item } from './stored-item.ts';
import {
  type IndexName,
  type IndexPartition,
  type ItemKey,
  indexes,
  indexKeys,
  itemKey,
  keysOfIndex,
  tableName,
} from './table.ts';

/** A part of a list, and where the next part starts; `undefined` if there is none. */
export interface Page<Entity> {
  readonly items: Entity[];
  readonly next: Position | undefined;
}

const nothing = { items: [], next: undefined };

interface PageRequest<Kind extends ItemKind> {
  readonly index: IndexName;
  readonly kind: Kind;
  /** Returns the primary key of the item with an id. @default the key made of the kind and the id */
  readonly keyOf?: (id: string) => ItemKey<Kind>;
  readonly partition: IndexPartition<Kind>;
  /** The maximum number of items. */
  readonly limit: number;
  /** The `next` of the page before; `undefined` for the first page. */
  readonly after: Position | undefined;
  /** Only items sorted by this instant or an earlier one. @default all */
  readonly until?: Date | undefined;
  /** Only items sorted by this instant or a later one. @default all */
  readonly since?: Date | undefined;
}

/**
 * Returns a page of a partition of an index, newest first. It has fewer than `limit` items if the database ends the
 * page, at 1 MB, or `read` leaves some out: only `next` shows whether more items follow.
 */
export async function queryPage<Kind extends ItemKind, Entity>(
  {
    index,
    kind,
    keyOf = (id) => itemKey(kind, id),
    partition,
    limit,
    after,
    until,
    since,
  }: PageRequest<Kind>,
  read: (item: Item) => Entity | undefined,
): Promise<Page<Entity>> {
  // The database refuses a start outside the range. After a start that is older than `since`, no items follow.
  if (since && after && after.at < since.toISOString()) return nothing;
  if (since && until && since > until) return nothing;
  const start = until && after && after.at > until.toISOString() ? undefined : after;
  const { Items = [], LastEvaluatedKey } = await dynamodb.send(
    new QueryCommand({
      ...inPartition(index, partition, {
        ...(until && { below: sortKeyAfter(until) }),
        ...(since && { above: since.toISOString() }),
      }),
      ScanIndexForward: false,
      // Reads one item more than asked for, to know whether more items follow the page.
      Limit: limit + 1,
      ExclusiveStartKey: start && { ...keyOf(start.id), ...indexKeys(index, partition, start) },
    }),
  );
  const found = Items.slice(0, limit);
  const more = Items.length > limit || LastEvaluatedKey !== undefined;
  return {
    items: found.flatMap((item) => read(item) ?? []),
    next: more ? positionOf(index, found.at(-1)) : undefined,
  };
}

/**
 * Counts the items in a partition of an index up to `max`, which limits the cost. With `above` and `below`, counts only
 * items with greater and smaller sort keys.
 */
export async function countItems(
  index: IndexName,
  partition: IndexPartition,
  max: number,
  range: Range = {},
): Promise<number> {
  let count = 0;
  let start: Item | undefined;
  do {
    const page = await dynamodb.send(
      new QueryCommand({
        ...inPartition(index, partition, range),
        Select: 'COUNT',
        ...(Number.isFinite(max) && { Limit: max - count }),
        ExclusiveStartKey: start,
      }),
    );
    count += page.Count ?? 0;
    start = page.LastEvaluatedKey;
  } while (start && count < max);
  return count;
}

/** Returns a text that is above the sort keys of this instant and earlier ones, and below all others. */
export function sortKeyAfter(instant: Date): string {
  // In a sort key the instant is followed by `#`, which sorts before `$`.
  return `${instant.toISOString()}$`;
}

/**
 * Returns the key condition for a partition, or for its items with sort keys above a text, below a text, or between two texts.
 * No sort key may equal one of these texts.
 */
function inPartition(index: IndexName, partition: IndexPartition, { above, below }: Range = {}) {
  const isAll = above === undefined && below === undefined;
  const condition =
    above !== undefined && below !== undefined
      ? 'BETWEEN :above AND :below'
      : above === undefined
        ? '< :below'
        : '> :above';
  const keys = keysOfIndex(index);
  return {
    TableName: tableName,
    IndexName: indexes[index],
    KeyConditionExpression: `#partition = :partition${isAll ? '' : ` AND #sort ${condition}`}`,
    ExpressionAttributeNames: {
      '#partition': keys.partition,
      ...(!isAll && { '#sort': keys.sort }),
    },
    ExpressionAttributeValues: {
      ':partition': partition,
      ...(above !== undefined && { ':above': above }),
      ...(below !== undefined && { ':below': below }),
    },
  };
}

interface Range {
  readonly above?: string;
  readonly below?: string;
}

/** Returns the position of an item in an index. It is read from the item's index key, not from other attributes. */
export function positionOf(index: IndexName, item: Item | undefined): Position | undefined {
  return parseSortKey(String(item?.[keysOfIndex(index).sort]));
}

/** Reads all pages of a list and returns their entities, in order. */
export async function everyPage<Entity>(
  read: (after: Position | undefined) => Promise<Page<Entity>>,
): Promise<Entity[]> {
  const all: Entity[] = [];
  let after: Position | undefined;
  do {
    const page = await read(after);
    all.push(...page.items);
    after = page.next;
  } while (after);
  return all;
}
