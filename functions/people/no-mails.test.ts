import '#functions/data/testing/environment.ts';
import { beforeAll, expect, test } from 'vitest';
import { getHandOver } from '#functions/data/people/hand-over.ts';
import { createInvited } from '#functions/data/people/person.ts';
import { accountIdOf, getAdministrator } from '#functions/data/sign-in/administrator.ts';
import { saveAdministrator } from '#functions/data/sign-in/save-administrator.ts';
import { send } from '#functions/http/testing/event.ts';
import { signedIn } from '#functions/http/testing/signed-in.ts';
import { handOver, inviteAgain, invitePerson, listPeople } from '#shared/api/people.ts';
import { handler } from './handler.ts';

/** Tests a site without a sender address. */
let sessionToken: string;
const dana = { username: 'dana', email: 'dana@example.com', role: 'editor', language: 'ar' } as const;
beforeAll(async () => {
  const signed = await signedIn();
  sessionToken = signed.sessionToken;
  await createInvited(dana, new Date());
  return signed.stop;
});

test('a site that sends no mails invites nobody', async () => {
  const refusal = { status: 409, body: { error: expect.stringContaining('This site sends no mails') } };
  const json = { ...dana, username: 'lana' };
  expect(await send(handler, invitePerson, { sessionToken, json })).toMatchObject(refusal);
  expect(await getAdministrator(accountIdOf('lana'))).toBeUndefined();
  const params = { id: accountIdOf('dana') };
  expect(await send(handler, inviteAgain, { sessionToken, params })).toMatchObject(refusal);
  expect((await send(handler, listPeople, { sessionToken })).body).toMatchObject({ canMail: false });
});

test('a handover of a site that sends no mails stores nothing for a mail', async () => {
  await saveAdministrator('sara', 'hash', new Date());
  const json = { id: 'hand-over-without-mails-01', messages: accountIdOf('sara') };
  const params = { id: accountIdOf('admin') };
  expect((await send(handler, handOver, { sessionToken, params, json })).body).toMatchObject({ more: false });
  expect(await getHandOver(json.id)).toBeUndefined();
});
