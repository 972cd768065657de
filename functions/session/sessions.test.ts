import '#functions/data/testing/environment.ts';
import { PutCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { accountIdOf, getAdministrator } from '#functions/data/sign-in/administrator.ts';
import { saveAdministrator } from '#functions/data/sign-in/save-administrator.ts';
import { dynamodb } from '#functions/data/table/client.ts';
import { itemKey, tableName } from '#functions/data/table/table.ts';
import { startEngine } from '#functions/data/testing/engine.ts';
import { send, type TestAnswer } from '#functions/http/testing/event.ts';
import { endOtherSessions, endSession, getCurrentUser, listSessions, login } from '#shared/api/session.ts';
import type { ActiveSession } from '#shared/session/active-session.ts';
import { handler } from './handler.ts';

vi.mock(import('#functions/data/sign-in/password.ts'), () => ({
  hashPassword: async (password) => `hash of ${password}`,
  verifyPassword: async (password, stored) => stored === `hash of ${password}`,
}));
beforeAll(async () => {
  const engine = await startEngine('dynalite');
  return () => engine.stop();
});

const firefox = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0' };
const fromIraq = { ...firefox, 'cloudfront-viewer-country': 'IQ' };
let username = '';
let made = 0;
/** Each test has a day and an administrator of its own. */
beforeEach(async () => {
  made += 1;
  username = `admin${made}`;
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 4, made, 12) });
  await saveAdministrator(username, 'hash of it', new Date());
});
const later = (minutes: number) => vi.setSystemTime(Date.now() + minutes * 60_000);

const cookieOf = ({ cookies }: TestAnswer, name: string) =>
  cookies.find((cookie) => cookie.startsWith(`__Host-${name}=`))?.match(/=([\w-]*)/)?.[1] ?? '';
async function signIn(headers: Record<string, string> = {}, as = username) {
  const answer = await send(handler, login, { json: { username: as, password: 'it' }, headers });
  expect(answer.status).toBe(200);
  return { sessionToken: cookieOf(answer, 'session'), deviceToken: cookieOf(answer, 'device') };
}
type Signed = Partial<Awaited<ReturnType<typeof signIn>>>;
const list = async (signed: Signed) => (await send(handler, listSessions, signed)).body as ActiveSession[];
const isIn = async (signed: Signed) => (await send(handler, getCurrentUser, signed)).status === 200;

/** A session as the release before stored it. */
async function olderSession(): Promise<Signed> {
  const sessionToken = made.toString().padStart(43, 'o');
  const { createHash } = await import('node:crypto');
  const hash = createHash('sha256').update(sessionToken).digest('base64url');
  const { accountId, credentialVersion } = (await getAdministrator(accountIdOf(username))) ?? {};
  const instant = new Date().toISOString();
  const Item = { accountId, credentialVersion, createdAt: instant, lastSeenAt: instant };
  await dynamodb.send(
    new PutCommand({ TableName: tableName, Item: { ...itemKey('session', hash), ...Item } }),
  );
  return { sessionToken };
}

describe('the list of sessions', () => {
  test('contains place and start, marks the present session, and has no token', async () => {
    const first = await signIn(fromIraq);
    later(5);
    const second = await signIn();
    const sessions = await list(second);
    expect(sessions).toEqual([
      {
        id: expect.any(String),
        isCurrent: true,
        createdAt: expect.any(String),
        lastSeenAt: expect.any(String),
      },
      {
        ...{ id: expect.any(String), isCurrent: false, browser: 'firefox', system: 'linux', country: 'IQ' },
        ...{ createdAt: expect.any(String), lastSeenAt: expect.any(String) },
      },
    ]);
    expect(Date.parse(sessions[0]?.createdAt ?? '') - Date.parse(sessions[1]?.createdAt ?? '')).toBe(300_000);
    const { Items = [] } = await dynamodb.send(new ScanCommand({ TableName: tableName }));
    const keys = Items.filter(({ sk }) => sk === 'session').map(({ pk }) => String(pk).slice(8));
    for (const secret of [...keys, first.sessionToken, second.sessionToken])
      expect(JSON.stringify(sessions)).not.toContain(secret);
  });

  test('leaves out ended sessions, and those of others', async () => {
    await signIn();
    await signIn({}, 'admin1');
    later(31);
    expect(await list(await signIn())).toHaveLength(1);
  });

  test('contains a session of the previous release after it was used', async () => {
    const older = await olderSession();
    later(2);
    const newer = await signIn();
    expect(await list(newer)).toHaveLength(1);
    expect(await list(older)).toMatchObject([{ isCurrent: true }, { isCurrent: false }]);
    expect(await list(newer)).toHaveLength(2);
  });
});

describe('a session', () => {
  test('is ended by its id, once, and no other with it', async () => {
    const [other, own] = [await signIn(), await signIn()];
    const id = (await list(own)).find(({ isCurrent }) => !isCurrent)?.id ?? '';
    expect((await send(handler, endSession, { ...own, params: { id } })).status).toBe(204);
    expect([await isIn(other), await isIn(own)]).toEqual([false, true]);
    expect(await send(handler, endSession, { ...own, params: { id } })).toMatchObject({
      status: 404,
      body: { error: 'This session has ended already.' },
    });
  });

  test('of another person cannot be ended by its id', async () => {
    const own = await signIn();
    await saveAdministrator('somebody', 'hash of it', new Date());
    const theirs = await signIn({}, 'somebody');
    const [{ id } = { id: '' }] = await list(theirs);
    expect((await send(handler, endSession, { ...own, params: { id } })).status).toBe(404);
    expect(await isIn(theirs)).toBe(true);
  });
});

test('all others are ended at once, including those of the previous release; the present one continues with its age', async () => {
  const others = [await signIn(), await signIn(), await olderSession()];
  const own = await signIn();
  const [before] = await list(own);
  const answer = await send(handler, endOtherSessions, own);
  expect(answer.status).toBe(204);
  expect(await Promise.all(others.map(isIn))).toEqual([false, false, false]);
  expect(await list(own)).toEqual([before]);
  later(12 * 60);
  expect(await isIn(own)).toBe(false);
});

test('signing out all others keeps the present device known, and no other device', async () => {
  const [other, own] = [await signIn(), await signIn()];
  const deviceToken = cookieOf(await send(handler, endOtherSessions, own), 'device');
  expect(deviceToken).toBe(own.deviceToken);
  const { findDevice } = await import('#functions/data/sign-in/device.ts');
  const known = (token: string) => findDevice(token, accountIdOf(username), new Date());
  expect(await known(own.deviceToken)).toBeDefined();
  expect(await known(other.deviceToken)).toBeUndefined();
});
