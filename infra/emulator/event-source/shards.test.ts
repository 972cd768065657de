import { expect, test } from 'vitest';
import { readFilter } from './filter.ts';
import type { Mapping } from './mapping.ts';
import { byShard } from './shards.ts';

const wanted = { Pattern: '{"dynamodb":{"Keys":{"pk":{"S":[{"prefix":"item"}]}}}}' };
const mapping: Mapping = {
  ...{ name: 'reader', stream: 'arn:stream', functionArn: 'arn:function' },
  filter: readFilter({ Filters: [wanted] }, 'reader'),
  ...{ batchSize: 100, window: 0, retries: 3, maxAge: 60_000 },
  ...{ bisect: false, namesFailures: false, onFailure: undefined },
};
const keyOf = (pk: string, sk: string) => ({ pk: { S: pk }, sk: { S: sk } });

test('each matching change is in one shard, with all changes of its partition key', () => {
  const shards = byShard(mapping, 4);
  expect(new Set(shards.map(({ name }) => name)).size).toBe(4);
  const shardsOf = (key: ReturnType<typeof keyOf>) =>
    shards.flatMap(({ filter }, n) =>
      filter.wants({ name: 'MODIFY', key }) && filter.wantsItem(key) ? [n] : [],
    );
  const used = new Set<number>();
  for (let n = 0; n < 50; n++) {
    const [shard = -1, ...others] = shardsOf(keyOf(`item${n}`, 'a'));
    expect(others).toEqual([]);
    expect(shardsOf(keyOf(`item${n}`, 'b'))).toEqual([shard]);
    used.add(shard);
  }
  expect([...used].sort()).toEqual([0, 1, 2, 3]);
  expect(shardsOf(keyOf('other', 'a'))).toEqual([]);
});

test('a single shard is the mapping itself', () => {
  expect(byShard(mapping, 1)).toEqual([mapping]);
});
