import '#functions/data/testing/environment.ts';
import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, expect, test } from 'vitest';
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
/** One a minute: 120 lines of dana, and among them three of lana. */
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

test('lines come newest first, each once, in pages', async () => {
  const pages = await findAll({});
  expect(pages.map(({ length }) => length)).toEqual([50, 50, 20]);
  const instants = pages.flat().map(({ at }) => at);
  expect(instants).toEqual([...instants].sort().reverse());
  expect(new Set(instants).size).toBe(120);
});

test('they are found by person, by what they are about, and by both', async () => {
  expect((await findAll({ accountId: 'lana' })).flat()).toHaveLength(3);
  expect((await findAll({ subject: 'messages' })).flat()).toMatchObject([{ act: 'message-deleted' }]);
  expect((await findAll({ subject: 'messages', accountId: 'dana' })).flat()).toEqual([]);
  expect((await findAll({ accountId: 'nobody' })).flat()).toEqual([]);
});

test('a cursor that the log did not give is refused', async () => {
  const answer = await send(handler, findAuditLines, { sessionToken, json: { cursor: 'x' } });
  expect(answer.status).toBe(400);
});

test('a line goes by itself after a year', async () => {
  const { Items = [] } = await dynamodb.send(new ScanCommand({ TableName: tableName }));
  const [line] = Items.filter(({ sk, username }) => sk === 'audit' && username === 'lana');
  expect(line?.expiresAt).toBe(Date.parse(line?.at) / 1000 + 365 * 24 * 60 * 60);
});
