import { markMessageProcessed } from '#functions/data/message.ts';
import { NotFound } from '#functions/http/errors.ts';
import { isId } from '#functions/http/idempotency.ts';
import type { Operation } from '#functions/http/operation.ts';

export const markContactSubmissionProcessed: Operation<'markContactSubmissionProcessed'> = async ({
  params,
}) => {
  const message = isId(params.id) ? await markMessageProcessed(params.id, new Date()) : undefined;
  if (!message) throw new NotFound('This message does not exist; reload the list.');
  return { body: message };
};
