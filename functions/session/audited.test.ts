import '#functions/data/testing/environment.ts';
import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, expect, test, vi } from 'vitest';
import { listAuditLines } from '#functions/data/audit/audit-log.ts';
import { accountIdOf } from '#functions/data/sign-in/administrator.ts';
import { saveAdministrator } from '#functions/data/sign-in/save-administrator.ts';
import { dynamodb } from '#functions/data/table/client.ts';
import { tableName } from '#functions/data/table/table.ts';
import { startEngine } from '#functions/data/testing/engine.ts';
import { send } from '#functions/http/testing/event.ts';
import { changePassword, endOtherSessions, login, logout } from '#shared/api/session.ts';
import { handler } from './handler.ts';

vi.mock(import('#functions/data/sign-in/password.ts'), () => ({
  hashPassword: async (password) => `hash of ${password}`,
  verifyPassword: async (password, stored) => stored === `hash of ${password}`,
}));
beforeAll(async () => {
  const engine = await startEngine('dynalite');
  await saveAdministrator('Dana', 'hash of it', new Date());
  return () => engine.stop();
});

const signIn = (password: string, username = 'dana', sourceIp = '192.0.2.1') =>
  send(handler, login, { json: { username, password }, sourceIp });
const newest = async (count: number) => {
  const { items } = await listAuditLines({}, count, undefined);
  return items.map(({ act, outcome, username }) => [act, outcome, username]);
};
const allLines = async () => (await listAuditLines({}, 1000, undefined)).items.length;

test('logs sign-ins, password changes and sign-outs', async () => {
  const { cookies } = await signIn('it');
  const sessionToken = cookies[0]?.match(/=([\w-]*)/)?.[1] ?? '';
  const json = { present: 'wrong', password: 'a long enough one' };
  await send(handler, changePassword, { sessionToken, json });
  await send(handler, endOtherSessions, { sessionToken });
  await send(handler, logout, { sessionToken });
  expect(await newest(4)).toEqual([
    ['signed-out', 'done', 'Dana'],
    ['other-sessions-ended', 'done', 'Dana'],
    ['password-changed', 'refused', 'Dana'],
    ['signed-in', 'done', 'Dana'],
  ]);
});

test('logs a wrong password under a known name, and no other name', async () => {
  const before = await allLines();
  await signIn('a guess', 'DANA');
  await signIn('my password by mistake', 'hunter2-as-a-name');
  expect(await allLines()).toBe(before + 1);
  expect(await newest(1)).toEqual([['signed-in', 'refused', 'Dana']]);
  const { Items } = await dynamodb.send(new ScanCommand({ TableName: tableName }));
  expect(JSON.stringify(Items)).not.toMatch(/hunter2|by mistake|a guess/);
});

test('writes as much for an unknown name as for a known one', async () => {
  const written = async (username: string) => {
    const spy = vi.spyOn(dynamodb, 'send');
    await signIn('a guess', username, '198.51.100.7');
    const names = spy.mock.calls.map(([command]) => command.constructor.name);
    spy.mockRestore();
    return names;
  };
  expect(await written('nobody')).toEqual(await written('dana'));
});

test('logs a blocked account once, however often it is tried', async () => {
  const before = await allLines();
  for (let guess = 0; guess < 9; guess++) await signIn('a guess', 'dana', '203.0.113.9');
  // Five lines for wrong passwords, and one for all the tries that were refused after them.
  expect(await allLines()).toBe(before + 6);
  const { items } = await listAuditLines({ accountId: accountIdOf('dana') }, 1, undefined);
  expect(items).toMatchObject([{ act: 'signed-in', outcome: 'refused', network: '203.0.113.0/24' }]);
});
