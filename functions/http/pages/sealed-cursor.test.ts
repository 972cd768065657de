import '#functions/data/testing/environment.ts';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { listAuditLines } from '#functions/data/audit/audit-log.ts';
import { accountIdOf, getAdministrator } from '#functions/data/sign-in/administrator.ts';
import { saveAdministrator } from '#functions/data/sign-in/save-administrator.ts';
import { createSession } from '#functions/data/sign-in/session.ts';
import type { Endpoint } from '#shared/api/endpoint/endpoint.ts';
import { schemasOf } from '#shared/api/endpoint/schemas-of.ts';
import { send } from '../testing/event.ts';
import { all, handlers, reached } from '../testing/groups.ts';
import { signedIn } from '../testing/signed-in.ts';

/** True if the input of an endpoint may contain a cursor. */
const isPaged = (endpoint: Endpoint) => {
  const { body, query, form } = schemasOf(endpoint);
  return [body, query, form].some(
    (schema) =>
      schema &&
      JSON.stringify(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })).includes('"cursor"'),
  );
};
const inTheLog = all.filter(([, endpoint]) => endpoint.audited && isPaged(endpoint));

let sessionToken: string;
let colleague: string;
beforeAll(async () => {
  const signed = await signedIn();
  sessionToken = signed.sessionToken;
  await saveAdministrator('colleague', 'hash', new Date());
  colleague = await sessionOf('colleague');
  return signed.stop;
});
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  reached.mockReset();
});
afterEach(() => vi.useRealTimers());

const email = 'sara@example.com';
function ask(endpoint: Endpoint, cursor?: string, more: { sessionToken?: string; filter?: object } = {}) {
  const { filter = { email }, ...signed } = more;
  reached.mockReset().mockReturnValue({
    body: endpoint.mediaType ? 'csv' : { found: [], deleted: 0, next: 'position' },
    headers: { Link: '</api/x?cursor=position>; rel="next"' },
  });
  const given = { ...filter, ...(cursor !== undefined && { cursor }) };
  return send(handlers[endpoint.group], endpoint, {
    sessionToken,
    ...signed,
    ...(schemasOf(endpoint).body
      ? { json: given }
      : { query: String(new URLSearchParams(given as Record<string, string>)) }),
  });
}
function nextOf({ body, headers }: Awaited<ReturnType<typeof ask>>): string {
  const link = /cursor=([^&>]+)/.exec(String(headers.Link))?.[1];
  return (body as { next?: string } | undefined)?.next ?? decodeURIComponent(link ?? '');
}
const lines = async () => (await listAuditLines({}, 100, undefined)).items.length;

test('the audited endpoints with pages are known', () => {
  expect(inTheLog.map(([name]) => name)).toEqual(
    expect.arrayContaining(['exportMessages', 'listNewsletterSubscriptions', 'deletePersonalData']),
  );
});

describe.each(inTheLog)('%s', (_name, endpoint) => {
  test('continues at its cursor, with one audit line for all pages', async () => {
    const before = await lines();
    const first = await ask(endpoint);
    expect(first.status).toBe(200);
    const second = await ask(endpoint, nextOf(first));
    expect(second.status).toBe(200);
    const [{ query, body } = {}] = reached.mock.calls[0] as { query?: unknown; body?: unknown }[];
    expect(body ?? query).toMatchObject({ cursor: 'position' });
    expect((await ask(endpoint, nextOf(second))).status).toBe(200);
    expect(await lines()).toBe(before + 1);
  });

  test('accepts only cursors that it gave to this account, for this request, within the hour', async () => {
    const before = await lines();
    const own = nextOf(await ask(endpoint));
    const [begun, position, signature] = own.split('.');
    const late = new Date(Date.now() + 61 * 60_000);
    const answers = [
      await ask(endpoint, 'position'),
      await ask(
        endpoint,
        Buffer.from('personal-data/9999-12-31T23:59:59.999Z#zzzzzzzzzzzzzzzz').toString('base64url'),
      ),
      await ask(endpoint, `${begun}.${position}A.${signature}`),
      await ask(endpoint, `1${begun}.${position}.${signature}`),
      await ask(endpoint, own, { sessionToken: colleague }),
      ...(schemasOf(endpoint).body
        ? [await ask(endpoint, own, { filter: { email: 'dara@example.com', text: 'shelf', search: 'd' } })]
        : []),
    ];
    vi.setSystemTime(late);
    answers.push(await ask(endpoint, own, { sessionToken: await sessionOf('admin') }));
    for (const { status, text } of answers) {
      expect(status).toBe(400);
      expect(text).toContain('The cursor is not valid; start again with the first page.');
    }
    expect(reached).not.toHaveBeenCalled();
    expect(await lines()).toBe(before + 1);
  });
});

async function sessionOf(username: string): Promise<string> {
  const administrator = await getAdministrator(accountIdOf(username));
  return administrator ? createSession(administrator, new Date()) : '';
}

test('rejects cursors of other requests', async () => {
  const tokens: string[] = [];
  for (const [, endpoint] of inTheLog) tokens.push(nextOf(await ask(endpoint)));
  expect(new Set(tokens).size).toBe(inTheLog.length);
  for (const [index, [, endpoint]] of inTheLog.entries()) {
    for (const cursor of tokens.filter((_, other) => other !== index)) {
      expect((await ask(endpoint, cursor)).status).toBe(400);
    }
  }
});
