import { getAdministrator } from '#functions/data/sign-in/administrator.ts';
import { endSessionsOf } from '#functions/data/sign-in/save-administrator.ts';
import { endSession, listSessions } from '#functions/data/sign-in/session-list.ts';
import { NotFound } from '#functions/http/errors.ts';
import type { Operation } from '#functions/http/operation.ts';
import { linkPart } from '#shared/people/link.ts';

export const listPersonSessions: Operation<'listPersonSessions'> = async ({
  administrator,
  params: { id },
}) => {
  const person = isAccountId(id) ? await getAdministrator(id) : undefined;
  if (!person) throw gone();
  return {
    body:
      person.disabledAt === undefined ? await listSessions(person, administrator.session, new Date()) : [],
  };
};

export const endPersonSession: Operation<'endPersonSession'> = async ({ params: { id, session } }) => {
  if (!isAccountId(id) || !(await endSession(id, session)))
    throw new NotFound('This session has ended already.');
  return { body: undefined };
};

export const endPersonSessions: Operation<'endPersonSessions'> = async ({ params: { id } }) => {
  if (!isAccountId(id) || !(await endSessionsOf(id))) throw gone();
  return { body: undefined };
};

/** Any other text is nobody's, and may be longer than a key. */
function isAccountId(id: string): boolean {
  return linkPart.test(id);
}

function gone(): NotFound {
  return new NotFound('This person was removed meanwhile.');
}
