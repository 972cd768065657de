import { setDone, setNew, setNotSpam } from '#functions/data/message-state.ts';
import { NotFound } from '#functions/http/errors.ts';
import { isId } from '#functions/http/idempotency.ts';
import type { Operation } from '#functions/http/operation.ts';
import type { Message } from '#shared/messages/message.ts';

export const markMessageProcessed: Operation<'markMessageProcessed'> = ({ params, administrator }) =>
  changed(params.id, (id) => setDone(id, new Date(), administrator.username));

export const reopenMessage: Operation<'reopenMessage'> = ({ params, administrator }) =>
  changed(params.id, (id) => setNew(id, new Date(), administrator.username));

export const markMessageNotSpam: Operation<'markMessageNotSpam'> = ({ params, administrator }) =>
  changed(params.id, (id) => setNotSpam(id, new Date(), administrator.username));

/** Answers a message as a change left it. */
async function changed(
  id: string,
  change: (id: string) => Promise<Message | undefined>,
): Promise<{ body: Message }> {
  const message = isId(id) ? await change(id) : undefined;
  if (!message) throw new NotFound('This message does not exist; reload the list.');
  return { body: message };
}
