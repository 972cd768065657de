import '#functions/data/testing/environment.ts';
import { createHash } from 'node:crypto';
import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { changeAccount } from '#functions/data/people/change-account.ts';
import { makeLink } from '#functions/data/people/link.ts';
import { createInvited } from '#functions/data/people/person.ts';
import { type Administrator, accountIdOf, getAdministrator } from '#functions/data/sign-in/administrator.ts';
import { rememberDevice } from '#functions/data/sign-in/device.ts';
import { saveAdministrator } from '#functions/data/sign-in/save-administrator.ts';
import { dynamodb } from '#functions/data/table/client.ts';
import { itemKey, tableName } from '#functions/data/table/table.ts';
import { updateItem } from '#functions/data/table/update-item.ts';
import { type Engine, startEngine } from '#functions/data/testing/engine.ts';
import { send } from '#functions/http/testing/event.ts';
import { choosePassword, getCurrentUser, login, requestPasswordLink } from '#shared/api/session.ts';
import type { LinkPurpose } from '#shared/people/link.ts';
import { handler } from './handler.ts';

// Replaces the slow password hash.
vi.mock(import('#functions/data/sign-in/password.ts'), () => ({
  hashPassword: async (password) => `hash of ${password}`,
  verifyPassword: async (password, stored) => stored === `hash of ${password}`,
}));

let engine: Engine;
beforeAll(async () => {
  engine = await startEngine('dynalite');
  await saveAdministrator('owner', 'hash of the owner’s password', new Date());
});
afterAll(() => engine.stop());

let username = '';
let accountId = '';
let made = 0;
/** Each test has a day and an invited person of its own. */
beforeEach(async () => {
  made += 1;
  username = `dana${made}`;
  accountId = accountIdOf(username);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 4, made, 12) });
  await createInvited({ username, email: 'dana@example.com', language: 'en', role: 'editor' }, new Date());
});
const later = (hours: number) => vi.setSystemTime(Date.now() + hours * 3_600_000);

/** Returns the token of a new link. For a reset, an invited user first gets a password, because a reset requires one. */
async function linkFor(purpose: LinkPurpose): Promise<string> {
  const isInvited = (await getAdministrator(accountId))?.passwordHash === '';
  if (purpose === 'reset' && isInvited)
    await saveAdministrator(username, 'hash of a forgotten one', new Date());
  const token = await makeLink({ accountId, purpose }, new Date());
  if (!token) throw new Error('No link was made.');
  return token;
}
const password = 'a password of their own';
const choose = (token: string, { sourceIp, ...more }: { sourceIp?: string; [field: string]: unknown } = {}) =>
  send(handler, choosePassword, {
    json: { accountId, token, password, ...more },
    ...(sourceIp !== undefined && { sourceIp }),
  });
const signIn = (secret = password) => send(handler, login, { json: { username, password: secret } });
const asked = (name: string) => send(handler, requestPasswordLink, { json: { username: name } });
async function stored() {
  const { Items = [] } = await dynamodb.send(new ScanCommand({ TableName: tableName }));
  return Items;
}
/** Every window of a limit begins at noon, when a test begins. */
const refusedFor = (minutes: number) => ({ status: 429, headers: { 'Retry-After': String(60 * minutes) } });
const spent = {
  status: 409,
  body: { error: 'This link was used already or is too old; ask for a new one.' },
};

test('an invitation lets its holder choose a password once, and sign in with it', async () => {
  expect((await signIn('')).status).toBe(400);
  const token = await linkFor('invitation');
  expect(JSON.stringify(await stored())).not.toContain(token);
  expect(await choose(token)).toMatchObject({ status: 200, body: { username } });
  expect((await signIn()).status).toBe(200);
  expect(await choose(token, { password: 'another long password' })).toMatchObject(spent);
  expect((await signIn()).status).toBe(200);
});

test('a link used simultaneously by many works once', async () => {
  const token = await linkFor('invitation');
  const answers = await Promise.all(
    Array.from({ length: 5 }, (_, n) => choose(token, { password: `password number ${n}` })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
});

test.each([
  ['invitation', 7 * 24],
  ['reset', 1],
] as const)('a link of an %s is valid for %i hours', async (purpose, hours) => {
  const first = await linkFor(purpose);
  later(hours);
  expect(await choose(first)).toMatchObject(spent);
  const second = await linkFor(purpose);
  later(hours - 0.01);
  expect((await choose(second)).status).toBe(200);
});

test('a link stays valid when another is made, and using one voids all', async () => {
  await choose(await linkFor('invitation'));
  const links = [await linkFor('reset'), await linkFor('reset'), await linkFor('reset')];
  expect((await choose(links[1] ?? '')).status).toBe(200);
  for (const link of links) expect(await choose(link)).toMatchObject(spent);
});

test('of several links used at once one works', async () => {
  await choose(await linkFor('invitation'));
  const links = [await linkFor('reset'), await linkFor('reset'), await linkFor('reset')];
  const answers = await Promise.all(links.map((link) => choose(link)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
});

test('an invited person has no password to reset: only the invitation is made, and stays valid', async () => {
  const token = await linkFor('invitation');
  expect(await makeLink({ accountId, purpose: 'reset' }, new Date())).toBeUndefined();
  expect((await choose(token)).status).toBe(200);
  expect(await makeLink({ accountId, purpose: 'invitation' }, new Date())).toBeUndefined();
});

test('disabling the account, and a password changed otherwise, void all links', async () => {
  await choose(await linkFor('invitation'));
  const links = [await linkFor('reset'), await linkFor('reset')];
  await saveAdministrator(username, 'hash of another', new Date());
  for (const link of links) expect(await choose(link)).toMatchObject(spent);
  const later = await linkFor('reset');
  await changeAccount(accountId, 'disabled', new Date());
  expect(await choose(later)).toMatchObject(spent);
  expect(await makeLink({ accountId, purpose: 'reset' }, new Date())).toBeUndefined();
});

test('voided links are deleted when another is made', async () => {
  await choose(await linkFor('invitation'));
  await linkFor('reset');
  later(2);
  await linkFor('reset');
  const account = (await stored()).find(({ pk }) => pk === `administrator#${accountId}`);
  expect(account?.links?.size).toBe(1);
});

test('a link of a release that stored only one is valid once', async () => {
  const token = 'B'.repeat(43);
  await updateItem<Administrator>(itemKey('administrator', accountId), {
    set: {
      linkHash: createHash('sha256').update(token).digest('base64url'),
      linkEndsAt: Date.now() / 1000 + 60,
    },
  });
  await linkFor('invitation');
  expect((await choose(token)).status).toBe(200);
  expect(await choose(token)).toMatchObject(spent);
});

test('a forged link, and a link of another account, are invalid', async () => {
  const token = await linkFor('reset');
  expect(await choose('A'.repeat(43))).toMatchObject(spent);
  expect(await choose(token, { accountId: accountIdOf('owner') })).toMatchObject(spent);
});

test('a changed link is invalid, and does not use up the right one', async () => {
  const token = await linkFor('reset');
  const other = (at: number) => (token[at] === 'A' ? 'B' : 'A');
  for (const at of [0, 21, 42]) {
    vi.setSystemTime(Date.now() + 15 * 60_000);
    expect(await choose(token.slice(0, at) + other(at) + token.slice(at + 1))).toMatchObject(spent);
  }
  for (const more of [{ token: token.slice(1) }, { token: `${token}=` }, { accountId: 'x' }]) {
    expect(await choose(token, more)).toMatchObject({ status: 400, cookies: [] });
  }
  expect((await choose(token)).status).toBe(200);
});

test('a link of a removed account creates no account, and one of a disabled account stays invalid', async () => {
  await choose(await linkFor('invitation'));
  const first = await linkFor('reset');
  await changeAccount(accountId, 'disabled', new Date());
  await changeAccount(accountId, 'active', new Date());
  expect(await choose(first)).toMatchObject(spent);
  const second = await linkFor('reset');
  await changeAccount(accountId, 'removed', new Date());
  expect(await choose(second)).toMatchObject(spent);
  expect((await stored()).filter(({ pk }) => pk === `administrator#${accountId}`)).toEqual([]);
  await createInvited({ username, email: 'dana@example.com', language: 'en', role: 'editor' }, new Date());
  expect(await choose(second)).toMatchObject(spent);
});

test('choosing a new password ends all sessions', async () => {
  await choose(await linkFor('invitation'));
  const [cookie = ''] = (await signIn()).cookies;
  const sessionToken = /^__Host-session=([\w-]+)/.exec(cookie)?.[1] ?? '';
  expect((await send(handler, getCurrentUser, { sessionToken })).status).toBe(200);
  await choose(await linkFor('reset'), { password: 'another long password' });
  expect((await send(handler, getCurrentUser, { sessionToken })).status).toBe(401);
});

test.each([
  ['short one', 'too-short'],
  ['', 'required'],
  ['x'.repeat(1001), 'too-long'],
])('refuses the password %j before it uses up the link', async (weak, problem) => {
  const token = await linkFor('invitation');
  expect(await choose(token, { password: weak })).toMatchObject({
    status: 400,
    body: { details: expect.arrayContaining([{ field: 'password', problem }]) },
  });
  expect((await choose(token)).status).toBe(200);
});

test('answers known and unknown names alike, with the same writes', async () => {
  const before = (await stored()).length;
  const [known, unknown] = [await asked(username), await asked('nobody at all')];
  expect(known).toEqual(unknown);
  expect(known.status).toBe(204);
  const links = (await stored()).filter(({ sk, accountId: of }) => sk === 'link' && of);
  expect(links.map(({ accountId: of }) => of).sort()).toEqual(
    [accountId, accountIdOf('nobody at all')].sort(),
  );
  // One item for each request, a counter of the IP address, and a counter of each name.
  expect((await stored()).length - before).toBe(2 + 1 + 2);
});

test('limits links to three an hour for a name, known or not, and five for an address', async () => {
  for (const name of [username, `nobody${made}`]) {
    const statuses = [];
    for (let n = 0; n < 4; n++) {
      const request = { json: { username: name }, sourceIp: `198.51.100.${made + n}` };
      statuses.push((await send(handler, requestPasswordLink, request)).status);
    }
    expect(statuses).toEqual([204, 204, 204, 429]);
    const request = { json: { username: name }, sourceIp: '203.0.113.50' };
    expect(await send(handler, requestPasswordLink, request)).toMatchObject(refusedFor(60));
  }
  const statuses = [];
  for (let n = 0; n < 6; n++) statuses.push((await asked(`somebody${made}-${n}`)).status);
  expect(statuses).toEqual([204, 204, 204, 204, 204, 429]);
  expect(await asked(`somebody${made}-6`)).toMatchObject(refusedFor(15));
});

test('a browser that the account knows has a limit of its own, three links an hour', async () => {
  await saveAdministrator(username, 'hash of a forgotten one', new Date());
  const account = await getAdministrator(accountId);
  const deviceToken = account && (await rememberDevice(account, undefined, new Date()));
  const ask = (n: number, more: object = {}) =>
    send(handler, requestPasswordLink, { json: { username }, sourceIp: `203.0.113.${made + n}`, ...more });
  for (let n = 0; n < 3; n++) await ask(n);
  const refused = await ask(3);
  expect(refused).toMatchObject({ status: 429, headers: { 'Retry-After': expect.any(String) } });
  expect(refused.text).toContain('use one that was mailed');
  const statuses = [];
  for (let n = 0; n < 4; n++) statuses.push((await ask(0, { deviceToken })).status);
  expect(statuses).toEqual([204, 204, 204, 429]);
  expect(await ask(4, { deviceToken })).toMatchObject(refusedFor(60));
  expect((await ask(3, { deviceToken: 'A'.repeat(43) })).status).toBe(429);
});

test('limits opened links to ten from an address within a quarter of an hour, the right one included', async () => {
  const sourceIp = '203.0.113.77';
  for (let n = 0; n < 10; n++) expect((await choose('x'.repeat(43), { sourceIp })).status).toBe(409);
  const token = await linkFor('invitation');
  expect(await choose(token, { sourceIp })).toMatchObject(refusedFor(15));
  expect((await choose(token)).status).toBe(200);
});
