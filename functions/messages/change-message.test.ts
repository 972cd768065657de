import '#functions/data/testing/environment.ts';
import { beforeAll, expect, test } from 'vitest';
import { setAssignee } from '#functions/data/messages/change-message.ts';
import { updateIndex } from '#functions/data/messages/entries/update-index.ts';
import { storeMessage } from '#functions/data/messages/message.ts';
import { changeAccount } from '#functions/data/people/change-account.ts';
import { accountIdOf } from '#functions/data/sign-in/administrator.ts';
import { saveAdministrator } from '#functions/data/sign-in/save-administrator.ts';
import { send } from '#functions/http/testing/event.ts';
import { signedIn } from '#functions/http/testing/signed-in.ts';
import { listAssignees } from '#shared/api/messages/message-counts.ts';
import { getMessage, handleMessage } from '#shared/api/messages/messages.ts';
import { noteMaxLength } from '#shared/messages/handling.ts';
import { handler } from './handler.ts';

const id = 'handled-message-0001';
let sessionToken: string;
beforeAll(async () => {
  const signed = await signedIn();
  sessionToken = signed.sessionToken;
  await saveAdministrator('Sara', 'hash', new Date());
  await storeMessage({
    ...{ id, source: 'contact', name: 'Dana', email: 'dana@example.com', message: 'Count our shelves.' },
    ...{ suspicions: [], createdAt: '2026-05-01T12:00:00.000Z' },
  });
  return signed.stop;
});

const handling = { status: 'in-work', assignee: '', note: '', version: 0 };
const save = (json: object, params = { id }) =>
  send(handler, handleMessage, { sessionToken, params, json: { ...handling, ...json } });
const read = async () => (await send(handler, getMessage, { sessionToken, params: { id } })).body;

test('a save returns what is stored and who saved it; over another version it is 409 with what is stored', async () => {
  const note = '  Called.\r\nShe wants an offer. ';
  const saved = await save({ assignee: 'sara', note });
  expect(saved).toMatchObject({
    status: 200,
    body: { status: 'in-work', assignee: 'Sara', note: 'Called.\nShe wants an offer.', version: 1 },
  });
  expect(saved.body).toMatchObject({ history: [{ by: 'admin' }, { by: 'admin' }, { by: 'admin' }] });
  expect(await read()).toEqual(saved.body);
  expect(await save({ status: 'won' })).toMatchObject({ status: 409, body: { current: saved.body } });
});

test('an assignee may be a removed account, but not one that never existed', async () => {
  const { version } = (await read()) as { version: number };
  expect(await save({ version, assignee: 'nobody-of-us' })).toMatchObject({
    status: 400,
    body: { details: [{ field: 'assignee', problem: 'invalid' }] },
  });
  expect((await save({ version, assignee: 'Sara', status: 'won' })).status).toBe(200);
});

test.each([
  [{ status: 'odd' }, 'status', 'invalid'],
  [{ note: 'x'.repeat(noteMaxLength + 1) }, 'note', 'too-long'],
  [{ note: 5 }, 'note', 'invalid'],
  [{ assignee: ['x'] }, 'assignee', 'invalid'],
  [{ assignee: 'x'.repeat(201) }, 'assignee', 'too-long'],
  [{ version: -1 }, 'version', 'invalid'],
  [{ version: 1.5 }, 'version', 'invalid'],
])('refuses %j', async (fields, field, problem) => {
  expect(await save(fields)).toMatchObject({
    status: 400,
    body: { details: expect.arrayContaining([{ field, problem }]) },
  });
});

test.each(['absent-message-000', 'x', '%00', '__proto__'])('answers 404 for %j', async (absent) => {
  expect((await save({}, { id: absent })).status).toBe(404);
});

test('the possible assignees are all who may sign in, and others with open messages', async () => {
  await saveAdministrator('Leaver', 'hash', new Date());
  await saveAdministrator('Idle', 'hash', new Date());
  const { version } = (await read()) as { version: number };
  await save({ version, assignee: 'leaver', status: 'in-work' });
  await updateIndex(id);
  await changeAccount(accountIdOf('Leaver'), 'removed', new Date());
  await changeAccount(accountIdOf('Idle'), 'disabled', new Date());
  const { status, body } = await send(handler, listAssignees, { sessionToken });
  expect([status, body]).toEqual([
    200,
    [
      { name: 'admin', open: 0, canTake: true },
      { name: 'Sara', open: 0, canTake: true },
      { name: 'Leaver', open: 1, canTake: false },
    ],
  ]);
  expect((await send(handler, listAssignees)).status).toBe(401);
});

test('a conflict names its author', async () => {
  const { version } = (await read()) as { version: number };
  await save({ version, assignee: '', status: 'in-work' });
  expect(await save({ version, status: 'won' })).toMatchObject({ status: 409, body: { savedBy: 'admin' } });
});

test('a message stays with an assignee who is unknown by now', async () => {
  const message = await setAssignee(id, { assignee: 'left-long-ago' }, new Date());
  expect(message).toMatchObject({ assignee: 'left-long-ago' });
  const { version } = (await read()) as { version: number };
  expect((await save({ version, assignee: 'left-long-ago', status: 'won' })).status).toBe(200);
});
