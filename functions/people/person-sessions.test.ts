import '#functions/data/testing/environment.ts';
import { beforeAll, expect, test } from 'vitest';
import { listAuditLines } from '#functions/data/audit/audit-log.ts';
import { accountIdOf, getAdministrator } from '#functions/data/sign-in/administrator.ts';
import { saveAdministrator } from '#functions/data/sign-in/save-administrator.ts';
import { createSession, findSession } from '#functions/data/sign-in/session.ts';
import { isSignedIn } from '#functions/http/session.ts';
import { send } from '#functions/http/testing/event.ts';
import { signedIn } from '#functions/http/testing/signed-in.ts';
import { endPersonSession, endPersonSessions, listPersonSessions } from '#shared/api/people.ts';
import type { ActiveSession } from '#shared/session/active-session.ts';
import { handler } from './handler.ts';

let sessionToken: string;
beforeAll(async () => {
  const signed = await signedIn();
  sessionToken = signed.sessionToken;
  await saveAdministrator('dana', 'hash', new Date());
  return signed.stop;
});

const id = accountIdOf('dana');
async function signInAsDana(): Promise<string> {
  const dana = await getAdministrator(id);
  if (!dana) throw new Error('There is nobody of this name.');
  return createSession(dana, new Date(), { browser: 'safari', system: 'ios', country: 'IQ' });
}
const sessions = async () =>
  (await send(handler, listPersonSessions, { sessionToken, params: { id } })).body as ActiveSession[];
const newestLine = async () => (await listAuditLines({}, 1, undefined)).items[0];
const goesOn = (token: string) => isSignedIn(token, new Date());

test('an owner lists the sessions of a person, and ends one of them', async () => {
  const [first, second] = [await signInAsDana(), await signInAsDana()];
  expect(await sessions()).toMatchObject([
    { isCurrent: false, browser: 'safari', system: 'ios', country: 'IQ' },
    { isCurrent: false },
  ]);
  const session = (await findSession(first, new Date()))?.id ?? '';
  const request = { sessionToken, params: { id, session } };
  expect((await send(handler, endPersonSession, request)).status).toBe(204);
  expect([await goesOn(first), await goesOn(second)]).toEqual([false, true]);
  expect((await send(handler, endPersonSession, request)).status).toBe(404);
  expect(await newestLine()).toMatchObject({
    act: 'person-session-ended',
    outcome: 'refused',
    title: 'dana',
  });
});

test('an owner signs a person out everywhere, and nobody else', async () => {
  const tokens = [await signInAsDana(), await signInAsDana()];
  expect((await send(handler, endPersonSessions, { sessionToken, params: { id } })).status).toBe(204);
  expect(await Promise.all(tokens.map(goesOn))).toEqual([false, false]);
  expect(await goesOn(sessionToken)).toBe(true);
  expect(await sessions()).toEqual([]);
  expect(await newestLine()).toMatchObject({ act: 'person-signed-out', outcome: 'done', title: 'dana' });
});

test.each([
  ['listPersonSessions', listPersonSessions],
  ['endPersonSessions', endPersonSessions],
  ['endPersonSession', endPersonSession],
])('%s of an unknown person is 404', async (_name, endpoint) => {
  for (const nobody of ['nobody', 'x'.repeat(3000)]) {
    const request = { sessionToken, params: { id: nobody, session: 'x' } };
    expect((await send(handler, endpoint, request)).status).toBe(404);
  }
});
