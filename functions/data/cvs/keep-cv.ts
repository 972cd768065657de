import { getMessageItem, messageKey, readMessage, type StoredMessage } from '../messages/message.ts';
import { isOver } from '../table/stored-item.ts';
import { exists, updateItem } from '../table/update-item.ts';
import { copyCvToMessage, deleteCheckedCv, deleteKeptCv, isCvKept } from './cv-store.ts';

/**
 * Makes the stored file of a message what it should be for the message as it is now: with it if a CV was sent, and none when there
 * is no message. To be done after each change of it: done again, or for changes in another order, it ends the same. A CV whose file
 * is gone is noted as missing.
 */
export async function keepCv(messageId: string, now: Date): Promise<void> {
  const item = await getMessageItem(messageId);
  const message = item && !isOver(item, now) ? readMessage(item) : undefined;
  if (!message) return deleteKeptCv(messageId);
  const { cv, cvUpload } = message;
  if (!cvUpload || cv?.state !== 'sent') return;
  // Whoever does the same at this moment may have copied it and deleted where it was.
  const isKept = (await copyCvToMessage(cvUpload, messageId)) || (await isCvKept(messageId));
  const noted = await updateItem<StoredMessage>(messageKey(messageId), {
    set: { cv: { ...cv, state: isKept ? 'kept' : 'missing' } },
    when: [exists('pk')],
  });
  // The message was deleted meanwhile, and whoever saw to that may have been here before.
  if (!noted) await deleteKeptCv(messageId);
  await deleteCheckedCv(cvUpload);
}
