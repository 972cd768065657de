import { deleteSpamBatch, deleteSpamMessage } from '#functions/data/message-deletion.ts';
import { Conflict, NotFound } from '#functions/http/errors.ts';
import { isId } from '#functions/http/idempotency.ts';
import type { Operation } from '#functions/http/operation.ts';

export const deleteMessage: Operation<'deleteMessage'> = async ({ params }) => {
  const outcome = isId(params.id) ? await deleteSpamMessage(params.id) : 'absent';
  if (outcome === 'absent') throw new NotFound('This message does not exist; reload the list.');
  if (outcome === 'kept') {
    throw new Conflict('This message is not among the possible spam any more; reload the list.');
  }
  return { body: undefined };
};

export const deleteSpam: Operation<'deleteSpam'> = async ({ query }) => {
  const { before = new Date().toISOString(), include } = query;
  const batch = await deleteSpamBatch(before, include ? ['spam', 'urgent-spam'] : ['spam']);
  return { body: { ...batch, before } };
};
