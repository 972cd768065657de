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

/** A part of a list, and where the next one starts; `undefined` when there is none. */
export interface Page<Entity> {
  readonly items: Entity[];
  readonly next: Position | undefined;
}

const nothing = { items: [], next: undefined };

interface PageRequest<Kind extends ItemKind> {
  readonly index: IndexName;
  readonly kind: Kind;
  /** The primary key of the item with an id, where it is not made of the kind and the id alone. */
  readonly keyOf?: (id: string) => ItemKey<Kind>;
  readonly partition: IndexPartition<Kind>;
  /** How many items at most. */
  readonly limit: number;
  /** Where the page starts, as the page before said; `undefined` for the first. */
  readonly after: Position | undefined;
  /** Only items that are sorted by this instant or an earlier one. @default all */
  readonly until?: Date | undefined;
  /** Only items that are sorted by this instant or a later one. @default all */
  readonly since?: Date | undefined;
}

/**
 * A page of a partition of an index, newest first. Fewer than `limit` items where the database ends the page, at 1 MB,
 * and where `read` leaves some out: only `next` says whether there are more.
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
  // A start beyond what is looked through is none: the database refuses it. Before it, nothing follows.
  if (since && after && after.at < since.toISOString()) return nothing;
  if (since && until && since > until) return nothing;
  const start = until && after && after.at > until.toISOString() ? undefined : after;
  const { Items = [], LastEvaluatedKey } = await dynamodb.send(
    new QueryCommand({
      ...inPartition(index, partition, {
        ...(until && { below: dueBy(until) }),
        ...(since && { above: since.toISOString() }),
      }),
      ScanIndexForward: false,
      // One more than asked for, so that the page after the last is never promised.
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
 * Counts the items in a partition of an index up to `most`, which limits the cost. With `above` and `below` only items
 * with greater and smaller sort keys count.
 */
export async function countItems(
  index: IndexName,
  partition: IndexPartition,
  most: number,
  range: Range = {},
): Promise<number> {
  let count = 0;
  let start: Item | undefined;
  do {
    const page = await dynamodb.send(
      new QueryCommand({
        ...inPartition(index, partition, range),
        Select: 'COUNT',
        ...(Number.isFinite(most) && { Limit: most - count }),
        ExclusiveStartKey: start,
      }),
    );
    count += page.Count ?? 0;
    start = page.LastEvaluatedKey;
  } while (start && count < most);
  return count;
}

/** What every sort key of this instant or an earlier one is below, and no other. */
export function dueBy(instant: Date): string {
  // The instant of a sort key is followed by a `#`, which comes before this.
  return `${instant.toISOString()}$`;
}

/** A partition, or what of it is sorted above a text, below one, or between two; no item has such a text itself. */
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

/** Where an item stands in an index: its key there says so, whatever became of its other attributes. */
export function positionOf(index: IndexName, item: Item | undefined): Position | undefined {
  return parseSortKey(String(item?.[keysOfIndex(index).sort]));
}
