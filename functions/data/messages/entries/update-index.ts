import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { batchWrite } from '#functions/data/table/batch.ts';
import { dynamodb } from '#functions/data/table/client.ts';
import { tableName } from '#functions/data/table/table.ts';
import { countMessage } from '../counts/move.ts';
import { fromItem, getMessageItem, listHolding } from '../message.ts';
import { noteAssignee } from './assignees.ts';
import { entriesOf } from './entry.ts';
import { indexRootKey, saveIndexRoot, storedWithIndexRoot } from './index-root.ts';

/**
 * Makes the entries of a message what they should be for the message as it is now, and counts it in the list it is in; no
 * entries and no count when there is none. To be done after each change of it: done again, or for changes in another order, it
 * ends the same.
 *
 * One at a time for a message, or an entry of what it was could stay: the table's stream sees to that.
 */
export async function updateIndex(id: string): Promise<void> {
  const [item, { root: found, entries: stored }] = await Promise.all([
    getMessageItem(id),
    storedWithIndexRoot(id),
  ]);
  const message = item && fromItem(item);
  // Made before them and deleted after them, so that whatever is left of a message is found by it.
  const root = message ? await saveIndexRoot(message) : found;
  if (message?.assignee) await noteAssignee(message.assignee);
  const wanted = message ? entriesOf(message) : [];
  const wantedKeys = new Set(wanted.map(({ sk }) => sk));
  const storedKeys = new Set(stored.map(({ sk }) => sk));
  await batchWrite(
    wanted.filter(({ sk }) => !storedKeys.has(sk)),
    stored.filter(({ sk }) => !wantedKeys.has(sk)),
  );
  if (root) await countMessage(id, root, message && listHolding(item));
  if (!message) await dynamodb.send(new DeleteCommand({ TableName: tableName, Key: indexRootKey(id) }));
}
