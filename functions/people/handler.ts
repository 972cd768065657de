import { countHoldings } from '#functions/data/people/holdings.ts';
import { personOf } from '#functions/data/people/person.ts';
import { listAdministrators } from '#functions/data/sign-in/administrator.ts';
import { serve } from '#functions/http/serve.ts';
import { findAuditLines } from './find-audit-lines.ts';
import { getHoldings, handOver } from './hand-over.ts';
import { canMail, inviteAgain, invitePerson } from './invite.ts';
import { endPersonSession, endPersonSessions, listPersonSessions, removeCodes } from './person-sessions.ts';
import { removePerson, updatePerson } from './update-person.ts';

export const handler = serve('people', {
  listPeople: async () => {
    const now = new Date();
    const people = (await listAdministrators()).map((administrator) => personOf(administrator, now));
    const held = await countHoldings(people, now);
    const holds = Object.fromEntries(
      people.flatMap(({ id, username }) => {
        const counts = held.get(username);
        return counts ? [[id, counts]] : [];
      }),
    );
    return { body: { people, canMail, holds } };
  },
  invitePerson,
  inviteAgain,
  updatePerson,
  removePerson,
  getHoldings,
  handOver,
  removeCodes,
  listPersonSessions,
  endPersonSession,
  endPersonSessions,
  findAuditLines,
});
