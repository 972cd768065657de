import { clearMessage, markMessageProcessed, reopenMessage } from '#functions/data/message-state.ts';
import { NotFound } from '#functions/http/errors.ts';
import { isId } from '#functions/http/idempotency.ts';
import type { Operation } from '#functions/http/operation.ts';
import type { ContactSubmission } from '#shared/messages/message.ts';

export const markContactSubmissionProcessed: Operation<'markContactSubmissionProcessed'> = ({
  params,
  administrator,
}) => changed(params.id, (id) => markMessageProcessed(id, new Date(), administrator.username));

export const reopenContactSubmission: Operation<'reopenContactSubmission'> = ({ params, administrator }) =>
  changed(params.id, (id) => reopenMessage(id, new Date(), administrator.username));

export const clearContactSubmission: Operation<'clearContactSubmission'> = ({ params, administrator }) =>
  changed(params.id, (id) => clearMessage(id, new Date(), administrator.username));

/** Answers a message as a change left it. */
async function changed(
  id: string,
  change: (id: string) => Promise<ContactSubmission | undefined>,
): Promise<{ body: ContactSubmission }> {
  const message = isId(id) ? await change(id) : undefined;
  if (!message) throw new NotFound('This message does not exist; reload the list.');
  return { body: message };
}
