import { getAdministrator } from '#functions/data/sign-in/administrator.ts';
import { turnCodesOff } from '#functions/data/sign-in/codes.ts';
import { Conflict, NotFound } from '#functions/http/errors.ts';
import type { Operation } from '#functions/http/operation.ts';

/** For somebody who has lost app and recovery codes. For oneself this would take neither password nor code. */
export const removeCodes: Operation<'removeCodes'> = async ({ params: { id }, administrator, note }) => {
  if (id === administrator.accountId) {
    throw new Conflict('Turn off your own one-time codes in your account; another owner can do it here.');
  }
  const person = await getAdministrator(id);
  if (!person) throw new NotFound('This person was removed meanwhile.');
  note({ title: person.username });
  if (!(await turnCodesOff({ accountId: id }, 'owner', new Date()))) {
    throw new Conflict('This person has no one-time codes; look at the list again.');
  }
  return { body: undefined };
};
