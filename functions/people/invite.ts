import * as z from 'zod/mini';
import { requestLink } from '#functions/data/people/link.ts';
import { createInvited, personOf, stateOf } from '#functions/data/people/person.ts';
import { readEnvironment } from '#functions/data/table/environment.ts';
import { Conflict } from '#functions/http/errors.ts';
import type { Operation } from '#functions/http/operation.ts';
import { findPerson } from './update-person.ts';

/** Creates the account first: if the link is not requested after that, *Invite again* does it. */
export const invitePerson: Operation<'invitePerson'> = async ({ body, note }) => {
  note({ title: body.username });
  checkMails();
  const now = new Date();
  const created = await createInvited(body, now);
  if (!created) throw new Conflict('Somebody has this username already; choose another one.');
  note({ thingId: created.accountId });
  await requestLink({ accountId: created.accountId, purpose: 'invitation' }, now);
  return { status: 201, body: personOf(created, now) };
};

export const inviteAgain: Operation<'inviteAgain'> = async ({ params: { id }, note }) => {
  checkMails();
  const invited = await findPerson(id);
  note({ title: invited.username });
  if (stateOf(invited) !== 'invited') {
    throw new Conflict('This person has chosen a password or is disabled; look at the list again.');
  }
  await requestLink({ accountId: id, purpose: 'invitation' }, new Date());
  return { body: undefined };
};

function checkMails(): void {
  if (!canMail) {
    throw new Conflict(
      'This site sends no mails; npm run admin on the server makes an account with a password.',
    );
  }
}

/** True if the site has a sender address (`MAIL_FROM`). Without one no link can be mailed. */
export const canMail =
  readEnvironment(z.object({ MAIL_FROM: z.optional(z.email()) })).MAIL_FROM !== undefined;
