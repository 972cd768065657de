import { schemasOf } from '#shared/api/endpoint/schemas-of.ts';
import '#functions/data/testing/environment.ts';
import { ScanCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { makeLink } from '#functions/data/people/link.ts';
import { accountIdOf, getAdministrator } from '#functions/data/sign-in/administrator.ts';
import { saveAdministrator } from '#functions/data/sign-in/save-administrator.ts';
import { dynamodb } from '#functions/data/table/client.ts';
import { tableName } from '#functions/data/table/table.ts';
import { type Engine, startEngine } from '#functions/data/testing/engine.ts';
import { send, type TestRequest } from '#functions/http/testing/event.ts';
import * as codesApi from '#shared/api/codes.ts';
import * as sessionApi from '#shared/api/session.ts';
import { handler } from '../handler.ts';
import { cookieIn } from '../testing/cookie-in.ts';
import { redeemCode } from './redeem-code.ts';
import { codeAt } from './totp.ts';

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

const api = { ...sessionApi, ...codesApi };
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const present = 'the present password';
let username = '';
let made = 0;
let sessionToken = '';
/** Each test has a day, an address and an administrator of its own. */
beforeEach(async () => {
  made += 1;
  username = `coder${made}`;
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 4, made, 12) });
  await saveAdministrator(username, `hash of ${present}`, new Date());
  sessionToken = cookieIn(await signIn(), 'session');
});

/** Every window of a limit begins at noon. */
const nextDay = () => vi.setSystemTime(Date.UTC(2027, 4, made, 12));
const refusedFor = (minutes: number) => ({ status: 429, headers: { 'Retry-After': String(60 * minutes) } });
const later = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);
/** The code that an app shows this many steps from now. */
const code = (away = 0) => codeAt(secret, Math.floor(Date.now() / 30_000) + away);
const from = (request: TestRequest) => ({ sourceIp: `198.51.100.${made}`, ...request });
const signIn = (more: TestRequest = {}, password = present) =>
  send(handler, api.login, from({ json: { username, password }, ...more }));
const confirm = (challengeToken: string, typed: string, more: TestRequest = {}) =>
  send(handler, api.confirmSignIn, from({ json: { code: typed }, challengeToken, ...more }));
const turnOn = (json: object = {}) =>
  send(handler, api.turnOnCodes, { sessionToken, json: { present, secret, code: code(), ...json } });
const off = (json: object = {}) =>
  send(handler, api.turnOffCodes, { sessionToken, json: { present, code: code(), ...json } });
const state = async () => (await send(handler, api.getCodes, { sessionToken })).body;
const challenged = async () => cookieIn(await signIn(), 'challenge');
async function recoveryCodes(): Promise<string[]> {
  const { recoveryCodes: codes } = schemasOf(api.turnOnCodes).response.parse((await turnOn()).body);
  later(60);
  return codes;
}
const wrong = { status: 400, cookies: [], body: { details: [{ field: 'code', problem: 'wrong' }] } };
const again = { status: 401, cookies: [] };

/** Makes all writes fail that count back an attempt, remember a device or note a sign-in. Returns what was logged since. */
function failAsides(): () => unknown[] {
  const real = dynamodb.send.bind(dynamodb);
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const sent = vi.spyOn(dynamodb, 'send').mockImplementation((async (command: UpdateCommand) => {
    const { Key, ExpressionAttributeValues = {} } = command.input;
    const isCountedBack = /^throttle#/.test(Key?.pk) && Object.values(ExpressionAttributeValues).includes(-1);
    const isAside =
      /^device#/.test(Key?.pk) ||
      Object.values(command.input.ExpressionAttributeNames ?? {}).includes('lastSignedInAt');
    if (command instanceof UpdateCommand && (isCountedBack || isAside)) throw new Error('slow');
    return real(command);
  }) as typeof dynamodb.send);
  return () => {
    sent.mockRestore();
    const failures = logged.mock.calls.map(([{ failure }]) => failure);
    logged.mockRestore();
    return failures;
  };
}

test('writes beside a sign-in that fail are logged, and do not stop it', async () => {
  let stop = failAsides();
  const first = await signIn();
  expect([first.status, first.cookies.length, cookieIn(first, 'session').length]).toEqual([200, 1, 43]);
  expect(stop()).toEqual(['Login attempt not released', 'Sign-in not noted', 'Device not remembered']);
  await recoveryCodes();
  const half = await challenged();
  stop = failAsides();
  expect((await confirm(half, code())).status).toBe(200);
  expect(stop()[0]).toBe('Attempt of a code not released');
  later(30);
  const signed = { sessionToken, deviceToken: cookieIn(await confirm(await challenged(), code()), 'device') };
  later(30);
  stop = failAsides();
  expect((await off()).status).toBe(204);
  expect(await send(handler, api.endOtherSessions, signed)).toMatchObject({ status: 204, cookies: [] });
  expect(stop()).toEqual(['Attempt not released', 'Attempt of a code not released', 'Device not remembered']);
});

test('with codes on, a password alone gives no session; the code after it does', async () => {
  expect(await state()).toEqual({ recoveryLeft: 0 });
  await recoveryCodes();
  expect(await state()).toEqual({ since: expect.stringContaining('T12:00:00'), recoveryLeft: 10 });
  const first = await signIn();
  expect(first).toMatchObject({ status: 200, body: { next: 'code' } });
  expect(first.cookies).toHaveLength(1);
  expect(first.cookies[0]).toMatch(
    /^__Host-challenge=[\w-]{43}; Max-Age=300; Path=\/; Secure; HttpOnly; SameSite=Strict$/,
  );
  const second = await confirm(cookieIn(first, 'challenge'), code());
  expect(second).toMatchObject({ status: 200, body: { username, role: 'owner' } });
  expect(second.cookies.at(-1)).toMatch(/^__Host-challenge=; Max-Age=0;/);
  const mine = { sessionToken: cookieIn(second, 'session') };
  expect((await send(handler, api.getCurrentUser, mine)).body).toEqual({ username, role: 'owner' });
});

test('an account without codes has no code that fits', async () => {
  const account = await getAdministrator(accountIdOf(username));
  for (const typed of ['000000', 'a-recovery-code']) {
    expect(account && (await redeemCode(account, typed, new Date()))).toBe(false);
  }
});

test('a challenge token is no session token, and the reverse', async () => {
  await recoveryCodes();
  const half = await challenged();
  expect((await send(handler, api.getCurrentUser, { sessionToken: half })).status).toBe(401);
  expect(await confirm(sessionToken, code())).toMatchObject(again);
});

test('a code is accepted once, even if used simultaneously', async () => {
  await recoveryCodes();
  const halves = [await challenged(), await challenged(), await challenged()];
  const answers = await Promise.all(halves.map((half) => confirm(half, code())));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  expect(await confirm(await challenged(), code())).toMatchObject(wrong);
  expect(await confirm(await challenged(), code(-1))).toMatchObject(wrong);
  later(30);
  expect((await confirm(await challenged(), code())).status).toBe(200);
});

test('the code that turned codes on is not accepted again', async () => {
  await turnOn();
  expect(await confirm(await challenged(), code())).toMatchObject(wrong);
});

test('a recovery code is accepted once, however it is typed, and only its hash is stored', async () => {
  const [first = '', second = '', ...others] = await recoveryCodes();
  expect(others).toHaveLength(8);
  const { Items } = await dynamodb.send(new ScanCommand({ TableName: tableName }));
  expect(JSON.stringify(Items)).not.toContain(first.replaceAll('-', ''));
  expect((await confirm(await challenged(), ` ${first.toUpperCase()} `)).status).toBe(200);
  expect(await confirm(await challenged(), first)).toMatchObject(wrong);
  expect(await state()).toMatchObject({ recoveryLeft: 9 });
  const halves = [await challenged(), await challenged()];
  const answers = await Promise.all(halves.map((half) => confirm(half, second)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
});

test('a challenge expires five minutes after the password', async () => {
  await recoveryCodes();
  const half = await challenged();
  later(299);
  expect(await confirm(half, '000000')).toMatchObject(wrong);
  later(1);
  expect(await confirm(half, code())).toMatchObject(again);
});

test.each(['', 'A'.repeat(43), 'no token'])(
  'refuses the challenge token %j without counting an attempt',
  async (token) => {
    await recoveryCodes();
    expect(await confirm(token, code())).toMatchObject(again);
    expect((await confirm(await challenged(), code())).status).toBe(200);
  },
);

test('a used challenge is not accepted again', async () => {
  await recoveryCodes();
  const half = await challenged();
  expect((await confirm(half, code())).status).toBe(200);
  later(60);
  expect(await confirm(half, code())).toMatchObject(again);
});

test('limits codes to five attempts from an address and ten for an account', async () => {
  await recoveryCodes();
  nextDay();
  const half = await challenged();
  const statuses = [];
  for (let n = 0; n < 6; n++) statuses.push((await confirm(half, '000000')).status);
  for (let n = 0; n < 6; n++) {
    statuses.push((await confirm(half, '000000', { sourceIp: `203.0.113.${n + 1}` })).status);
  }
  expect(statuses).toEqual([400, 400, 400, 400, 400, 429, 400, 400, 400, 400, 400, 429]);
  expect(await confirm(half, code())).toMatchObject(refusedFor(15));
  expect(await confirm(half, code(), { sourceIp: '203.0.113.99' })).toMatchObject(refusedFor(60));
});

test('a known device keeps its own attempts when strangers use up theirs', async () => {
  await recoveryCodes();
  const whole = await confirm(await challenged(), code());
  const deviceToken = cookieIn(whole, 'device');
  const half = await challenged();
  for (let n = 0; n < 11; n++) await confirm(half, '000000', { sourceIp: `203.0.113.${n + 1}` });
  later(30);
  expect((await confirm(half, code())).status).toBe(429);
  expect((await confirm(half, code(), { deviceToken })).status).toBe(200);
});

test('a password chosen by a mailed link does not skip the code, and ends open challenges', async () => {
  await recoveryCodes();
  const half = await challenged();
  const accountId = accountIdOf(username);
  const token = await makeLink({ accountId, purpose: 'reset' }, new Date());
  const password = 'quite another password';
  const chosen = await send(handler, api.choosePassword, from({ json: { accountId, token, password } }));
  expect(chosen).toMatchObject({ status: 200, cookies: [] });
  expect(await confirm(half, code())).toMatchObject(again);
  expect((await signIn({}, password)).body).toEqual({ next: 'code' });
});

test.each([
  [{ present: 'a guess' }, 'present', 'wrong'],
  [{ present: '' }, 'present', 'required'],
  [{ code: '' }, 'code', 'required'],
  [{ code: '12345' }, 'code', 'invalid'],
  [{ code: '000000' }, 'code', 'wrong'],
  [{ secret: 'ABC' }, 'secret', 'invalid'],
])('%j does not turn codes on', async (json, field, problem) => {
  const details = expect.arrayContaining([{ field, problem }]);
  expect(await turnOn(json)).toMatchObject({ status: 400, body: { details } });
  expect(await state()).toEqual({ recoveryLeft: 0 });
});

test('codes are turned on once by simultaneous requests', async () => {
  const answers = await Promise.all([turnOn(), turnOn()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  later(60);
  expect((await turnOn()).status).toBe(409);
});

test('turns codes off with password and code together', async () => {
  const [recovery = ''] = await recoveryCodes();
  expect(await off({ present: 'a guess' })).toMatchObject({ status: 400 });
  expect(await off({ code: '000000' })).toMatchObject(wrong);
  expect(await state()).toMatchObject({ recoveryLeft: 10 });
  expect((await off({ code: recovery })).status).toBe(204);
  expect(await state()).toEqual({ recoveryLeft: 0 });
  expect(cookieIn(await signIn(), 'session')).not.toBe('');
  expect((await off()).status).toBe(409);
});

test('new recovery codes void the former ones', async () => {
  const [former = ''] = await recoveryCodes();
  const json = { present, code: code() };
  const renewed = await send(handler, api.renewRecoveryCodes, { sessionToken, json });
  const [fresh = ''] = schemasOf(api.renewRecoveryCodes).response.parse(renewed.body).recoveryCodes;
  expect(await state()).toMatchObject({ recoveryLeft: 10 });
  expect(await confirm(await challenged(), former)).toMatchObject(wrong);
  expect((await confirm(await challenged(), fresh)).status).toBe(200);
});

test('limits codes to five attempts after the password at an open screen', async () => {
  await recoveryCodes();
  nextDay();
  sessionToken = cookieIn(await confirm(await challenged(), code(-1)), 'session');
  for (let n = 0; n < 5; n++) expect((await off({ code: '000000' })).status).toBe(400);
  expect(await off()).toMatchObject(refusedFor(15));
});
