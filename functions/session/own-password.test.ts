import '#functions/data/testing/environment.ts';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { saveAdministrator } from '#functions/data/sign-in/save-administrator.ts';
import { type Engine, startEngine } from '#functions/data/testing/engine.ts';
import { send, type TestAnswer } from '#functions/http/testing/event.ts';
import { changePassword, getCurrentUser, login } from '#shared/api/session.ts';
import { handler } from './handler.ts';

// Replaces the slow password hash.
vi.mock(import('#functions/data/sign-in/password.ts'), () => ({
  hashPassword: async (password) => `hash of ${password}`,
  verifyPassword: async (password, stored) => stored === `hash of ${password}`,
}));

let engine: Engine;
beforeAll(async () => {
  engine = await startEngine('dynalite');
});
afterAll(() => engine.stop());

const present = 'the present password';
const password = 'quite another password';
let username = '';
let made = 0;
/** Each test has an administrator of its own. */
beforeEach(async () => {
  made += 1;
  username = `changer${made}`;
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 4, made, 12) });
  await saveAdministrator(username, `hash of ${present}`, new Date());
});

const tokenOf = ({ cookies }: TestAnswer) => /^__Host-session=([\w-]+);/.exec(cookies[0] ?? '')?.[1] ?? '';
const signIn = (word: string) =>
  send(handler, login, { json: { username, password: word }, sourceIp: `198.51.100.${made}` });
const statusOf = async (sessionToken: string) =>
  (await send(handler, getCurrentUser, { sessionToken })).status;
const change = (sessionToken: string, json: object = {}) =>
  send(handler, changePassword, { sessionToken, json: { present, password, ...json } });

test('changes the password, and keeps only the present session', async () => {
  const [mine, other] = [tokenOf(await signIn(present)), tokenOf(await signIn(present))];
  const changed = await change(mine);
  expect(changed).toMatchObject({ status: 204, text: '' });
  expect(await statusOf(tokenOf(changed))).toBe(200);
  expect([await statusOf(mine), await statusOf(other)]).toEqual([401, 401]);
  expect([(await signIn(present)).status, (await signIn(password)).status]).toEqual([401, 200]);
});

test.each([
  [{ present: 'not the present one' }, 'present', 'wrong'],
  [{ present: '' }, 'present', 'required'],
  [{ password: 'too short' }, 'password', 'too-short'],
])('%j changes nothing and ends no session', async (json, field, problem) => {
  const mine = tokenOf(await signIn(present));
  expect(await change(mine, json)).toMatchObject({
    status: 400,
    cookies: [],
    body: { details: expect.arrayContaining([{ field, problem }]) },
  });
  expect([await statusOf(mine), (await signIn(present)).status]).toEqual([200, 200]);
});

test('after 5 wrong passwords even the right one is refused; right ones do not count', async () => {
  let mine = tokenOf(await signIn(present));
  for (let n = 0; n < 6; n++) {
    const changed = await change(mine, { password: present });
    expect(changed.status).toBe(204);
    mine = tokenOf(changed);
  }
  for (let n = 0; n < 5; n++) expect((await change(mine, { present: 'a guess' })).status).toBe(400);
  expect(await change(mine)).toMatchObject({ status: 429, headers: { 'Retry-After': '900' } });
});

test('of two simultaneous changes from the same password one succeeds', async () => {
  const [one, two] = [tokenOf(await signIn(present)), tokenOf(await signIn(present))];
  const answers = await Promise.all([
    change(one, { password: 'the first of two passwords' }),
    change(two, { password: 'the second of two passwords' }),
  ]);
  expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
});
