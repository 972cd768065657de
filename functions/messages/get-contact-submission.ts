import { getHandledMessage } from '#functions/data/message.ts';
import { NotFound } from '#functions/http/errors.ts';
import { isId } from '#functions/http/idempotency.ts';
import type { Operation } from '#functions/http/operation.ts';

export const getContactSubmission: Operation<'getContactSubmission'> = async ({ params: { id } }) => {
  const message = isId(id) ? await getHandledMessage(id) : undefined;
  if (!message) throw new NotFound('This message does not exist; look for it in the list.');
  return { body: message };
};
