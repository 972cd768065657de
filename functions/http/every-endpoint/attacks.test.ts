import { schemasOf } from '#shared/api/endpoint/schemas-of.ts';
import '#functions/data/testing/environment.ts';
import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { changeAccount } from '#functions/data/people/change-account.ts';
import { type Administrator, accountIdOf, getAdministrator } from '#functions/data/sign-in/administrator.ts';
import { createChallenge } from '#functions/data/sign-in/challenge.ts';
import { changePasswordOf, saveAdministrator } from '#functions/data/sign-in/save-administrator.ts';
import { createSession, deleteSession } from '#functions/data/sign-in/session.ts';
import { dynamodb } from '#functions/data/table/client.ts';
import type { Item } from '#functions/data/table/stored-item.ts';
import { tableName } from '#functions/data/table/table.ts';
import { type Engine, startEngine } from '#functions/data/testing/engine.ts';
import { defaultFailure } from '#shared/api/endpoint/error.ts';
import type { TestRequest } from '../testing/event.ts';
import { send } from '../testing/event.ts';
import { all, handlers, reached } from '../testing/groups.ts';

/** Tries every attack at every endpoint, with a real table that has the attackers' accounts and sessions. */
const now = new Date();
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

let engine: Engine;
beforeAll(async () => {
  engine = await startEngine('dynalite');
  await saveAdministrator('owner', 'hash', now);
});
afterAll(() => engine.stop());
beforeEach(() => void reached.mockReset());

async function account(username: string): Promise<Administrator> {
  await saveAdministrator(username, 'hash', now);
  const made = await getAdministrator(accountIdOf(username));
  if (!made) throw new Error(`There is no ${username}.`);
  return made;
}
async function stored(counts: (item: Item) => boolean = () => true): Promise<string> {
  const { Items = [] } = await dynamodb.send(new ScanCommand({ TableName: tableName, ConsistentRead: true }));
  return JSON.stringify(
    Items.filter(counts)
      .map((item) => JSON.stringify(item))
      .sort(),
  );
}
/** True for any item except lines of the audit log. */
const isNoLine = ({ sk }: Item) => sk !== 'audit';
const other = (character: string | undefined) => (character === 'A' ? 'B' : 'A');

/** Each attacker with what their browser sends. */
const strangers: Record<string, () => Promise<TestRequest>> = {
  'who forged a token': async () => ({ sessionToken: 'A'.repeat(43) }),
  'who changed the last character of one': async () => {
    const token = await createSession(await account('tampered'), now);
    // 43 characters hold 258 bits: the last two bits are not part of the token, and decoding ignores them.
    return { sessionToken: token.slice(0, -1) + other(token.at(-1)) };
  },
  'who sends two': async () => {
    const token = await createSession(await account('double'), now);
    return { sessionToken: `${token},${token}` };
  },
  'who gave the password, and no code yet': async () => {
    const challenge = await createChallenge(await account('half'), now);
    return { sessionToken: challenge, challengeToken: challenge };
  },
  'who replays a session after signing out': async () => {
    const token = await createSession(await account('replayer'), now);
    await deleteSession(token);
    return { sessionToken: token };
  },
  'whose session is twelve hours old': async () => ({
    sessionToken: await createSession(await account('old'), minutesAgo(12 * 60)),
  }),
  'whose session was idle for half an hour': async () => ({
    sessionToken: await createSession(await account('idle'), minutesAgo(30)),
  }),
  'who was disabled since': async () => {
    const { accountId, ...rest } = await account('disabled');
    const token = await createSession({ accountId, ...rest }, now);
    expect(await changeAccount(accountId, 'disabled', now)).toBe('changed');
    return { sessionToken: token };
  },
  'who was removed since': async () => {
    const made = await account('removed');
    const token = await createSession(made, now);
    expect(await changeAccount(made.accountId, 'removed', now)).toBe('changed');
    return { sessionToken: token };
  },
  'whose password was changed since': async () => {
    const made = await account('changed');
    const token = await createSession(made, now);
    expect(await changePasswordOf(made, 'another hash')).toBeDefined();
    return { sessionToken: token };
  },
};

const guarded = all.filter(([, { access }]) => access !== 'public');

test.each(Object.keys(strangers))(
  '%s gets no data from any endpoint, and nothing is written',
  async (who) => {
    const request = await strangers[who]?.();
    const before = await stored();
    for (const [name, endpoint] of guarded) {
      const { status, body, cookies } = await send(handlers[endpoint.group], endpoint, {
        ...request,
        params: { id: 'x' },
        json: {},
      });
      const { from } = endpoint.failure ?? defaultFailure;
      expect({ name, status, body, cookies }).toEqual({
        ...{ name, status: 401, cookies: [] },
        body: from({ error: 'Sign in to continue.' }),
      });
    }
    expect(reached).not.toHaveBeenCalled();
    expect(await stored()).toBe(before);
  },
);

test('an editor gets nothing that is for owners, and only the attempt is written', async () => {
  const made = await account('editor');
  expect(await changeAccount(made.accountId, 'editor', now)).toBe('changed');
  // The last use is so long ago that a new use would be written to the session.
  const sessionToken = await createSession(made, minutesAgo(5));
  const before = await stored(isNoLine);
  for (const [name, endpoint] of guarded.filter(([, { access }]) => access === 'owner')) {
    const request = { sessionToken, params: { id: 'x' }, json: {} };
    const { status, text } = await send(handlers[endpoint.group], endpoint, request);
    expect({ name, status }).toEqual({ name, status: 400 });
    expect(text).toContain('Only an owner of the site may do this');
  }
  expect(reached).not.toHaveBeenCalled();
  expect(await stored(isNoLine)).toBe(before);
});

test('requests from another site in an owner’s browser change nothing at any endpoint', async () => {
  const sessionToken = await createSession(await account('lured'), minutesAgo(5));
  const before = await stored();
  for (const origin of ['https://evil.example', 'null', 'http://www.example.com']) {
    for (const [name, endpoint] of all.filter(([, { method }]) => method !== 'GET')) {
      const { status, cookies } = await send(handlers[endpoint.group], endpoint, {
        ...{ sessionToken, params: { id: 'x' }, json: {} },
        headers: { origin },
      });
      expect({ name, status, cookies }).toEqual({ name, status: 400, cookies: [] });
    }
  }
  expect(reached).not.toHaveBeenCalled();
  expect(await stored()).toBe(before);
});

test('the test itself works: an owner reaches every endpoint', async () => {
  const sessionToken = await createSession(await account('welcome'), minutesAgo(5));
  vi.spyOn(console, 'error').mockReturnValue();
  const before = await stored();
  const open = guarded.filter(([, endpoint]) => {
    const { body, form, query } = schemasOf(endpoint);
    return !body && !form && !query;
  });
  for (const [, endpoint] of open) {
    await send(handlers[endpoint.group], endpoint, { sessionToken, params: { id: 'x' } });
  }
  expect(reached).toHaveBeenCalledTimes(open.length);
  // The use of the session is noted.
  expect(await stored()).not.toBe(before);
});
