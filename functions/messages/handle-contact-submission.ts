import { getHandledMessage } from '#functions/data/message.ts';
import { saveHandling } from '#functions/data/message-state.ts';
import { accountIdOf, getAdministrator } from '#functions/data/sign-in/administrator.ts';
import { BadRequest, Conflict, NotFound } from '#functions/http/errors.ts';
import { isId } from '#functions/http/idempotency.ts';
import type { Operation } from '#functions/http/operation.ts';

export const handleContactSubmission: Operation<'handleContactSubmission'> = async ({
  params: { id },
  body,
  administrator,
}) => {
  const stored = isId(id) ? await getHandledMessage(id) : undefined;
  const outcome =
    stored &&
    (await saveHandling(
      id,
      { ...body, assignee: await assigneeOf(body.assignee, stored.assignee) },
      new Date(),
      administrator.username,
    ));
  if (!outcome) throw new NotFound('This message does not exist; reload the list.');
  if (!outcome.saved) {
    throw new Conflict(
      'Somebody else changed this message meanwhile; choose which version to keep.',
      outcome.message,
    );
  }
  return { body: outcome.message };
};

/**
 * The name of the administrator who is meant, as it is written in their account; whose the message is already may be gone.
 * @throws BadRequest for nobody's name
 */
async function assigneeOf(name: string, before: string | undefined): Promise<string> {
  if (name === '' || name === before) return name;
  const administrator = await getAdministrator(accountIdOf(name));
  if (administrator) return administrator.username;
  throw new BadRequest('There is no administrator of this name; choose another.', [
    { field: 'assignee', problem: 'invalid' },
  ]);
}
