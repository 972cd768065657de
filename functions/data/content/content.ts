import { GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import type { ContentItem, ContentUpdate } from '#shared/content/item.ts';
import { type ContentKey, content, isContentKey } from '#shared/content/registry.ts';
import type { Localized } from '#shared/language.ts';
import { dynamodb } from '../table/client.ts';
import { queryPartition } from '../table/query-partition.ts';
import { retryOnConflict } from '../table/retry.ts';
import { type Item, itemReader } from '../table/stored-item.ts';
import { tableName } from '../table/table.ts';
import { exists, isStill, lacks, type Update, updateInput, updateItem } from '../table/update-item.ts';
import { keepVersion } from '../versions/keep-version.ts';
import { snapshotOf } from '../versions/version-item.ts';

/** An item as stored. Its key is the sort key; its type follows from the registry. */
type StoredContent = Omit<ContentItem, 'key' | 'type'> & { readonly sk: string };

/**
 * When the item was saved last, and the username of the editor: for its versions and for colleagues, never for visitors.
 */
interface Saved {
  readonly updatedAt: string;
  readonly updatedBy: string;
}

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

/** All items are in one partition: they are read together far more often than one is written. */
const partition = 'content';

/** The outcome of an update: the item as it is now, and whether this update wrote it. */
export type ContentUpdateOutcome =
  | { readonly saved: true; readonly item: ContentItem }
  /** `item` is undefined when nothing is stored. `savedBy` is the username of the last editor, empty if unknown. */
  | { readonly saved: false; readonly item: ContentItem | undefined; readonly savedBy: string };

/** Returns every stored item, as last written, by key. Items that are no longer in the registry are skipped. */
export async function listContent(): Promise<ContentItem[]> {
  return (await queryPartition(partition)).flatMap((item) => fromItem(item) ?? []);
}

/** Returns every stored item by its key, in its stored form. */
export async function storedContent(): Promise<Map<string, Item>> {
  return new Map((await queryPartition(partition)).map((item) => [String(item.sk), item]));
}

/** Returns an item as last written; `undefined` when nothing is stored. */
export async function getContentItem(key: ContentKey): Promise<ContentItem | undefined> {
  const stored = await getItem(key);
  return stored && fromItem(stored);
}

/**
 * Saves an item by one conditional write. With a `version`, only that stored version is overwritten (0: nothing may be stored);
 * without it, any version is. The state before is kept as a version. `by` is a username. The instants of the two texts change
 * only with the text itself. If visitors see the Arabic default, a save of only the English text stores that default, too:
 * otherwise the Arabic page would show English. If the saved English differs from its default, the stored Arabic default gets
 * no instant, and so counts as older than the English.
 */
export async function updateContent(
  key: ContentKey,
  update: ContentUpdate,
  now: Date,
  by = '',
): Promise<ContentUpdateOutcome> {
  return retryOnConflict<ContentUpdateOutcome>(`The content item ${key}`, async () => {
    const stored = await getItem(key);
    const item = stored && fromItem(stored);
    const before = stored && snapshotOf('content', stored);
    if (update.version !== undefined && update.version !== (item?.version ?? 0)) {
      if (item && isSavedAs(item, update)) return { done: { saved: true, item } };
      return { done: { saved: false, item, savedBy: before?.savedBy ?? '' } };
    }
    if (before) await keepVersion({ kind: 'content', id: key }, before, now);
    const updated = await updateItem<StoredContent & Saved>(
      { pk: partition, sk: key },
      saveOf(update, key, { stored, now, by }),
    );
    const saved = updated && fromItem(updated);
    return saved && { done: { saved: true, item: saved } };
  });
}

/** Returns the part of a transaction that saves an item over its stored form. */
export function contentWrite(key: ContentKey, update: ContentUpdate, over: Saving) {
  return updateInput<StoredContent & Saved>({ pk: partition, sk: key }, saveOf(update, key, over));
}

/** The facts that a save needs: the stored item that it replaces, the instant of the save, and who saves (a username). */
interface Saving {
  readonly stored: Item | undefined;
  readonly now: Date;
  readonly by: string;
}

/** True if this very update wrote the stored item, and only its answer was lost. */
function isSavedAs(item: ContentItem, { value, valueAr = item.valueAr, version }: ContentUpdate): boolean {
  return item.version - 1 === version && item.value === value && item.valueAr === valueAr;
}

/** Returns the changes that a save makes to the stored item. */
function saveOf(
  { value, arabicIsCurrent = false, ...update }: ContentUpdate,
  key: ContentKey,
  { stored, now, by }: Saving,
): Update<StoredContent & Saved> {
  const before = stored && readContent(stored);
  const { fallback } = content[key];
  const valueAr = update.valueAr ?? defaultArabicBeside(value, before, fallback);
  const changes = value !== before?.value;
  const changesArabic = valueAr !== undefined && valueAr !== (before?.valueAr ?? '');
  const keepsDefaultArabic = !before?.valueAr && valueAr === fallback.ar && value !== fallback.en;
  const counted = typeof (stored?.version ?? 0) === 'number';
  const instant = now.toISOString();
  return {
    set: {
      value,
      valueAr,
      updatedAt: instant,
      updatedBy: by,
      ...(!counted && { version: 1 }),
      ...(changes && { valueUpdatedAt: instant }),
      ...(((changesArabic && !keepsDefaultArabic) || arabicIsCurrent) && { valueArUpdatedAt: instant }),
    },
    setOnce: { ...(valueAr === undefined && { valueAr: '' }) },
    add: counted ? { version: 1 } : {},
    when: stored ? [exists('pk'), isStill('version', stored.version)] : [lacks('pk')],
  };
}

/** Returns the Arabic default if visitors see it now and an English text without an Arabic one would replace it. */
function defaultArabicBeside(
  value: string,
  before: Pick<ContentItem, 'value' | 'valueAr'> | undefined,
  fallback: Localized,
): string | undefined {
  const isShown = !before?.value && !before?.valueAr && fallback.ar !== fallback.en;
  return isShown && value !== '' ? fallback.ar : undefined;
}

async function getItem(key: ContentKey): Promise<Item | undefined> {
  const { Item } = await dynamodb.send(
    new GetCommand({ TableName: tableName, Key: { pk: partition, sk: key }, ConsistentRead: true }),
  );
  return Item;
}

/** Returns an item from its stored form; `undefined` when its key is not in the registry. */
function fromItem(item: Item): ContentItem | undefined {
  const read = readContent(item);
  if (!read || !isContentKey(read.sk)) return undefined;
  const { sk: key, ...stored } = read;
  return { key, ...stored, type: content[key].kind === 'image' ? 'image' : 'text' };
}
