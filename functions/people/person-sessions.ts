import { type Administrator, getAdministrator } from '#functions/data/sign-in/administrator.ts';
import { endSessionsOf } from '#functions/data/sign-in/save-administrator.ts';
import { endSession, listSessions } from '#functions/data/sign-in/session-list.ts';
import { NotFound } from '#functions/http/errors.ts';
import type { Operation } from '#functions/http/operation.ts';

export const listPersonSessions: Operation<'listPersonSessions'> = async ({
  administrator,
  params: { id },
}) => {
  const person = await find(id);
  return {
    body:
      person.disabledAt === undefined ? await listSessions(person, administrator.session, new Date()) : [],
  };
};

export const endPersonSession: Operation<'endPersonSession'> = async ({ params: { id, session }, note }) => {
  note({ title: (await find(id)).username });
  if (!(await endSession(id, session))) throw new NotFound('This session has ended already.');
  return { body: undefined };
};

export const endPersonSessions: Operation<'endPersonSessions'> = async ({ params: { id }, note }) => {
  const person = await endSessionsOf((await find(id)).accountId);
  if (!person) throw gone();
  note({ title: person.username });
  return { body: undefined };
};

async function find(id: string): Promise<Administrator> {
  const person = await getAdministrator(id);
  if (!person) throw gone();
  return person;
}

function gone(): NotFound {
  return new NotFound('This person was removed meanwhile.');
}
