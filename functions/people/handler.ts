import { personOf } from '#functions/data/people/person.ts';
import { listAdministrators } from '#functions/data/sign-in/administrator.ts';
import { serve } from '#functions/http/serve.ts';
import { canMail } from './environment.ts';
import { findAuditLines } from './find-audit-lines.ts';
import { inviteAgain, invitePerson } from './invite.ts';
import { endPersonSession, endPersonSessions, listPersonSessions } from './person-sessions.ts';
import { removeCodes } from './remove-codes.ts';
import { removePerson, updatePerson } from './update-person.ts';

export const handler = serve('people', {
  listPeople: async () => {
    const now = new Date();
    const people = (await listAdministrators()).map((administrator) => personOf(administrator, now));
    return { body: { people, canMail } };
  },
  invitePerson,
  inviteAgain,
  updatePerson,
  removePerson,
  removeCodes,
  listPersonSessions,
  endPersonSession,
  endPersonSessions,
  findAuditLines,
});
