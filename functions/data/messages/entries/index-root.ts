import { batchWrite } from '#functions/data/table/batch.ts';
import type { Position } from '#functions/data/table/cursor.ts';
import { type Page, positionOf, queryPage } from '#functions/data/table/query-page.ts';
import { queryPartition } from '#functions/data/table/query-partition.ts';
import type { Item } from '#functions/data/table/stored-item.ts';
import { type ItemKey, indexKeys, itemKey } from '#functions/data/table/table.ts';
import { updateItem } from '#functions/data/table/update-item.ts';
import type { Message } from '#shared/messages/message.ts';

/** Returns the key of a message's index root, the item that stands for all its entries. */
export function indexRootKey(id: string): ItemKey<'message-entry'> {
  return itemKey('message-entry', id);
}

/** Creates the index root of a message. It contains no personal data. */
export async function saveIndexRoot({ id, createdAt }: Message): Promise<Item> {
  const saved = await updateItem<{ id: string }>(indexRootKey(id), {
    set: { id, ...indexKeys('ofKind', 'message-entry', { at: createdAt, id }) },
  });
  return saved ?? {};
}

/** Returns the ids of messages that have entries, newest first. */
export function listIndexRoots(limit: number, after: Position | undefined): Promise<Page<string>> {
  return queryPage(
    { index: 'ofKind', kind: 'message-entry', partition: 'message-entry', limit, after },
    (item) => positionOf('ofKind', item)?.id,
  );
}

/** Returns the keys of all entries of a message, as last written, and its index root, if there is one. */
export async function storedWithIndexRoot(id: string) {
  const { pk, sk: root } = indexRootKey(id);
  const items = await queryPartition(pk);
  return {
    root: items.find(({ sk }) => sk === root),
    entries: items.filter(({ sk }) => sk !== root).map(({ sk }) => ({ pk, sk: String(sk) })),
  };
}

/** Returns the keys of all entries of a message, as last written, without the index root. */
export async function storedEntries(id: string): Promise<{ readonly pk: string; readonly sk: string }[]> {
  return (await storedWithIndexRoot(id)).entries;
}

/** Deletes all entries of a deleted message at once. The follow-up function then finds only the index root. */
export async function deleteEntries(id: string): Promise<void> {
  await batchWrite([], await storedEntries(id));
}
