import { GetCommand, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { type ContentItem, type ContentUpdate, contentItem } from '#shared/content/item.ts';
import { type ContentKey, content, isContentKey } from '#shared/content/registry.ts';
import { dynamodb, ifConditionHolds } from './table/client.ts';
import { tableName } from './table/table.ts';
import { ThrottledError } from './table/unavailable.ts';

/** An item as stored: its key is the sort key, what it is follows from the registry. */
const storedContent = z.extend(z.omit(contentItem, { key: true, type: true }), { sk: z.string() });

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
  const items: Record<string, unknown>[] = [];
  let start: Record<string, unknown> | undefined;
  do {
    const page = await dynamodb.send(
      new QueryCommand({
        TableName: tableName,
        KeyConditionExpression: 'pk = :partition',
        ExpressionAttributeValues: { ':partition': partition },
        ConsistentRead: true,
        ExclusiveStartKey: start,
      }),
    );
    items.push(...(page.Items ?? []));
    start = page.LastEvaluatedKey;
  } while (start);
  return items.flatMap((item) => fromItem(item) ?? []);
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
    const item = await getContent(key);
    if (update.version !== undefined && update.version !== (item?.version ?? 0)) {
      return item && isSavedAs(item, update) ? { saved: true, item } : { saved: false, item };
    }
    const updated = await ifConditionHolds(dynamodb.send(updateCommand(key, update, item, now)));
    const saved = updated?.Attributes && fromItem(updated.Attributes);
    if (saved) return { saved: true, item: saved };
  }
  throw new ThrottledError(`The content item ${key} is written too often.`);
}

/** Whether what is stored came of this very update, of which only the answer was lost. */
function isSavedAs(item: ContentItem, { value, valueAr = item.valueAr, version }: ContentUpdate): boolean {
  return item.version - 1 === version && item.value === value && item.valueAr === valueAr;
}

function updateCommand(
  key: ContentKey,
  { value, valueAr, version }: ContentUpdate,
  before: ContentItem | undefined,
  now: Date,
): UpdateCommand {
  const changes = value !== before?.value;
  const changesArabic = valueAr !== undefined && valueAr !== (before?.valueAr ?? '');
  const { fallback } = content[key];
  const keepsDefaultArabic = !before?.valueAr && valueAr === fallback.ar && value !== fallback.en;
  const stampsArabic = changesArabic && !keepsDefaultArabic;
  const set = [
    '#value = :value',
    changes && 'valueUpdatedAt = :now',
    valueAr === undefined ? 'valueAr = if_not_exists(valueAr, :none)' : 'valueAr = :valueAr',
    stampsArabic && 'valueArUpdatedAt = :now',
    'version = if_not_exists(version, :zero) + :one',
  ];
  const condition = [
    before ? 'attribute_exists(pk)' : 'attribute_not_exists(pk)',
    before && (changes ? '#value <> :value' : '#value = :value'),
    before && valueAr !== undefined && (changesArabic ? 'valueAr <> :valueAr' : 'valueAr = :valueAr'),
    before && version !== undefined && 'version = :version',
  ];
  return new UpdateCommand({
    TableName: tableName,
    Key: { pk: partition, sk: key },
    UpdateExpression: `SET ${set.filter(Boolean).join(', ')}`,
    ConditionExpression: condition.filter(Boolean).join(' AND '),
    ExpressionAttributeNames: { '#value': 'value' },
    ExpressionAttributeValues: {
      ':value': value,
      ':zero': 0,
      ':one': 1,
      ...(valueAr === undefined ? { ':none': '' } : { ':valueAr': valueAr }),
      ...((changes || stampsArabic) && { ':now': now.toISOString() }),
      ...(before && version !== undefined && { ':version': version }),
    },
    ReturnValues: 'ALL_NEW',
  });
}

async function getContent(key: ContentKey): Promise<ContentItem | undefined> {
  const { Item } = await dynamodb.send(
    new GetCommand({ TableName: tableName, Key: { pk: partition, sk: key }, ConsistentRead: true }),
  );
  return Item && fromItem(Item);
}

/** An item as its stored form holds it; `undefined` when its key is not in the registry. */
function fromItem(item: Record<string, unknown>): ContentItem | undefined {
  const { sk: key, ...stored } = storedContent.parse(item);
  if (!isContentKey(key)) return undefined;
  return { key, ...stored, type: content[key].kind === 'image' ? 'image' : 'text' };
}
