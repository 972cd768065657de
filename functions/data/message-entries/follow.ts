import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { getMessage } from '../message.ts';
import { batchWrite } from '../table/batch-write.ts';
import { dynamodb } from '../table/client.ts';
import { tableName } from '../table/table.ts';
import { entriesOf } from './entry.ts';
import { rootKey, saveRoot, storedEntries } from './root.ts';

/**
 * Makes the entries of a message what they should be for the message as it is now; none when there is none. To be done after
 * each change of it: done again, or for changes in another order, it ends the same.
 *
 * One at a time for a message, or an entry of what it was could stay: the table's stream sees to that.
 */
export async function followMessage(id: string): Promise<void> {
  const [message, stored] = await Promise.all([getMessage(id), storedEntries(id)]);
  // Made before them and deleted after them, so that whatever is left of a message is found by it.
  if (message) await saveRoot(message);
  const wanted = message ? entriesOf(message) : [];
  const wantedKeys = new Set(wanted.map(({ sk }) => sk));
  const storedKeys = new Set(stored.map(({ sk }) => sk));
  await batchWrite(
    wanted.filter(({ sk }) => !storedKeys.has(sk)),
    stored.filter(({ sk }) => !wantedKeys.has(sk)),
  );
  if (!message) await dynamodb.send(new DeleteCommand({ TableName: tableName, Key: rootKey(id) }));
}
