import { getMessageDetails } from '#functions/data/message.ts';
import { NotFound } from '#functions/http/errors.ts';
import { isId } from '#functions/http/idempotency.ts';
import type { Operation } from '#functions/http/operation.ts';

export const getMessage: Operation<'getMessage'> = async ({ params: { id } }) => {
  const message = isId(id) ? await getMessageDetails(id) : undefined;
  if (!message) throw new NotFound('This message does not exist; look for it in the list.');
  return { body: message };
};
