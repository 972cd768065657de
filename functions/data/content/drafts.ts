import { DeleteCommand, GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import type { ContentDraftInput, ContentDraftItem } from '#shared/content/draft.ts';
import { type ContentKey, isContentKey } from '#shared/content/registry.ts';
import { dynamodb, ifConditionHolds } from '../table/client.ts';
import { queryPartition } from '../table/query-partition.ts';
import { retryOnConflict } from '../table/retry.ts';
import { type Item, itemReader } from '../table/stored-item.ts';
import { tableName } from '../table/table.ts';
import { isStill, lacks, updateItem } from '../table/update-item.ts';
import { keepDiscarded } from '../versions/keep-version.ts';

/** A draft as stored. Its key is the sort key. */
interface StoredDraft extends Omit<ContentDraftItem, 'key' | 'base'> {
  readonly sk: string;
  readonly baseValue: string;
  readonly baseValueAr: string;
}

const noInstant = new Date(0).toISOString();
const readStored = itemReader<StoredDraft, 'sk'>(
  { sk: z.string() },
  {
    value: [z.string(), ''],
    valueAr: [z.string(), ''],
    basedOn: [z.int(), 0],
    baseValue: [z.string(), ''],
    baseValueAr: [z.string(), ''],
    version: [z.int(), 1],
    begunAt: [z.iso.datetime(), noInstant],
    updatedAt: [z.iso.datetime(), noInstant],
    by: [z.string(), ''],
  },
);

/** Partition of all drafts of texts. They are kept apart from the content, which visitors read. */
const partition = 'content-draft';

/** Returns the primary key of the draft of an item. */
export function contentDraftKey(key: string) {
  return { pk: partition, sk: key };
}

/** Returns all drafts of texts, as last written. Those that are no longer in the registry are skipped. */
export async function listContentDrafts(): Promise<ContentDraftItem[]> {
  return (await queryPartition(partition)).flatMap((item) => fromItem(item) ?? []);
}

/** Returns the draft of an item; `undefined` if there is none. */
export async function getContentDraft(key: ContentKey): Promise<ContentDraftItem | undefined> {
  const item = await getItem(key);
  return item && fromItem(item);
}

/** The outcome of a save: the draft as it is now, if there is one, and whether this save wrote it. */
export interface ContentDraftSave {
  readonly saved: boolean;
  readonly draft: ContentDraftItem | undefined;
}

/**
 * Saves a draft by one conditional write: if the stored draft has this `version`; with version 0, if no draft is stored. The
 * version of a new draft starts at the current time, so that it never equals the version of an older draft in an open editor.
 */
export async function saveContentDraft(
  key: ContentKey,
  { version, base, ...input }: ContentDraftInput,
  by: string,
  now: Date,
): Promise<ContentDraftSave> {
  return retryOnConflict<ContentDraftSave>(`The draft of ${key}`, async () => {
    const item = await getItem(key);
    const draft = item && fromItem(item);
    if (version !== (draft?.version ?? 0)) {
      const isLostAnswer = draft?.by === by && draft.value === input.value && draft.valueAr === input.valueAr;
      return { done: { saved: isLostAnswer && draft.basedOn === input.basedOn, draft } };
    }
    const at = now.toISOString();
    const written = await updateItem<StoredDraft>(contentDraftKey(key), {
      set: {
        ...{ value: input.value, valueAr: input.valueAr, basedOn: input.basedOn },
        ...{ baseValue: base.value, baseValueAr: base.valueAr, updatedAt: at, by },
        version: draft ? draft.version + 1 : now.getTime(),
        begunAt: draft?.begunAt ?? at,
      },
      when: item ? [isStill('version', item.version)] : [lacks('pk')],
    });
    return written && { done: { saved: true, draft: fromItem(written) } };
  });
}

/** Makes `to` the editor of a draft if `from` still is its editor. A user who has typed in the draft since stays its editor. */
export async function handOverContentDraft(key: string, from: string, to: string): Promise<void> {
  await updateItem<StoredDraft>(contentDraftKey(key), { set: { by: to }, when: [isStill('by', from)] });
}

/** The outcome of discarding. `gone`: there is no draft. `newer`: the stored draft has another version, and is returned. */
export type DiscardedDraft =
  | { readonly outcome: 'discarded' | 'gone' }
  | { readonly outcome: 'newer'; readonly draft: ContentDraftItem };

/** Discards a draft of this version. Its texts are kept among the versions of its item. */
export async function discardContentDraft(
  key: ContentKey,
  version: number,
  now: Date,
): Promise<DiscardedDraft> {
  const draft = await getContentDraft(key);
  if (!draft) return { outcome: 'gone' };
  if (draft.version !== version) return { outcome: 'newer', draft };
  const { value, valueAr, basedOn, updatedAt: savedAt, by: savedBy } = draft;
  const typed = { version: basedOn, savedAt, savedBy, fields: { value, valueAr } };
  await keepDiscarded({ kind: 'content', id: key }, typed, now);
  if (await dropContentDraft(key, version)) return { outcome: 'discarded' };
  return discardContentDraft(key, version, now);
}

/**
 * Deletes a draft of this version because visitors see its texts now. Keeps a draft of another version. Returns true if it was
 * deleted.
 */
export async function dropContentDraft(key: ContentKey, version: number): Promise<boolean> {
  const dropped = await ifConditionHolds(
    dynamodb.send(new DeleteCommand({ TableName: tableName, ...draftDeletion(key, version) })),
  );
  return dropped !== undefined;
}

/** Returns the part of a write that deletes a draft of this version. */
export function draftDeletion(key: string, version: number) {
  return {
    Key: contentDraftKey(key),
    ConditionExpression: '#version = :version',
    ExpressionAttributeNames: { '#version': 'version' },
    ExpressionAttributeValues: { ':version': version },
  };
}

async function getItem(key: string): Promise<Item | undefined> {
  const { Item } = await dynamodb.send(
    new GetCommand({ TableName: tableName, Key: contentDraftKey(key), ConsistentRead: true }),
  );
  return Item;
}

function fromItem(item: Item): ContentDraftItem | undefined {
  const stored = readStored(item);
  if (!stored || !isContentKey(stored.sk)) return undefined;
  const { sk: key, baseValue, baseValueAr, ...draft } = stored;
  return { key, ...draft, base: { value: baseValue, valueAr: baseValueAr } };
}
