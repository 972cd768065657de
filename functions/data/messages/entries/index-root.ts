import { batchWrite } from '#functions/data/table/batch.ts';
import type { Position } from '#functions/data/table/cursor.ts';
import { type Page, positionOf, queryPage } from '#functions/data/table/query-page.ts';
import { queryPartition } from '#functions/data/table/query-partition.ts';
import type { Item } from '#functions/data/table/stored-item.ts';
import { type ItemKey, indexKeys, itemKey } from '#functions/data/table/table.ts';
import { updateItem } from '#functions/data/table/update-item.ts';
import type { Message } from '#shared/messages/message.ts';

/** The key of what stands for all entries of a message. */
export function indexRootKey(id: string): ItemKey<'message-entry'> {
  return itemKey('message-entry', id);
}

/** Makes what stands for all entries of a message; it holds nothing of the person. */
export async function saveIndexRoot({ id, createdAt }: Message): Promise<Item> {
  const saved = await updateItem<{ id: string }>(indexRootKey(id), {
    set: { id, ...indexKeys('ofKind', 'message-entry', { at: createdAt, id }) },
  });
  return saved ?? {};
}

/** The ids of messages that have entries, newest first. */
export function listIndexRoots(limit: number, after: Position | undefined): Promise<Page<string>> {
  return queryPage(
    { index: 'ofKind', kind: 'message-entry', partition: 'message-entry', limit, after },
    (item) => positionOf('ofKind', item)?.id,
  );
}

/** The keys of all entries of a message, as last written, and what stands for them, if there is such. */
export async function storedWithIndexRoot(id: string) {
  const { pk, sk: root } = indexRootKey(id);
  const items = await queryPartition(pk);
  return {
    root: items.find(({ sk }) => sk === root),
    entries: items.filter(({ sk }) => sk !== root).map(({ sk }) => ({ pk, sk: String(sk) })),
  };
}

/** The keys of all entries of a message, as last written, without what stands for them. */
export async function storedEntries(id: string): Promise<{ readonly pk: string; readonly sk: string }[]> {
  return (await storedWithIndexRoot(id)).entries;
}

/**
 * Deletes all entries of a message that is gone, at once. Who follows the message then finds nothing but what stands for them.
 */
export async function deleteEntries(id: string): Promise<void> {
  await batchWrite([], await storedEntries(id));
}
