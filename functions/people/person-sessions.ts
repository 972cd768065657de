import { turnCodesOff } from '#functions/data/sign-in/codes.ts';
import { endSessionsOf } from '#functions/data/sign-in/save-administrator.ts';
import { endSession, listSessions } from '#functions/data/sign-in/session-list.ts';
import { Conflict, NotFound } from '#functions/http/errors.ts';
import type { Operation } from '#functions/http/operation.ts';
import { findPerson, removedMeanwhile } from './update-person.ts';

export const listPersonSessions: Operation<'listPersonSessions'> = async ({
  administrator,
  params: { id },
}) => {
  const person = await findPerson(id);
  return {
    body:
      person.disabledAt === undefined ? await listSessions(person, administrator.session, new Date()) : [],
  };
};

export const endPersonSession: Operation<'endPersonSession'> = async ({ params: { id, session }, note }) => {
  note({ title: (await findPerson(id)).username });
  if (!(await endSession(id, session))) throw new NotFound('This session has ended already.');
  return { body: undefined };
};

export const endPersonSessions: Operation<'endPersonSessions'> = async ({ params: { id }, note }) => {
  const person = await endSessionsOf((await findPerson(id)).accountId);
  if (!person) throw removedMeanwhile();
  note({ title: person.username });
  return { body: undefined };
};

/**
 * Turns off the one-time codes of a user who has lost both the app and the recovery codes. It needs neither password nor code,
 * so it is refused for the caller's own account.
 */
export const removeCodes: Operation<'removeCodes'> = async ({ params: { id }, administrator, note }) => {
  if (id === administrator.accountId) {
    throw new Conflict('Turn off your own one-time codes in your account; another owner can do it here.');
  }
  note({ title: (await findPerson(id)).username });
  if (!(await turnCodesOff({ accountId: id }, 'owner', new Date()))) {
    throw new Conflict('This person has no one-time codes; look at the list again.');
  }
  return { body: undefined };
};
