import '#functions/data/testing/environment.ts';
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { ScanCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, expect, test, vi } from 'vitest';
import { lastChangeKey } from '#functions/data/sign-in/account-change.ts';
import { accountIdOf, getAdministrator } from '#functions/data/sign-in/administrator.ts';
import { turnCodesOn } from '#functions/data/sign-in/codes.ts';
import { dynamodb } from '#functions/data/table/client.ts';
import { tableName } from '#functions/data/table/table.ts';
import { send } from '#functions/http/testing/event.ts';
import { signedIn } from '#functions/http/testing/signed-in.ts';
import {
  inviteAgain,
  invitePerson,
  listPeople,
  removeCodes,
  removePerson,
  updatePerson,
} from '#shared/api/people.ts';

vi.stubEnv('MAIL_FROM', 'site@shop.test');
const { handler } = await import('./handler.ts');

let sessionToken: string;
beforeAll(async () => {
  const signed = await signedIn();
  sessionToken = signed.sessionToken;
  return signed.stop;
});

const dana = { username: 'dana', email: 'dana@example.com', role: 'editor', language: 'ar' };
const invite = (more: object = {}) =>
  send(handler, invitePerson, { sessionToken, json: { ...dana, ...more } });
const idOf = (username: string) => ({ id: accountIdOf(username) });
const change = (username: string, json: object) =>
  send(handler, updatePerson, { sessionToken, params: idOf(username), json });
const people = async () => (await send(handler, listPeople, { sessionToken })).body;
async function linksAskedFor(): Promise<object[]> {
  const { Items = [] } = await dynamodb.send(new ScanCommand({ TableName: tableName }));
  return Items.filter(({ sk }) => sk === 'link').map(({ accountId, purpose }) => ({ accountId, purpose }));
}

test('an invited person is listed, has no password, and is to get a link by mail', async () => {
  expect(await invite()).toMatchObject({ status: 201, body: { ...dana, state: 'invited' } });
  expect(await people()).toMatchObject({
    canMail: true,
    people: [
      { username: 'admin', role: 'owner', state: 'active' },
      { ...dana, state: 'invited' },
    ],
  });
  expect(await linksAskedFor()).toEqual([{ accountId: accountIdOf('dana'), purpose: 'invitation' }]);
  expect((await getAdministrator(accountIdOf('dana')))?.passwordHash).toBe('');
});

test('nothing of passwords and links is returned', async () => {
  expect(JSON.stringify(await people())).not.toMatch(/hash|credential/i);
});

test('refuses a name that exists, however it is written', async () => {
  expect(await invite({ username: ' DANA ' })).toMatchObject({
    status: 409,
    body: { error: expect.stringContaining('username already') },
  });
  expect(await linksAskedFor()).toHaveLength(1);
});

test.each([
  ['username', { username: 'two words' }, 'invalid'],
  ['email', { email: 'dana' }, 'invalid'],
  ['email', { email: 'دانا@example.com' }, 'not-ascii'],
  ['role', { role: 'auditor' }, 'invalid'],
  ['language', { language: 'ku' }, 'invalid'],
])('reports the problem with %s of %j', async (field, more, problem) => {
  expect(await invite(more)).toMatchObject({ status: 400, body: { details: [{ field, problem }] } });
});

test('a repeated invitation makes another link, unless the person has a password', async () => {
  const again = (username: string) => send(handler, inviteAgain, { sessionToken, params: idOf(username) });
  expect((await again('dana')).status).toBe(204);
  expect(await linksAskedFor()).toHaveLength(2);
  expect((await again('admin')).status).toBe(409);
  expect((await again('nobody')).status).toBe(404);
});

test('role, address and language are changed independently', async () => {
  expect((await change('dana', { role: 'owner' })).body).toMatchObject({ ...dana, role: 'owner' });
  const moved = { email: 'd@example.com', language: 'en' };
  expect((await change('dana', moved)).body).toMatchObject({ ...dana, role: 'owner', ...moved });
  expect((await change('nobody', { role: 'owner' })).status).toBe(404);
});

test('a change that others come before eight times is refused and can be repeated', async () => {
  const real = dynamodb.send.bind(dynamodb);
  let tries = 0;
  vi.spyOn(console, 'error').mockReturnValueOnce();
  const busy = vi.spyOn(dynamodb, 'send').mockImplementation((async (command: UpdateCommand) => {
    if (command instanceof UpdateCommand && command.input.Key?.pk === lastChangeKey.pk) {
      tries += 1;
      throw new ConditionalCheckFailedException({ message: 'Others were first.', $metadata: {} });
    }
    return real(command);
  }) as typeof dynamodb.send);
  expect(await change('dana', { role: 'editor' })).toMatchObject({
    ...{ status: 503, body: { error: expect.stringContaining('Others change people right now') } },
  });
  busy.mockRestore();
  expect(tries).toBe(8);
  expect(await people()).toMatchObject({ people: [{}, { username: 'dana', role: 'owner' }] });
});

test('a disabled person is shown as disabled, and is still invited when enabled again', async () => {
  expect((await change('dana', { state: 'disabled' })).body).toMatchObject({ state: 'disabled' });
  expect((await change('dana', { state: 'active' })).body).toMatchObject({ state: 'invited' });
});

test('refuses to remove the only owner who can sign in, with one clear sentence', async () => {
  const sentence = { error: expect.stringContaining('make somebody else an owner first') };
  for (const json of [{ role: 'editor' }, { state: 'disabled' }]) {
    expect(await change('admin', json)).toMatchObject({ status: 409, body: sentence });
  }
  const removed = await send(handler, removePerson, { sessionToken, params: idOf('admin') });
  expect(removed).toMatchObject({ status: 409, body: sentence });
});

test('an owner turns off the codes of others, but not their own', async () => {
  const off = (username: string) => send(handler, removeCodes, { sessionToken, params: idOf(username) });
  expect((await off('dana')).status).toBe(409);
  for (const username of ['dana', 'admin']) {
    const account = await getAdministrator(accountIdOf(username));
    if (!account) throw new Error(`There is no ${username}.`);
    const codes = { secret: 'A'.repeat(32), step: 1, recoveryHashes: new Set(['hash']) };
    expect(await turnCodesOn(account, codes, new Date())).toBe(true);
  }
  expect(await people()).toMatchObject({ people: [{ hasCodes: true }, { hasCodes: true }] });
  expect(JSON.stringify(await people())).not.toContain('A'.repeat(32));
  expect((await off('dana')).status).toBe(204);
  expect(await people()).toMatchObject({ people: [{ hasCodes: true }, { hasCodes: false }] });
  expect((await off('admin')).status).toBe(409);
  expect((await off('nobody')).status).toBe(404);
  expect(await people()).toMatchObject({ people: [{ hasCodes: true }, { hasCodes: false }] });
});

test('a removed person is gone', async () => {
  const remove = () => send(handler, removePerson, { sessionToken, params: idOf('dana') });
  expect((await remove()).status).toBe(204);
  expect(await people()).toMatchObject({ people: [{ username: 'admin' }] });
  expect((await remove()).status).toBe(404);
});
