import { getMessageItem, messageKey, readMessage, type StoredMessage } from '../messages/message.ts';
import { isOver } from '../table/stored-item.ts';
import { exists, updateItem } from '../table/update-item.ts';
import { copyCvToMessage, deleteCheckedCv, deleteKeptCv, isCvKept } from './cv-store.ts';

/**
 * Brings the stored file of a message in line with the message: keeps it while there is a message with a CV, deletes it
 * otherwise. Called after each change of a message; repeating it, or calling it for changes in another order, gives the
 * same result. A CV whose file is gone is marked as missing.
 */
export async function keepCv(messageId: string, now: Date): Promise<void> {
  const item = await getMessageItem(messageId);
  const message = item && !isOver(item, now) ? readMessage(item) : undefined;
  if (!message) return deleteKeptCv(messageId);
  const { cv, cvUpload } = message;
  if (!cvUpload || cv?.state !== 'sent') return;
  // Another process may have copied the file just now and deleted the checked one.
  const isKept = (await copyCvToMessage(cvUpload, messageId)) || (await isCvKept(messageId));
  const noted = await updateItem<StoredMessage>(messageKey(messageId), {
    set: { cv: { ...cv, state: isKept ? 'kept' : 'missing' } },
    when: [exists('pk')],
  });
  // The message was deleted in the meantime, perhaps after the follow-up function had deleted its file.
  if (!noted) await deleteKeptCv(messageId);
  await deleteCheckedCv(cvUpload);
}
