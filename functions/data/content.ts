import { GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import type { ContentItem, ContentUpdate } from '#shared/content/item.ts';
import { type ContentKey, content, isContentKey } from '#shared/content/registry.ts';
import { dynamodb } from './table/client.ts';
import { queryPartition } from './table/query-partition.ts';
import { type Item, itemReader } from './table/stored-item.ts';
import { tableName } from './table/table.ts';
import { ThrottledError } from './table/unavailable.ts';
import { exists, isNot, isStill, lacks, type Update, updateItem } from './table/update-item.ts';

/** An item as stored: its key is the sort key, what it is follows from the registry. */
type StoredContent = Omit<ContentItem, 'key' | 'type'> & { readonly sk: string };

const readContent = itemReader<StoredContent, 'sk'>(
  { sk: z.string() },
  {
    value: [z.string(), ''],
    valueAr: [z.string(), ''],
    version: [z.int(), 0],
    valueUpdatedAt: [z.iso.datetime(), new Date(0).toISOString()],
    valueArUpdatedAt: [z.optional(z.iso.datetime()), undefined],
  },
);

/** All items lie in one partition: they are read together far more often than one is written. */
const partition = 'content';

const updateAttempts = 5;

/** What became of an update: the item as it is now, and whether it is the update that made it so. */
export type ContentUpdateOutcome =
  | { readonly saved: true; readonly item: ContentItem }
  /** `item` is undefined when nothing is stored. */
  | { readonly saved: false; readonly item: ContentItem | undefined };

/** Every stored item, as last written, by key. What is no longer in the registry is left out. */
export async function listContent(): Promise<ContentItem[]> {
  return (await queryPartition(partition)).flatMap((item) => fromItem(item) ?? []);
}

/**
 * Saves an item by one conditional write. With a `version` it is only saved over that one (0: over nothing), without
 * one over any. The instants of the two texts change only with the text itself, so the write holds only while what it
 * was compared with is still stored; otherwise it is compared again. A default Arabic text that is stored beside another
 * English than its own gets no instant: it is as old as the site.
 */
export async function updateContent(
  key: ContentKey,
  update: ContentUpdate,
  now: Date,
): Promise<ContentUpdateOutcome> {
  for (let attempt = 0; attempt < updateAttempts; attempt++) {
    const stored = await getItem(key);
    const item = stored && fromItem(stored);
    if (update.version !== undefined && update.version !== (item?.version ?? 0)) {
      return item && isSavedAs(item, update) ? { saved: true, item } : { saved: false, item };
    }
    const updated = await updateItem<StoredContent>(
      { pk: partition, sk: key },
      saveOf(update, key, stored, now),
    );
    const saved = updated && fromItem(updated);
    if (saved) return { saved: true, item: saved };
  }
  throw new ThrottledError(`The content item ${key} is written too often.`);
}

/** Whether what is stored came of this very update, of which only the answer was lost. */
function isSavedAs(item: ContentItem, { value, valueAr = item.valueAr, version }: ContentUpdate): boolean {
  return item.version - 1 === version && item.value === value && item.valueAr === valueAr;
}

/** What a save changes in the item as it is stored, if it is. */
function saveOf(
  { value, valueAr, version }: ContentUpdate,
  key: ContentKey,
  stored: Item | undefined,
  now: Date,
): Update<StoredContent> {
  const before = stored && readContent(stored);
  const changes = value !== before?.value;
  const changesArabic = valueAr !== undefined && valueAr !== (before?.valueAr ?? '');
  const { fallback } = content[key];
  const keepsDefaultArabic = !before?.valueAr && valueAr === fallback.ar && value !== fallback.en;
  const counted = typeof (stored?.version ?? 0) === 'number';
  const instant = now.toISOString();
  return {
    set: {
      value,
      valueAr,
      ...(!counted && { version: 1 }),
      ...(changes && { valueUpdatedAt: instant }),
      ...(changesArabic && !keepsDefaultArabic && { valueArUpdatedAt: instant }),
    },
    setOnce: { ...(valueAr === undefined && { valueAr: '' }) },
    add: counted ? { version: 1 } : {},
    when: stored
      ? [
          exists('pk'),
          changes ? isNot('value', value) : isStill('value', stored.value),
          valueAr !== undefined &&
            (changesArabic ? isNot('valueAr', valueAr) : isStill('valueAr', stored.valueAr)),
          version !== undefined && isStill('version', stored.version),
        ]
      : [lacks('pk')],
  };
}

async function getItem(key: ContentKey): Promise<Item | undefined> {
  const { Item } = await dynamodb.send(
    new GetCommand({ TableName: tableName, Key: { pk: partition, sk: key }, ConsistentRead: true }),
  );
  return Item;
}

/** An item as its stored form holds it; `undefined` when its key is not in the registry. */
function fromItem(item: Item): ContentItem | undefined {
  const read = readContent(item);
  if (!read || !isContentKey(read.sk)) return undefined;
  const { sk: key, ...stored } = read;
  return { key, ...stored, type: content[key].kind === 'image' ? 'image' : 'text' };
}
