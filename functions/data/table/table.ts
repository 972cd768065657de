import * as z from 'zod/mini';
import type { ItemKind } from '#shared/item-kind.ts';
import { type Position, sortKey } from './cursor.ts';
import { readEnvironment } from './environment.ts';

/** Name of the one table, from `TABLE_NAME`. */
export const tableName = readEnvironment(
  z.object({ TABLE_NAME: z.string().check(z.minLength(1)) }),
).TABLE_NAME;

/**
 * `gsi1` holds all items of a kind, whole; `gsi2` the keys of the items of a kind that are in one state; `gsi3` the
 * published items of a kind without their long texts.
 */
export const indexes = { ofKind: 'gsi1', inState: 'gsi2', published: 'gsi3' } as const;
export type IndexName = keyof typeof indexes;

/** What a partition of an index holds: the items of a kind, or those of a kind that are in some state. */
export type IndexPartition<K extends ItemKind = ItemKind> = K | `${K}#${string}`;

/** The attributes that place an item in an index. */
export type IndexKeys<Name extends IndexName> = Record<`${(typeof indexes)[Name]}${'pk' | 'sk'}`, string>;

/** What places an item at a position of a partition of an index. */
export function indexKeys<Name extends IndexName>(
  index: Name,
  partition: IndexPartition,
  position: Position,
): IndexKeys<Name> {
  const name = indexes[index];
  return { [`${name}pk`]: partition, [`${name}sk`]: sortKey(position) } as IndexKeys<Name>;
}

/** Primary key of an item: one item a partition, so that load spreads. */
export interface ItemKey<K extends ItemKind = ItemKind> {
  readonly pk: `${K}#${string}`;
  readonly sk: K;
}

/** The primary key of the item of a kind with this id. */
export function itemKey<K extends ItemKind>(kind: K, id: string): ItemKey<K> {
  return { pk: `${kind}#${id}`, sk: kind };
}

/** An instant as the TTL attribute takes it: whole seconds since 1970, rounded up. */
export function ttl(instant: number): number {
  return Math.ceil(instant / 1000);
}
