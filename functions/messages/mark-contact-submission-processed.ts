import { idempotencyKey } from '../../shared/message.ts';
import { markMessageProcessed } from '../data/message.ts';
import { NotFound } from '../http/errors.ts';
import type { Operation } from '../http/operation.ts';

export const markContactSubmissionProcessed: Operation<'markContactSubmissionProcessed'> = async ({
  params,
}) => {
  const message = idempotencyKey.safeParse(params.id).success
    ? await markMessageProcessed(params.id, new Date())
    : undefined;
  if (!message) throw new NotFound('This message does not exist; reload the list.');
  return { body: message };
};
