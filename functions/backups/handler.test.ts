import '#functions/data/testing/environment.ts';
import { gzipSync } from 'node:zlib';
import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { jobKey, type Progress, type StoredJob } from '#functions/data/backups/job.ts';
import { addPoint } from '#functions/data/backups/point.ts';
import { accountIdOf, getAdministrator } from '#functions/data/sign-in/administrator.ts';
import { saveAdministrator } from '#functions/data/sign-in/save-administrator.ts';
import { createSession } from '#functions/data/sign-in/session.ts';
import { tableName } from '#functions/data/table/table.ts';
import { updateItem } from '#functions/data/table/update-item.ts';
import { type Engine, startEngine } from '#functions/data/testing/engine.ts';
import { send, type TestRequest } from '#functions/http/testing/event.ts';
import {
  answerRestore,
  compareBackup,
  getBackupComparison,
  getBackupItems,
  getBackups,
  makeBackup,
  restoreBackup,
} from '#shared/api/backups.ts';
import type { Endpoint } from '#shared/api/endpoint/endpoint.ts';
import { handler } from './handler.ts';

// Replaces the slow password hash.
vi.mock(import('#functions/data/sign-in/password.ts'), () => ({
  hashPassword: async (password) => `hash of ${password}`,
  verifyPassword: async (password, stored) => stored === `hash of ${password}`,
}));

const lambda = mockClient(LambdaClient);
const storage = mockClient(S3Client);
const present = 'the present password';
const at = '2026-11-20T03:00:00.000Z';

let engine: Engine;
let sessionToken: string;
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T09:00:00.000Z') });
  engine = await startEngine('dynalite');
  await saveAdministrator('owner', `hash of ${present}`, new Date());
  const owner = await getAdministrator(accountIdOf('owner'));
  if (!owner) throw new Error('The administrator was not saved.');
  sessionToken = await createSession(owner, new Date());
  const files = { texts: 1, posts: 0, pictures: 0, people: 0 };
  for (const id of ['a-point', 'undo-point'])
    await addPoint({ id, at, reason: 'daily', by: '', bytes: 1200, files });
});
afterAll(async () => {
  await engine.stop();
  vi.useRealTimers();
});

beforeEach(async () => {
  lambda.reset();
  lambda.on(InvokeCommand).resolves({ StatusCode: 202 });
  storage.reset();
  await job({ id: 'before', work: 'point', state: 'done', endedAt: new Date().toISOString() });
});

/** Stores the latest job, with defaults for the attributes that `state` leaves out. */
async function job(state: Partial<StoredJob> & Progress): Promise<void> {
  const whole = {
    pointId: 'a-point',
    parts: [],
    done: [],
    by: 'owner',
    undoId: '',
    tries: 0,
    takenUntil: '',
  };
  await updateItem<StoredJob>(jobKey, { set: { ...whole, startedAt: at, ...state } });
}
const ask = (endpoint: Endpoint, request: TestRequest = {}) =>
  send(handler, endpoint, { sessionToken, params: { id: 'a-point' }, ...request });
const latest = async () => ((await ask(getBackups)).body as { job: StoredJob }).job;
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const compared = (minutes: number) =>
  job({ id: 'compared', work: 'comparison', state: 'done', endedAt: minutesAgo(minutes) });
const restore = (json: object = {}) => ask(restoreBackup, { json: { parts: ['texts'], present, ...json } });

test('lists restore points newest first, with the latest work and without internal fields', async () => {
  const { status, body } = await ask(getBackups);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    beside: { table: tableName },
    points: expect.arrayContaining([{ id: 'a-point', at, reason: 'daily', by: '', bytes: 1200 }]),
    job: { id: 'before', state: 'done' },
  });
  expect(JSON.stringify(body)).not.toContain('takenUntil');
});

test('stores new work and calls the backup runner; if the call fails, the runner starts the work later', async () => {
  lambda.on(InvokeCommand).rejects(new Error('no such function'));
  vi.spyOn(console, 'error').mockReturnValue();
  expect(await ask(makeBackup)).toMatchObject({ status: 200, body: { work: 'point', state: 'waiting' } });
  expect(await latest()).toMatchObject({ work: 'point', state: 'waiting', by: 'owner' });
  const [call] = lambda.commandCalls(InvokeCommand);
  expect(call?.args[0].input).toEqual({ FunctionName: 'test-backup-runner', InvocationType: 'Event' });
  expect(console.error).toHaveBeenCalledWith(
    expect.objectContaining({ failure: 'Backup runner not called' }),
  );
});

describe.each(['waiting', 'running'] as const)('while work is %s', (state) => {
  test.each([
    ['a point', () => ask(makeBackup)],
    ['a comparison', () => ask(compareBackup)],
    ['a decision', () => ask(answerRestore, { json: { answer: 'go-on' } })],
  ])('refuses %s', async (_, attempt) => {
    await job({ id: 'busy', work: 'restore', state });
    expect((await attempt()).status).toBe(409);
    expect(lambda.commandCalls(InvokeCommand)).toEqual([]);
  });
});

test('refuses to compare an unknown restore point', async () => {
  const params = { id: 'no-point' };
  expect((await ask(compareBackup, { params })).status).toBe(404);
  expect((await ask(restoreBackup, { params, json: { parts: ['texts'], present } })).status).toBe(404);
});

test('returns a comparison while it is the latest work', async () => {
  const result = { pointId: 'a-point', comparedAt: at, parts: [] };
  storage
    .on(GetObjectCommand, { Key: 'comparisons/compared.json' })
    .resolves({ Body: { transformToString: async () => JSON.stringify(result) } as never });
  expect((await ask(getBackupComparison)).status).toBe(404);
  await compared(1);
  expect(await ask(getBackupComparison)).toMatchObject({ status: 200, body: result });
  expect((await ask(getBackupComparison, { params: { id: 'undo-point' } })).status).toBe(404);
});

test('a restore requires the password, and a comparison with the same restore point from the last ten minutes', async () => {
  expect((await restore()).status).toBe(409);
  await compared(11);
  expect((await restore()).status).toBe(409);
  await compared(9);
  expect(await restore({ present: 'another one' })).toMatchObject({
    status: 400,
    body: { details: [{ field: 'present', problem: 'wrong' }] },
  });
  for (const [parts, problem] of [
    [[], 'required'],
    [['messages'], 'invalid'],
    [['texts', 'posts', 'pictures', 'people', 'texts'], 'invalid'],
  ] as const) {
    expect(await restore({ parts })).toMatchObject({ status: 400, body: { details: [{ problem }] } });
  }
  expect(await restore({ parts: ['posts', 'texts'] })).toMatchObject({
    status: 200,
    body: { work: 'restore', state: 'waiting', pointId: 'a-point', parts: ['posts', 'texts'] },
  });
  expect(lambda.commandCalls(InvokeCommand)).toHaveLength(1);
});

describe('a restore that stopped half way', () => {
  const stopped = { id: 'stopped', work: 'restore', state: 'failed', parts: ['texts', 'posts'] } as const;
  const halfWay = (more: Partial<StoredJob> = {}) =>
    job({ ...stopped, parts: ['texts', 'posts'], done: ['texts'], undoId: 'undo-point', ...more });
  const answer = (json: object) => ask(answerRestore, { json });

  test('blocks other work until somebody decides what to do with it', async () => {
    await halfWay();
    expect((await ask(makeBackup)).status).toBe(409);
    expect((await ask(compareBackup)).status).toBe(409);
  });

  test('continues where it stopped', async () => {
    await halfWay();
    expect(await answer({ answer: 'go-on' })).toMatchObject({
      status: 200,
      body: { id: 'stopped', state: 'waiting', done: ['texts'] },
    });
    expect(lambda.commandCalls(InvokeCommand)).toHaveLength(1);
    expect((await answer({ answer: 'go-on' })).status).toBe(409);
  });

  test('is undone by restoring every part it may have changed from the restore point made before', async () => {
    await halfWay();
    expect(await answer({ answer: 'undo' })).toMatchObject({
      status: 200,
      body: { work: 'restore', state: 'waiting', pointId: 'undo-point', parts: ['texts', 'posts'], done: [] },
    });
  });

  test('can be left as it is; undo does nothing if it stopped before its restore point was made', async () => {
    await halfWay();
    expect(await answer({ answer: 'leave' })).toMatchObject({ status: 200, body: { state: 'done' } });
    await halfWay({ undoId: '', done: [] });
    expect(await answer({ answer: 'undo' })).toMatchObject({ status: 200, body: { state: 'done' } });
    expect(lambda.commandCalls(InvokeCommand)).toEqual([]);
  });
});

test('the parts of a restore point can be downloaded as JSON, file by file', async () => {
  const line = {
    Item: { pk: { S: 'content' }, version: { N: '3' }, tags: { L: [{ S: 'a' }, { BOOL: true }] } },
  };
  const file = gzipSync(`${JSON.stringify(line)}\n`);
  storage
    .on(GetObjectCommand, { Key: 'points/a-point/texts-0.jsonl.gz' })
    .resolves({ Body: { transformToByteArray: async () => file } as never });
  const read = (part: string, number = '0') =>
    ask(getBackupItems, { params: { id: 'a-point', part, file: number } });
  expect(await read('texts')).toMatchObject({
    status: 200,
    body: { items: [{ pk: 'content', version: 3, tags: ['a', true] }] },
  });
  expect(await read('posts')).toMatchObject({ status: 200, body: { items: [] } });
  expect(await read('people')).toMatchObject({ status: 200, body: { items: [] } });
  expect((await read('secrets')).status).toBe(404);
  expect((await read('texts', '-1')).status).toBe(404);
  expect((await read('texts', 'x')).status).toBe(404);
});
