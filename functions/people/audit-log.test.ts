import '#functions/data/testing/environment.ts';
import { BatchGetCommand, PutCommand, QueryCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, expect, test, vi } from 'vitest';
import { appendAuditLine } from '#functions/data/audit/audit-log.ts';
import { dynamodb } from '#functions/data/table/client.ts';
import { tableName } from '#functions/data/table/table.ts';
import { send } from '#functions/http/testing/event.ts';
import { signedIn } from '#functions/http/testing/signed-in.ts';
import { findAuditLines } from '#shared/api/audit.ts';
import type { Act } from '#shared/audit/acts.ts';
import { handler } from './handler.ts';

let sessionToken: string;
const start = Date.UTC(2026, 4, 1, 12);
/** Adds 120 lines, one a minute: three of lana, the others of dana. */
beforeAll(async () => {
  const signed = await signedIn();
  sessionToken = signed.sessionToken;
  for (let minute = 0; minute < 120; minute++) {
    const username = minute % 50 === 10 ? 'lana' : 'dana';
    const act: Act = minute === 60 ? 'message-deleted' : 'content-edited';
    const id = String(minute).padStart(22, 'i');
    const at = new Date(start + minute * 60_000).toISOString();
    await appendAuditLine({ id, at, act, outcome: 'done', accountId: username, username });
  }
  return signed.stop;
});

interface Found {
  lines: { username: string; at: string; act: string }[];
  next?: string;
}
const find = async (json: object = {}) =>
  (await send(handler, findAuditLines, { sessionToken, json })).body as Found;
async function findAll(filter: object): Promise<Found['lines'][]> {
  const pages: Found['lines'][] = [];
  let cursor: string | undefined;
  do {
    const page: Found = await find({ ...filter, cursor });
    pages.push(page.lines);
    cursor = page.next;
  } while (cursor);
  return pages;
}

test('lists lines newest first, each once, in pages', async () => {
  const pages = await findAll({});
  expect(pages.map(({ length }) => length)).toEqual([50, 50, 20]);
  const instants = pages.flat().map(({ at }) => at);
  expect(instants).toEqual([...instants].sort().reverse());
  expect(new Set(instants).size).toBe(120);
});

test('finds lines by person, by object, and by both', async () => {
  expect((await findAll({ accountId: 'lana' })).flat()).toHaveLength(3);
  expect((await findAll({ subject: 'messages' })).flat()).toMatchObject([{ act: 'message-deleted' }]);
  expect((await findAll({ subject: 'messages', accountId: 'dana' })).flat()).toEqual([]);
  expect((await findAll({ accountId: 'nobody' })).flat()).toEqual([]);
});

test('finds lines by day in the company’s time zone, three hours ahead of UTC', async () => {
  for (const [n, at] of [
    '2026-04-09T20:59:59.999Z',
    '2026-04-09T21:00:00.000Z',
    '2026-04-10T20:59:59.999Z',
  ].entries())
    await appendAuditLine({
      ...{ id: String(n).padStart(22, 'd'), at, act: 'signed-in', outcome: 'done' },
      ...{ accountId: 'days', username: 'days' },
    });
  const instants = async (filter: object) => (await findAll(filter)).flat().map(({ at }) => at);
  expect(await instants({ from: '2026-04-10', to: '2026-04-10' })).toEqual([
    '2026-04-10T20:59:59.999Z',
    '2026-04-09T21:00:00.000Z',
  ]);
  expect(await instants({ to: '2026-04-09' })).toEqual(['2026-04-09T20:59:59.999Z']);
  expect(await instants({ from: '2026-05-01', subject: 'messages' })).toHaveLength(1);
  expect(await instants({ from: '2026-05-02' })).toEqual([]);
  expect(await instants({ from: '2026-04-11', to: '2026-04-10' })).toEqual([]);
});

test('refuses an invalid day', async () => {
  for (const json of [{ from: '2026-02-30' }, { to: 'yesterday' }, { from: '2026-04-10T00:00:00Z' }])
    expect((await send(handler, findAuditLines, { sessionToken, json })).status).toBe(400);
});

test.each([
  [{ accountId: 7 }, 'accountId'],
  [{ accountId: 'x'.repeat(101) }, 'accountId'],
])('refuses %j as invalid', async (json, field) => {
  expect(await send(handler, findAuditLines, { sessionToken, json })).toMatchObject({
    ...{ status: 400, body: { details: [{ field, problem: 'invalid' }] } },
  });
});

test('reads only the lines of a day from the index', async () => {
  const look = vi.spyOn(dynamodb, 'send');
  await find({ from: '2026-04-10', to: '2026-04-10', subject: 'messages' });
  const queries = look.mock.calls.filter(([command]) => command instanceof QueryCommand);
  expect(queries).toHaveLength(1);
  expect(JSON.stringify(queries[0]?.[0].input)).toContain('BETWEEN');
  look.mockRestore();
});

test('a line about a deleted message or post says so', async () => {
  const [id, trashed, kept] = ['gone', 'trashed', 'kept'].map((name) => name.padStart(22, 'p'));
  for (const [item, more] of [
    [trashed, { deletedAt: '2026-04-01T00:00:00.000Z' }],
    [kept, {}],
  ] as const)
    await dynamodb.send(
      new PutCommand({ TableName: tableName, Item: { pk: `blog#${item}`, sk: 'blog', ...more } }),
    );
  for (const [n, thingId] of [id, trashed, kept].entries())
    await appendAuditLine({
      ...{ id: String(n).padStart(22, 'g'), at: `2026-04-01T12:0${n}:00.000Z`, act: 'post-edited' },
      ...{ outcome: 'done', accountId: 'dana', username: 'dana', thing: 'blog', thingId },
    });
  const { lines } = await find({ from: '2026-04-01', to: '2026-04-01' });
  expect(lines.map((line) => [Reflect.get(line, 'thingId'), Reflect.get(line, 'gone')])).toEqual([
    [kept, undefined],
    [trashed, true],
    [id, true],
  ]);
});

test('checks messages and posts in separate requests, since the permission applies to all keys of a request', async () => {
  for (const [n, thing] of (['message', 'news', 'message'] as const).entries())
    await appendAuditLine({
      ...{ id: String(n).padStart(22, 'm'), at: `2026-04-02T12:0${n}:00.000Z`, act: 'message-handled' },
      ...{ outcome: 'done', accountId: 'dana', username: 'dana', thing, thingId: `of-the-log-${n}` },
    });
  const look = vi.spyOn(dynamodb, 'send');
  const { lines } = await find({ from: '2026-04-02', to: '2026-04-02' });
  const kinds = look.mock.calls.flatMap(([command]) =>
    command instanceof BatchGetCommand
      ? [command.input.RequestItems?.[tableName]?.Keys?.map(({ sk }) => sk)]
      : [],
  );
  look.mockRestore();
  expect(lines).toHaveLength(3);
  expect(kinds).toEqual([['message', 'message'], ['news']]);
});

test('refuses a cursor that the log did not give', async () => {
  const answer = await send(handler, findAuditLines, { sessionToken, json: { cursor: 'x' } });
  expect(answer.status).toBe(400);
});

test('a line expires after a year', async () => {
  const { Items = [] } = await dynamodb.send(new ScanCommand({ TableName: tableName }));
  const [line] = Items.filter(({ sk, username }) => sk === 'audit' && username === 'lana');
  expect(line?.expiresAt).toBe(Date.parse(line?.at) / 1000 + 365 * 24 * 60 * 60);
});
