import {
  deleteSpamBatch,
  deleteSpamMessage,
  saveHandling,
  setDone,
  setNew,
  setNotSpam,
} from '#functions/data/messages/change-message.ts';
import { getMessageDetails } from '#functions/data/messages/message.ts';
import { Conflict, NotFound } from '#functions/http/errors.ts';
import { isId } from '#functions/http/idempotency.ts';
import type { Operation } from '#functions/http/operation.ts';
import type { Message } from '#shared/messages/message.ts';
import { assigneeNamed } from './assignees.ts';

export const markMessageProcessed: Operation<'markMessageProcessed'> = ({ params, administrator }) =>
  changed(params.id, (id) => setDone(id, new Date(), administrator.username));

export const reopenMessage: Operation<'reopenMessage'> = ({ params, administrator }) =>
  changed(params.id, (id) => setNew(id, new Date(), administrator.username));

export const markMessageNotSpam: Operation<'markMessageNotSpam'> = ({ params, administrator }) =>
  changed(params.id, (id) => setNotSpam(id, new Date(), administrator.username));

/** Applies a change to a message. Throws {@link NotFound} if the message does not exist. */
async function changed(
  id: string,
  change: (id: string) => Promise<Message | undefined>,
): Promise<{ body: Message }> {
  const message = isId(id) ? await change(id) : undefined;
  if (!message) throw new NotFound('This message does not exist; reload the list.');
  return { body: message };
}

export const handleMessage: Operation<'handleMessage'> = async ({ params: { id }, body, administrator }) => {
  const stored = isId(id) ? await getMessageDetails(id) : undefined;
  const outcome =
    stored &&
    (await saveHandling(
      id,
      // The current assignee may be a user who left.
      {
        ...body,
        assignee: body.assignee === stored.assignee ? body.assignee : await assigneeNamed(body.assignee),
      },
      new Date(),
      administrator.username,
    ));
  if (!outcome) throw new NotFound('This message does not exist; reload the list.');
  if (!outcome.saved) {
    throw new Conflict(
      'This message was changed meanwhile; choose which version to keep.',
      outcome.message,
      outcome.message.history[0]?.by,
    );
  }
  return { body: outcome.message };
};

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
