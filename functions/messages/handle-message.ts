import { getMessageDetails } from '#functions/data/message.ts';
import { saveHandling } from '#functions/data/message-state.ts';
import { Conflict, NotFound } from '#functions/http/errors.ts';
import { isId } from '#functions/http/idempotency.ts';
import type { Operation } from '#functions/http/operation.ts';
import { assigneeNamed } from './assignees.ts';

export const handleMessage: Operation<'handleMessage'> = async ({ params: { id }, body, administrator }) => {
  const stored = isId(id) ? await getMessageDetails(id) : undefined;
  const outcome =
    stored &&
    (await saveHandling(
      id,
      // Whose it is already may be gone.
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
