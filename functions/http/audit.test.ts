import '#functions/data/testing/environment.ts';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { appendAuditLine, listAuditLines } from '#functions/data/audit/audit-log.ts';
import { changeAccount } from '#functions/data/people/change-account.ts';
import { accountIdOf, getAdministrator } from '#functions/data/sign-in/administrator.ts';
import { saveAdministrator } from '#functions/data/sign-in/save-administrator.ts';
import { createSession } from '#functions/data/sign-in/session.ts';
import { dynamodb } from '#functions/data/table/client.ts';
import type { Endpoint } from '#shared/api/endpoint/endpoint.ts';
import { exportMessages } from '#shared/api/messages/messages.ts';
import { listPeople, removePerson, updatePerson } from '#shared/api/people.ts';
import { Conflict } from './errors.ts';
import { send, type TestRequest } from './testing/event.ts';
import { handlers, reached } from './testing/groups.ts';
import { signedIn } from './testing/signed-in.ts';

let sessionToken: string;
beforeAll(async () => {
  const signed = await signedIn();
  sessionToken = signed.sessionToken;
  return signed.stop;
});
beforeEach(() => {
  vi.restoreAllMocks();
  vi.spyOn(console, 'error').mockReturnValue();
  reached.mockReset().mockReturnValue({ body: undefined });
});

const params = { id: 'dana' };
const headers = { 'cloudfront-viewer-address': '203.0.113.77:5000', 'cloudfront-viewer-country': 'IQ' };
const act = (endpoint: Endpoint = removePerson, request: TestRequest = {}) =>
  send(handlers[endpoint.group], endpoint, { sessionToken, params, headers, ...request });
const lines = async () => (await listAuditLines({}, 100, undefined)).items;
const newest = async () => (await lines())[0];

test('logs an action with its author, object, time, and network without the host part', async () => {
  expect((await act()).status).toBe(204);
  expect(await newest()).toEqual({
    ...{ id: expect.stringMatching(/^[\w-]{22}$/), at: expect.any(String), act: 'person-removed' },
    ...{ outcome: 'done', accountId: accountIdOf('admin'), username: 'admin' },
    ...{ thing: 'person', thingId: 'dana', network: '203.0.113.0/24', country: 'IQ' },
  });
});

test.each([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['::ffff:203.0.113.77', '203.0.113.0/24'],
])('of the address %s only %s is stored', async (address, network) => {
  await act(removePerson, { headers: { 'cloudfront-viewer-address': `${address}:5000` } });
  expect((await newest())?.network).toBe(network);
});

test.each([
  ['refused', new Conflict('No.'), 409],
  ['unclear', new Error('connect ECONNREFUSED'), 500],
])('logs a failed action as %s', async (outcome, error, status) => {
  reached.mockImplementation(() => {
    throw error;
  });
  expect((await act()).status).toBe(status);
  expect(await newest()).toMatchObject({ act: 'person-removed', outcome });
});

test('an operation can set the object’s title, and mark the action as a continuation that is not logged', async () => {
  type Noting = Parameters<typeof reached>[0] & { note: (facts: object) => void };
  reached.mockImplementation((request) => {
    (request as Noting).note({ title: 'Dana', thingId: 'other' });
    return { body: undefined };
  });
  await act();
  expect(await newest()).toMatchObject({ title: 'Dana', thingId: 'other' });
  const before = (await lines()).length;
  reached.mockImplementation((request) => {
    (request as Noting).note({ isPart: true });
    return { body: 'csv' };
  });
  await act(exportMessages, { json: {} });
  expect(await lines()).toHaveLength(before);
});

test('an action of several calls is one line, written at the first call', async () => {
  type Noting = Parameters<typeof reached>[0] & { note: (facts: object) => void };
  const before = (await lines()).length;
  for (const step of ['one', 'one', 'other']) {
    reached.mockImplementation((request) => {
      (request as Noting).note({ step });
      return { body: undefined };
    });
    await act();
  }
  expect(await lines()).toHaveLength(before + 2);
});

test('does not log a request that did not reach its operation', async () => {
  const before = (await lines()).length;
  expect((await act(removePerson, { sessionToken: 'A'.repeat(43) })).status).toBe(401);
  expect((await act(removePerson, { headers: { origin: 'https://elsewhere.test' } })).status).toBe(400);
  expect((await act(updatePerson, { json: { role: 'king' } })).status).toBe(400);
  expect(await lines()).toHaveLength(before);
});

test('logs what an editor may not do once an hour for each action, without the request’s content', async () => {
  const username = 'an-editor';
  await saveAdministrator(username, 'hash', new Date());
  const accountId = accountIdOf(username);
  await changeAccount(accountId, 'editor', new Date());
  const editor = await getAdministrator(accountId);
  const sessionToken = editor ? await createSession(editor, new Date()) : '';
  vi.useFakeTimers({ toFake: ['Date'], now: Math.floor(Date.now() / 3_600_000) * 3_600_000 });
  const tried = [
    await act(removePerson, { sessionToken }),
    await act(removePerson, { sessionToken, params: { id: 'lana' } }),
    await act(updatePerson, { sessionToken, json: { email: 'secret@example.com' } }),
    await act(updatePerson, { sessionToken, body: '{' }),
    await act(listPeople, { sessionToken }),
  ];
  vi.useRealTimers();
  expect(tried.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400]);
  expect(reached).not.toHaveBeenCalled();
  const added = (await lines()).filter((line) => line.accountId === accountId);
  expect(added.map((line) => line.act).sort()).toEqual(['person-changed', 'person-removed']);
  for (const { id: _id, at: _at, act: _act, ...rest } of added) {
    expect(rest).toEqual({
      outcome: 'refused',
      accountId,
      username,
      network: '203.0.113.0/24',
      country: 'IQ',
    });
  }
});

test('an audit line that cannot be written does not fail the request, and the failure is logged without a name', async () => {
  const real = dynamodb.send.bind(dynamodb);
  vi.spyOn(dynamodb, 'send').mockImplementation(((command: never, options: never) =>
    (command as object) instanceof PutCommand
      ? Promise.reject(new Error('throttled'))
      : real(command, options)) as never);
  expect((await act()).status).toBe(204);
  const [[told] = []] = vi.mocked(console.error).mock.calls;
  expect(told).toMatchObject({
    failure: 'Audit line lost',
    line: { act: 'person-removed', outcome: 'done', thingId: 'dana', accountId: accountIdOf('admin') },
  });
  expect(JSON.stringify(told)).not.toMatch(/"admin"|203\.0/);
});

test('an existing line is not changed', async () => {
  const [line] = await lines();
  if (!line) throw new Error('There is no line.');
  expect(await appendAuditLine({ ...line, username: 'somebody else' })).toBe(false);
  expect(await newest()).toEqual(line);
});

test('each endpoint that can change something declares its audit action', () => {
  const { audited: _, ...forgetful } = removePerson;
  // @ts-expect-error it says nothing
  const endpoint: Endpoint = forgetful;
  expect(endpoint.method).toBe('DELETE');
});
