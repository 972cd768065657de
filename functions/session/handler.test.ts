import '#functions/data/testing/environment.ts';
import { DeleteItemCommand } from '@aws-sdk/client-dynamodb';
import { ScanCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { accountIdOf } from '#functions/data/sign-in/administrator.ts';
import { verifyPassword } from '#functions/data/sign-in/password.ts';
import { saveAdministrator } from '#functions/data/sign-in/save-administrator.ts';
import { dynamodb } from '#functions/data/table/client.ts';
import { tableName } from '#functions/data/table/table.ts';
import { type Engine, startEngine } from '#functions/data/testing/engine.ts';
import { send, type TestAnswer, type TestRequest } from '#functions/http/testing/event.ts';
import { getCurrentUser, login, logout } from '#shared/api/session.ts';
import { handler } from './handler.ts';

// Replaces the slow password hash, and counts its calls.
vi.mock(import('#functions/data/sign-in/password.ts'), () => ({
  hashPassword: async (password) => `hash of ${password}`,
  verifyPassword: vi.fn(async (password, stored) => stored === `hash of ${password}`),
}));
const hashes = vi.mocked(verifyPassword);

const right = 'the right password';
let engine: Engine;
beforeAll(async () => {
  engine = await startEngine('dynalite');
});
afterAll(() => engine.stop());

let username = '';
let made = 0;
/** Each test has a day and an administrator of its own, so that no throttle window is shared. */
beforeEach(async () => {
  made += 1;
  username = `admin${made}`;
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 4, made, 12) });
  await saveAdministrator(username, `hash of ${right}`, new Date());
  hashes.mockClear();
});
function later(minutes: number) {
  vi.setSystemTime(Date.now() + minutes * 60_000);
}

function signIn(password = right, request: TestRequest & { as?: string } = {}) {
  return send(handler, login, { json: { username: request.as ?? username, password }, ...request });
}
const whoIs = (sessionToken: string) => send(handler, getCurrentUser, { sessionToken });
function tokenIn({ cookies }: TestAnswer): string {
  return /^__Host-session=([\w-]*);/.exec(cookies[0] ?? '')?.[1] ?? '';
}
async function times(count: number, act: (n: number) => Promise<unknown>) {
  for (let n = 0; n < count; n++) await act(n);
}

describe('signing in', () => {
  test('answers with the account, and a cookie that only this host gets and no script can read', async () => {
    const answer = await signIn();
    expect(answer).toMatchObject({ status: 200, body: { username, role: 'owner' } });
    expect(answer.cookies[0]).toMatch(/^__Host-session=[\w-]{43}; /);
    const attributes = answer.cookies[0]?.split('; ').slice(1);
    expect(attributes).toEqual(expect.arrayContaining(['Path=/', 'Secure', 'HttpOnly', 'SameSite=Strict']));
    expect((await whoIs(tokenIn(answer))).body).toEqual({ username, role: 'owner' });
  });

  test('accepts the name in any case and width', async () => {
    expect(await signIn(right, { as: ` ${username.toUpperCase()} ` })).toMatchObject({
      status: 200,
      body: { username, role: 'owner' },
    });
  });

  test('stores only a hash of the token', async () => {
    const token = tokenIn(await signIn());
    const { Items } = await dynamodb.send(new ScanCommand({ TableName: tableName }));
    expect(JSON.stringify(Items)).not.toContain(token);
  });

  test('answers an unknown name like a wrong password, and hashes for both', async () => {
    const wrong = await signIn('a wrong password');
    const unknown = await signIn('a wrong password', { as: 'nobody' });
    expect(wrong).toMatchObject({
      status: 401,
      body: { error: 'Invalid username or password.' },
      cookies: [],
    });
    expect(unknown).toEqual(wrong);
    expect(hashes.mock.calls).toEqual([
      ['a wrong password', `hash of ${right}`],
      ['a wrong password', undefined],
    ]);
  });

  test('gives a new token each time and ends the browser’s former session', async () => {
    const first = tokenIn(await signIn());
    const second = tokenIn(await signIn(right, { sessionToken: first }));
    expect(second).not.toBe(first);
    expect((await whoIs(first)).status).toBe(401);
    expect((await whoIs(second)).status).toBe(200);
  });
});

describe('a session', () => {
  test('ends after 30 minutes without use and not while it is used', async () => {
    const token = tokenIn(await signIn());
    await times(5, async () => {
      later(29);
      expect((await whoIs(token)).status).toBe(200);
    });
    later(30);
    expect((await whoIs(token)).status).toBe(401);
  });

  test('whose use cannot be noted is served, and ends as if it had not been used', async () => {
    const token = tokenIn(await signIn());
    later(20);
    const real = dynamodb.send.bind(dynamodb);
    const logged = vi.spyOn(console, 'error').mockReturnValueOnce();
    const broken = vi.spyOn(dynamodb, 'send').mockImplementation((async (command: UpdateCommand) => {
      if (command instanceof UpdateCommand) throw new Error('slow');
      return real(command);
    }) as typeof dynamodb.send);
    expect((await whoIs(token)).body).toEqual({ username, role: 'owner' });
    broken.mockRestore();
    expect(logged.mock.calls).toMatchObject([[{ failure: 'Session not extended' }]]);
    later(10);
    expect((await whoIs(token)).status).toBe(401);
  });

  test('ends when the password changes', async () => {
    const token = tokenIn(await signIn());
    await saveAdministrator(username, 'hash of another password', new Date());
    expect((await whoIs(token)).status).toBe(401);
  });

  test('ends when the administrator is removed', async () => {
    const token = tokenIn(await signIn());
    await dynamodb.send(
      new DeleteItemCommand({
        TableName: tableName,
        Key: { pk: { S: `administrator#${accountIdOf(username)}` }, sk: { S: 'administrator' } },
      }),
    );
    expect((await whoIs(token)).status).toBe(401);
  });
});

describe('signing out', () => {
  test('deletes the session on the server and the cookie in the browser', async () => {
    const token = tokenIn(await signIn());
    const answer = await send(handler, logout, { sessionToken: token });
    expect(answer).toMatchObject({ status: 204, text: '' });
    expect(answer.cookies[0]).toMatch(/^__Host-session=; Max-Age=0; Path=\/; Secure/);
    expect((await whoIs(token)).status).toBe(401);
  });

  test('from a form redirects to the login page', async () => {
    const token = tokenIn(await signIn());
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await send(handler, logout, { sessionToken: token, headers });
    expect(answer).toMatchObject({ status: 303, headers: { Location: '/admin/login' } });
    expect((await whoIs(token)).status).toBe(401);
  });

  test.each([undefined, '', 'not a token', 'A'.repeat(43)])(
    'with the token %j succeeds',
    async (sessionToken) => {
      const request = sessionToken === undefined ? {} : { sessionToken };
      expect((await send(handler, logout, request)).status).toBe(204);
    },
  );

  test('is refused for a request from another site', async () => {
    const token = tokenIn(await signIn());
    const headers = { origin: 'https://evil.example', 'content-type': 'application/x-www-form-urlencoded' };
    expect((await send(handler, logout, { sessionToken: token, headers })).status).toBe(400);
    expect((await whoIs(token)).status).toBe(200);
  });
});

describe('guessing passwords', () => {
  test('checks 5 of 50 simultaneous wrong passwords, and accepts the right one from another address', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, (_, n) => signIn(`guess number ${n}`)));
    const statuses = answers.map(({ status }) => status);
    expect(hashes).toHaveBeenCalledTimes(5);
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(45);
    expect((await signIn(right, { sourceIp: '203.0.113.77' })).status).toBe(200);
  });

  test('after 5 failures an address waits until its window ends, even with the right password', async () => {
    await times(5, () => signIn('wrong password'));
    later(5);
    const refused = await signIn();
    expect(refused).toMatchObject({ status: 429, headers: { 'Retry-After': '600' } });
    expect(refused.body).toEqual({ error: 'Too many failed attempts; try again in 10 minutes.' });
    later(9);
    expect((await signIn()).body).toEqual({ error: 'Too many failed attempts; try again in a minute.' });
    expect(hashes).toHaveBeenCalledTimes(5);
    later(1);
    expect((await signIn()).status).toBe(200);
  });

  test('an address is also blocked for unknown names, and together with its IPv6 network', async () => {
    await times(5, (n) => signIn('wrong', { as: `nobody${n}`, sourceIp: `2001:db8::${n}` }));
    expect((await signIn(right, { sourceIp: '2001:db8::ffff' })).status).toBe(429);
    expect((await signIn(right, { sourceIp: '2001:db8:0:1::1' })).status).toBe(200);
  });

  test('after 10 failures from anywhere an account waits 5 minutes', async () => {
    await times(10, (n) => signIn('wrong password', { sourceIp: `198.51.100.${n}` }));
    const refused = await signIn(right, { sourceIp: '203.0.113.1' });
    expect(refused).toMatchObject({ status: 429, headers: { 'Retry-After': '300' } });
    expect(hashes).toHaveBeenCalledTimes(10);
    later(5);
    expect((await signIn(right, { sourceIp: '203.0.113.1' })).status).toBe(200);
  });

  test('an attempt refused for the account does not count for the address', async () => {
    await times(10, (n) => signIn('wrong password', { sourceIp: `198.51.100.${n}` }));
    await times(8, () => signIn(right, { sourceIp: '203.0.113.1' }));
    later(5);
    expect((await signIn(right, { sourceIp: '203.0.113.1' })).status).toBe(200);
  });

  test('other spellings of the name count for one account', async () => {
    await times(10, (n) => {
      const as = n % 2 ? username.toUpperCase() : username.replace('a', 'ａ');
      return signIn('wrong password', { as, sourceIp: `198.51.100.${n}` });
    });
    expect((await signIn(right, { sourceIp: '203.0.113.1' })).status).toBe(429);
  });

  test('right passwords do not count', async () => {
    await times(12, async () => expect((await signIn()).status).toBe(200));
  });

  test('a header does not change the address', async () => {
    await times(5, (n) =>
      signIn('wrong', {
        headers: { 'content-type': 'application/json', 'x-forwarded-for': `198.51.100.${n}` },
      }),
    );
    expect((await signIn()).status).toBe(429);
  });
});
