import * as z from 'zod/mini';
import type { ItemKind } from '#shared/item-kind.ts';
import { type Position, sortKey } from './cursor.ts';
import { readEnvironment } from './environment.ts';

/** Name of the one table, from `TABLE_NAME`. */
export const tableName = readEnvironment(
  z.object({ TABLE_NAME: z.string().check(z.minLength(1)) }),
).TABLE_NAME;

/**
 * The indexes. `gsi1` has all items of a kind, whole; `gsi2` the keys of the items of a kind that are in one state;
 * `gsi3` the published items of a kind without their long texts, and also the working copies of posts; `gsi4` the same
 * items as `gsi1`, without long texts.
 */
export const indexes = { ofKind: 'gsi1', inState: 'gsi2', published: 'gsi3', rows: 'gsi4' } as const;
export type IndexName = keyof typeof indexes;

/** The names of an index's key attributes. `ofKind` and `rows` share theirs, because they contain the same items. */
const keyNames = {
  ofKind: 'gsi1',
  inState: 'gsi2',
  published: 'gsi3',
  rows: 'gsi1',
} as const satisfies Record<IndexName, string>;

/** Returns the names of the partition key and the sort key of an index. */
export function keysOfIndex(index: IndexName): { readonly partition: string; readonly sort: string } {
  return { partition: `${keyNames[index]}pk`, sort: `${keyNames[index]}sk` };
}

/** The name of a partition of an index: a kind, or a kind in a state. */
export type IndexPartition<K extends ItemKind = ItemKind> = K | `${K}#${string}`;

/** The attributes that place an item in an index. */
export type IndexKeys<Name extends IndexName> = Record<`${(typeof keyNames)[Name]}${'pk' | 'sk'}`, string>;

/** Returns the attributes that place an item at a position of a partition of an index. */
export function indexKeys<Name extends IndexName>(
  index: Name,
  partition: IndexPartition,
  position: Position,
): IndexKeys<Name> {
  const { partition: pk, sort: sk } = keysOfIndex(index);
  return { [pk]: partition, [sk]: sortKey(position) } as IndexKeys<Name>;
}

/** The primary key of an item. Each item has a partition of its own, which spreads the load. */
export interface ItemKey<K extends ItemKind = ItemKind> {
  readonly pk: `${K}#${string}`;
  readonly sk: K;
}

/** Returns the primary key of the item of a kind with this id. */
export function itemKey<K extends ItemKind>(kind: K, id: string): ItemKey<K> {
  return { pk: `${kind}#${id}`, sk: kind };
}

/** Returns an instant in the form of the TTL attribute: whole seconds since 1970, rounded up. */
export function ttl(instant: number): number {
  return Math.ceil(instant / 1000);
}
