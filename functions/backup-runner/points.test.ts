import '#functions/data/testing/environment.ts';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { readStored, storeLines } from '#functions/data/backups/backup-store.ts';
import { lineOf, type RawItem } from '#functions/data/backups/item.ts';
import { addPoint } from '#functions/data/backups/point.ts';
import { batchSize, itemsIn } from '#functions/data/backups/restore-source.ts';
import type { RestoredSite } from '#functions/data/backups/site.ts';
import { makePoint, sourceOfPoint } from './points.ts';

vi.mock('#functions/data/backups/backup-store.ts');
vi.mock('#functions/data/backups/point.ts');
vi.mock(import('#functions/data/backups/restore-source.ts'), async (original) => ({
  ...(await original()),
  itemsIn: vi.fn(),
}));

const site = {} as RestoredSite;
const point = { id: 'p', at: '2026-11-20T03:00:00.000Z', reason: 'asked', by: 'dana' } as const;
const fileSize = 2_000_000;
const none = { texts: 0, posts: 0, pictures: 0, people: 0 };

/** Returns an item whose line has this many characters. */
function itemOfLength(length: number, sk = 'text'): RawItem {
  const item = (value: string) => ({ pk: { S: 'content' }, sk: { S: sk }, value: { S: value } });
  return item('x'.repeat(length - lineOf(item('')).length));
}

describe('a restore point', () => {
  let stored: [part: string, file: number, lengths: number[]][];
  beforeEach(() => {
    vi.clearAllMocks();
    stored = [];
    vi.mocked(storeLines).mockImplementation(async (_id, part, file, lines) => {
      stored.push([part, file, lines.map(({ length }) => length)]);
      return lines.length;
    });
  });
  /** Makes a point of a site with these items, in batches. */
  async function pointOf(items: Partial<Record<string, RawItem[][]>>) {
    vi.mocked(itemsIn).mockImplementation(async function* (_site, part) {
      yield* items[part] ?? [];
    });
    return makePoint(site, point, async () => {});
  }

  test('begins a new file of a part after two million characters, and stores no empty one', async () => {
    const texts = [[itemOfLength(fileSize - 100), itemOfLength(99)], [itemOfLength(80)], [itemOfLength(90)]];
    const posts = [[itemOfLength(fileSize)]];
    const made = await pointOf({ texts, posts, pictures: [[]] });
    expect(stored).toEqual([
      ['texts', 0, [fileSize - 100, 99, 80]],
      ['texts', 1, [90]],
      ['posts', 0, [fileSize]],
    ]);
    expect(made).toEqual({ ...point, bytes: 5, files: { ...none, texts: 2, posts: 1 } });
    expect(vi.mocked(addPoint).mock.calls).toEqual([[made]]);
  });

  test('contains no deleted item, even if the index of the table still has it', async () => {
    const deleted = { ...itemOfLength(90), deletedAt: { S: point.at } };
    await pointOf({ texts: [[deleted, itemOfLength(80)]] });
    expect(stored).toEqual([['texts', 0, [80]]]);
  });
});

test.each([
  [[0], []],
  [[batchSize], [batchSize]],
  [
    [batchSize + 1, 1],
    [batchSize, 1, 1],
  ],
])('files of %j items are read in batches of %j', async (sizes, batches) => {
  for (const size of sizes)
    vi.mocked(readStored).mockResolvedValueOnce(Array.from({ length: size }, () => itemOfLength(80)));
  const { items } = sourceOfPoint({ ...point, bytes: 0, files: { ...none, texts: sizes.length } }, site);
  const read: number[] = [];
  for await (const { length } of items('texts')) read.push(length);
  expect(read).toEqual(batches);
});
