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
 * Brings the entries and the count of a message in line with the message as it is now; a message that is gone has
 * neither. Called after each change; repeating it, or calling it for changes in another order, gives the same result.
 *
 * It must run once at a time for a message, or an outdated entry could stay. The table's stream ensures that.
 */
export async function updateIndex(id: string): Promise<void> {
  const [item, { root: found, entries: stored }] = await Promise.all([
    getMessageItem(id),
    storedWithIndexRoot(id),
  ]);
  const message = item && fromItem(item);
  // The root is written before the entries and deleted after them, so that no entry is left without a root.
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
