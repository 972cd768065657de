import '#functions/data/testing/environment.ts';
import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { saveAdministrator } from '#functions/data/sign-in/save-administrator.ts';
import { dynamodb } from '#functions/data/table/client.ts';
import { tableName } from '#functions/data/table/table.ts';
import { type Engine, startEngine } from '#functions/data/testing/engine.ts';
import { send, type TestAnswer, type TestRequest } from '#functions/http/testing/event.ts';
import { login, logout } from '#shared/api/session.ts';
import { handler } from './handler.ts';

// Replaces the slow password hash.
vi.mock(import('#functions/data/sign-in/password.ts'), () => ({
  hashPassword: async (password) => `hash of ${password}`,
  verifyPassword: async (password, stored) => stored === `hash of ${password}`,
}));

const right = 'the right password';
const minutes = 60_000;
const days = 24 * 60 * minutes;
let engine: Engine;
beforeAll(async () => {
  engine = await startEngine('dynalite');
});
afterAll(() => engine.stop());

let owner = '';
let made = 0;
beforeEach(async () => {
  made += 1;
  owner = `owner${made}`;
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2020 + made, 4, 1, 12) });
  await saveAdministrator(owner, `hash of ${right}`, new Date());
});
const later = (ms: number) => vi.setSystemTime(Date.now() + ms);

function signIn(password = right, request: TestRequest & { as?: string } = {}) {
  return send(handler, login, {
    json: { username: request.as ?? owner, password },
    sourceIp: '203.0.113.1',
    ...request,
  });
}
function deviceIn({ cookies }: TestAnswer): string {
  const [, token = ''] = /__Host-device=([\w-]*);/.exec(cookies.join('\n')) ?? [];
  return token;
}
/** Sends wrong passwords for the owner's name from a number of IP addresses in turn. Returns the statuses. */
async function strangersFail(tries: number, addresses: number): Promise<number[]> {
  const statuses: number[] = [];
  for (let n = 0; n < tries; n += 10) {
    const some = Array.from({ length: Math.min(10, tries - n) }, (_, more) => (n + more) % addresses);
    const answers = await Promise.all(
      some.map((address) => signIn('wrong', { sourceIp: `198.18.${address >> 8}.${address & 255}` })),
    );
    statuses.push(...answers.map(({ status = 0 }) => status));
  }
  return statuses;
}

describe('a known device', () => {
  test('has a cookie for half a year that only this host gets and no script can read', async () => {
    const { cookies } = await signIn();
    expect(cookies).toHaveLength(2);
    expect(cookies[1]).toMatch(/^__Host-device=[\w-]{43}; /);
    expect(cookies[1]?.split('; ').slice(1)).toEqual([
      `Max-Age=${180 * 24 * 60 * 60}`,
      'Path=/',
      'Secure',
      'HttpOnly',
      'SameSite=Strict',
    ]);
  });

  test('can sign in while 6 addresses fail, in several windows', async () => {
    const deviceToken = deviceIn(await signIn());
    for (let passed = 0; passed <= 20; passed += 5) {
      await strangersFail(6, 6);
      expect([passed, (await signIn(right, { deviceToken })).status]).toEqual([passed, 200]);
      later(5 * minutes);
    }
  });

  test('can sign in while 30 addresses fail, which get no more attempts', async () => {
    const deviceToken = deviceIn(await signIn());
    const statuses = await strangersFail(30, 30);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect((await signIn(right)).status).toBe(429);
    expect((await signIn(right, { deviceToken })).status).toBe(200);
  });

  test('can sign in from an address whose attempts a stranger has used up', async () => {
    const deviceToken = deviceIn(await signIn());
    for (let n = 0; n < 6; n++) await signIn('wrong', { as: `nobody${n}` });
    expect((await signIn(right)).status).toBe(429);
    expect((await signIn(right, { deviceToken })).status).toBe(200);
  });

  test('stays known after signing out and through many sign-ins, with one token', async () => {
    const first = await signIn();
    const deviceToken = deviceIn(first);
    const out = await send(handler, logout, { deviceToken });
    expect(deviceIn(out)).toBe('');
    later(100 * days);
    expect(deviceIn(await signIn(right, { deviceToken }))).toBe(deviceToken);
    later(100 * days);
    await strangersFail(10, 10);
    expect((await signIn(right, { deviceToken })).status).toBe(200);
  });

  test('has 5 attempts in a quarter of an hour, independent of strangers’ attempts', async () => {
    const deviceToken = deviceIn(await signIn());
    for (let n = 0; n < 5; n++) expect((await signIn('wrong', { deviceToken })).status).toBe(401);
    expect(await signIn(right, { deviceToken })).toMatchObject({
      ...{ status: 429, headers: { 'Retry-After': '900' } },
      body: { error: 'Too many failed attempts; try again in 15 minutes.' },
    });
    expect((await signIn(right)).status).toBe(200);
    later(15 * minutes);
    expect((await signIn(right, { deviceToken })).status).toBe(200);
  });
});

describe('these are unknown devices:', () => {
  const whileStrangersFail = async (
    deviceToken: string,
    request: { as?: string; password?: string } = {},
  ) => {
    const { password = right, ...as } = request;
    await strangersFail(10, 10);
    return (await signIn(password, { ...as, deviceToken })).status;
  };

  test('a device that was not used for half a year', async () => {
    const deviceToken = deviceIn(await signIn());
    later(180 * days);
    expect(await whileStrangersFail(deviceToken)).toBe(429);
  });

  test('every device after a password change', async () => {
    const deviceToken = deviceIn(await signIn());
    await saveAdministrator(owner, 'hash of another password', new Date());
    expect(await whileStrangersFail(deviceToken, { password: 'another password' })).toBe(429);
  });

  test('the device of another account', async () => {
    await saveAdministrator(`other-${owner}`, `hash of ${right}`, new Date());
    const deviceToken = deviceIn(await signIn(right, { as: `other-${owner}` }));
    expect(await whileStrangersFail(deviceToken)).toBe(429);
  });

  test.each(['', 'x', 'A'.repeat(43), 'ü'.repeat(43), 'a'.repeat(5000)])(
    'a browser with the token %j, which gets a new one when it signs in',
    async (deviceToken) => {
      const given = deviceIn(await signIn(right, { deviceToken }));
      expect(given).toMatch(/^[\w-]{43}$/);
      expect(given).not.toBe(deviceToken);
      expect(await whileStrangersFail(deviceToken)).toBe(429);
    },
  );
});

test('neither a cookie nor a wrong password reveals whether a name exists', async () => {
  const deviceToken = 'A'.repeat(43);
  const wrong = await signIn('wrong', { deviceToken });
  const unknown = await signIn('wrong', { deviceToken, as: 'nobody' });
  expect(wrong).toMatchObject({ status: 401, cookies: [] });
  expect(unknown).toEqual(wrong);
});

test('a known device with an unknown name is answered like a stranger', async () => {
  const deviceToken = deviceIn(await signIn());
  const onKnown = await signIn('wrong', { deviceToken, as: 'nobody' });
  const onUnknown = await signIn('wrong', { as: 'nobody' });
  expect(onKnown).toEqual(onUnknown);
});

test('no device token is stored', async () => {
  const deviceToken = deviceIn(await signIn());
  const { Items } = await dynamodb.send(new ScanCommand({ TableName: tableName }));
  expect(deviceToken).not.toBe('');
  expect(JSON.stringify(Items)).not.toContain(deviceToken);
});
