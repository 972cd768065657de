import { createHash } from 'node:crypto';
import type { Change } from '../stream/change.ts';
import type { Mapping } from './mapping.ts';

/**
 * Divides a mapping into one for each shard of the stream. As on AWS, the changes of a partition key are all in one shard, in
 * order; shards are read at the same time.
 */
export function byShard(mapping: Mapping, shards: number): Mapping[] {
  if (shards === 1) return [mapping];
  return Array.from({ length: shards }, (_, shard) => ({
    ...mapping,
    name: `${mapping.name}-shard-${shard}`,
    filter: {
      wantsItem: (key) => mapping.filter.wantsItem(key) && shardOf(key, shards) === shard,
      wants: (change) => mapping.filter.wants(change) && shardOf(change.key, shards) === shard,
    },
  }));
}

/** Returns the number of the shard of an item. The partition key is the first attribute of its key. */
function shardOf(key: Change['key'], shards: number): number {
  const partition = JSON.stringify(Object.values(key)[0]);
  return createHash('sha256').update(partition).digest().readUInt32BE() % shards;
}
