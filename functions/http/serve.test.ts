import '../data/testing/environment.ts';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type Endpoint, endpoints, login, logout, sendContactMessage } from '../../shared/api.ts';
import { errorBody } from '../../shared/error.ts';
import { dynamodb } from '../data/client.ts';
import { BadRequest, TooManyRequests } from './errors.ts';
import { serve } from './serve.ts';
import { answerOf, eventFor, send, type TestRequest, testContext } from './testing/event.ts';

const table = mockClient(dynamodb);
const reached = vi.fn();
const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
beforeEach(() => {
  table.reset();
  reached.mockReset();
  logged.mockClear();
});

const submission = {
  id: 'a',
  source: 'contact' as const,
  name: 'n',
  email: 'e',
  message: 'm',
  suspicions: [],
  createdAt: '2026-01-01T00:00:00.000Z',
  processed: false,
};
const messages = serve('messages', {
  sendContactMessage: async (request) => ({ status: 201, body: { id: 'id', ...reached(request) } }),
  listContactSubmissions: async (request) => ({ body: [submission], ...reached(request) }),
  countContactSubmissions: async (request) => ({ body: { new: 0, done: 0 }, ...reached(request) }),
  markContactSubmissionProcessed: async (request) => ({ body: submission, ...reached(request) }),
});
const session = serve('session', {
  login: async (request) => ({ body: { username: 'u' }, ...reached(request) }),
  logout: async (request) => ({ body: undefined, ...reached(request) }),
  getCurrentUser: async ({ administrator }) => ({ body: { username: administrator.username } }),
});
const handlers = { messages, session };
const all: [string, Endpoint][] = Object.entries(endpoints);
const contact = { name: 'Shilan', email: 'shilan@example.com', message: 'Please send an offer.' };

describe('a group', () => {
  test('must implement exactly its endpoints', () => {
    // @ts-expect-error logout is missing
    serve('session', { login: async () => ({ body: { username: '' } }), getCurrentUser: vi.fn() });
    // @ts-expect-error login is not of this group
    serve('messages', { ...messages, login: vi.fn() });
    // @ts-expect-error the answer has no username
    serve('session', { login: async () => ({ body: {} }), logout: vi.fn(), getCurrentUser: vi.fn() });
  });

  test.each([['GET /api/nothing'], ['DELETE /api/contact'], ['$default'], ['__proto__'], ['']])(
    'answers 404 for the route %j',
    async (routeKey) => {
      const answer = answerOf(await messages({ ...eventFor(sendContactMessage), routeKey }, testContext));
      expect(answer.status).toBe(404);
      expect(errorBody.safeParse(answer.body).success).toBe(true);
    },
  );
});

describe('an answer', () => {
  test('is JSON that nobody stores, unless the table of endpoints says otherwise', async () => {
    const { status, headers, body } = await send(messages, sendContactMessage, { json: contact });
    expect({ status, body }).toEqual({ status: 201, body: { id: 'id' } });
    expect(headers).toMatchObject({
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    });
  });

  test('holds nothing that the response schema does not name', async () => {
    reached.mockReturnValue({ contentHash: 'secret' });
    expect((await send(messages, sendContactMessage, { json: contact })).body).toEqual({ id: 'id' });
  });

  test('without a response schema is 204 with no body', async () => {
    const { status, text } = await send(session, logout);
    expect({ status, text }).toEqual({ status: 204, text: '' });
  });

  test.each(['a\r\nSet-Cookie: x=y', 'a\nb', 'a\0b', 'ü'])('never has the header value %j', async (value) => {
    reached.mockReturnValue({ headers: { Location: value } });
    const { status, headers } = await send(session, logout);
    expect(status).toBe(500);
    expect(Object.values(headers)).not.toContain(value);
  });
});

describe('an operation', () => {
  test('gets its input parsed', async () => {
    await send(messages, sendContactMessage, { json: { ...contact, name: ' Shilan ', extra: 1 } });
    expect(reached.mock.calls[0]?.[0].body).toMatchObject(contact);
    expect(reached.mock.calls[0]?.[0].body).not.toHaveProperty('extra');
  });

  test('that throws a visible error answers its status, sentence and details', async () => {
    reached.mockImplementation(() => {
      throw new BadRequest('Say more.', [{ field: 'name', problem: 'required' }]);
    });
    const { status, body } = await send(messages, sendContactMessage, { json: contact });
    expect({ status, body }).toEqual({
      status: 400,
      body: { error: 'Say more.', details: [{ field: 'name', problem: 'required' }] },
    });
    expect(logged).not.toHaveBeenCalled();
  });

  test('that asks to slow down says for how long', async () => {
    reached.mockImplementation(() => {
      throw new TooManyRequests('Wait.', 42);
    });
    const { status, headers } = await send(messages, sendContactMessage, { json: contact });
    expect({ status, wait: headers['Retry-After'] }).toEqual({ status: 429, wait: '42' });
  });

  test('that breaks answers one sentence, and logs the cause with the request ids in one line', async () => {
    reached.mockImplementation(() => {
      throw new TypeError('secret detail');
    });
    const { status, text, headers } = await send(messages, sendContactMessage, { json: contact });
    expect(status).toBe(500);
    expect(headers['Cache-Control']).toBe('no-store');
    expect(text).not.toMatch(/secret|TypeError|\bat /);
    expect(logged).toHaveBeenCalledOnce();
    const line = String(logged.mock.calls[0]?.[0]);
    expect(line).not.toContain('\n');
    expect(JSON.parse(line)).toMatchObject({
      requestId: 'lambda-request',
      apiRequestId: 'api-request',
      route: 'POST /api/contact',
      error: { name: 'TypeError', message: 'secret detail' },
    });
  });

  test.each([
    ['ProvisionedThroughputExceededException', undefined],
    ['ThrottlingException', undefined],
    ['InternalServerError', undefined],
    ['TimeoutError', undefined],
    ['Error', 'ECONNREFUSED'],
    ['Error', 'ENOTFOUND'],
  ])('whose database fails with %s %s answers 503 with Retry-After', async (name, code) => {
    reached.mockImplementation(() => {
      throw Object.assign(new Error('aws detail'), { name, code });
    });
    const { status, headers, text } = await send(messages, sendContactMessage, { json: contact });
    expect(status).toBe(503);
    expect(Number(headers['Retry-After'])).toBeGreaterThan(0);
    expect(text).not.toMatch(/Exception|aws|ECONN|Timeout/);
  });
});

describe('endpoints for administrators', () => {
  const adminEndpoints = all.filter(([, { access }]) => access === 'admin');
  const someToken = 'A'.repeat(43);
  const requests: [string, TestRequest][] = [
    ['no cookie', {}],
    ['a token nobody has', { sessionToken: someToken }],
    ['a token of the wrong form', { sessionToken: '../../x' }],
    ['an empty token', { sessionToken: '' }],
    ['an invalid body', { body: '{', headers: { 'content-type': 'text/plain' } }],
    ['an invalid query', { query: 'limit=-1&cursor=%00&limit=2' }],
    ['a path that does not decode', { params: { id: '%E0%A4' } }],
  ];
  test('there are some', () => expect(adminEndpoints.length).toBeGreaterThan(3));

  describe.each(adminEndpoints)('%s', (_name, endpoint) => {
    test.each(requests)('with %s answers 401 and writes nothing', async (_what, request) => {
      table.on(GetCommand).resolves({});
      const { status, body } = await send(handlers[endpoint.group], endpoint, {
        params: { id: 'x' },
        ...request,
      });
      expect(status).toBe(401);
      expect(body).toEqual({ error: 'Sign in to continue.' });
      expect(reached).not.toHaveBeenCalled();
      const commands = table.calls().map(({ firstArg }) => firstArg.constructor.name);
      expect(commands.filter((name) => name !== 'GetCommand')).toEqual([]);
    });

    test('answers 503 when the session cannot be looked up', async () => {
      table.on(GetCommand).rejects(Object.assign(new Error(), { name: 'ThrottlingException' }));
      const { status } = await send(handlers[endpoint.group], endpoint, { sessionToken: someToken });
      expect(status).toBe(503);
      expect(reached).not.toHaveBeenCalled();
    });
  });
});

describe('whatever is sent', () => {
  const json = { 'content-type': 'application/json' };
  const broken: [string, number, TestRequest][] = [
    ['no body', 400, { headers: json }],
    ['no content type', 415, { body: '{}' }],
    ['a form', 415, { body: 'name=x', headers: { 'content-type': 'application/x-www-form-urlencoded' } }],
    [
      'a multipart form',
      415,
      { body: '--x', headers: { 'content-type': 'multipart/form-data; boundary=x' } },
    ],
    ['another charset', 415, { body: '{}', headers: { 'content-type': 'application/json; charset=utf-16' } }],
    ['two content types', 415, { body: '{}', headers: { 'content-type': 'application/json,text/plain' } }],
    ['a compressed body', 415, { body: '{}', headers: { ...json, 'content-encoding': 'gzip' } }],
    ['broken JSON', 400, { body: '{"name":', headers: json }],
    ['JSON with a trailing comma', 400, { body: '{"name":"x",}', headers: json }],
    ...['null', '[]', '"text"', '1', 'true', '{}', '[{}]'].map((body): [string, number, TestRequest] => [
      `the JSON ${body}`,
      400,
      { body, headers: json },
    ]),
    ['nothing but nesting', 400, { body: '['.repeat(60_000), headers: json }],
    ['deep nesting', 400, { body: `${'['.repeat(30_000)}${']'.repeat(30_000)}`, headers: json }],
    ['deep objects', 400, { body: `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`, headers: json }],
    [
      'prototype keys',
      400,
      { body: '{"__proto__":{"name":"x"},"constructor":{"prototype":{}}}', headers: json },
    ],
    ['invalid base64', 400, { body: '{"name":1}', isBase64Encoded: true, headers: json }],
    [
      'bytes that are not UTF-8',
      400,
      {
        body: Buffer.from([0x22, 0xff, 0xfe, 0x22]).toString('base64'),
        isBase64Encoded: true,
        headers: json,
      },
    ],
    ['a megabyte', 413, { body: `"${'x'.repeat(1_048_576)}"`, headers: json }],
    [
      'a megabyte in base64',
      413,
      { body: Buffer.alloc(1_048_576).toString('base64'), isBase64Encoded: true, headers: json },
    ],
    ['64 KB and a byte', 413, { body: `"${'x'.repeat(65_535)}"`, headers: json }],
    ['many bytes in few characters', 413, { body: `"${'\u0634'.repeat(40_000)}"`, headers: json }],
    ...(['\\ud800', '\\u0000', '\\udc00\\ud800'] as const).map((text): [string, number, TestRequest] => [
      `the text ${text}`,
      400,
      {
        body: `{"name":"${text}","email":"a@b.co","message":"${text} long enough","username":"${text}","password":"${text}"}`,
        headers: json,
      },
    ]),
    ...[1, null, {}, [], true, { toString: 1 }].map((value): [string, number, TestRequest] => [
      `${JSON.stringify(value)} in each field`,
      400,
      { json: { name: value, email: value, message: value, username: value, password: value } },
    ]),
  ];
  const withBody = all.filter(([, { body }]) => body);

  describe.each(withBody)('to %s', (_name, endpoint) => {
    test.each(broken)('%s is answered as a mistake of the sender', async (_what, expected, request) => {
      const { status, body } = await send(handlers[endpoint.group], endpoint, request);
      expect(status).toBe(expected);
      expect(errorBody.safeParse(body).success).toBe(true);
      expect(reached).not.toHaveBeenCalled();
      expect(table.calls()).toEqual([]);
      expect(logged).not.toHaveBeenCalled();
    });
  });

  test('64 KB are read, from base64 too', async () => {
    const body = JSON.stringify({ ...contact, x: '' });
    const full = body.replace('"x":""', `"x":"${'x'.repeat(65_536 - body.length)}"`);
    expect(Buffer.byteLength(full)).toBe(65_536);
    expect((await send(messages, sendContactMessage, { body: full, headers: json })).status).toBe(201);
    const encoded = { body: Buffer.from(full).toString('base64'), isBase64Encoded: true, headers: json };
    expect((await send(messages, sendContactMessage, encoded)).status).toBe(201);
  });

  test.each([
    [
      'bytes that are not UTF-8',
      Buffer.from(JSON.stringify(contact).replace('Shilan', 'Shil\u00e9n'), 'latin1').toString('base64'),
    ],
    [
      'broken base64',
      Buffer.from(JSON.stringify(contact))
        .toString('base64')
        .replace(/^(....)/, '$1 *'),
    ],
    ['base64 cut short', Buffer.from(JSON.stringify(contact)).toString('base64').slice(0, -1)],
  ])('%s make an otherwise valid body invalid', async (_what, body) => {
    const { status } = await send(messages, sendContactMessage, {
      body,
      isBase64Encoded: true,
      headers: json,
    });
    expect(status).toBe(400);
  });

  test.each(['application/json', 'Application/JSON; charset=UTF-8', 'application/json;charset="utf-8"'])(
    'JSON as %j is read',
    async (type) => {
      const request = { body: JSON.stringify(contact), headers: { 'content-type': type } };
      expect((await send(messages, sendContactMessage, request)).status).toBe(201);
    },
  );

  test('an empty event is answered', async () => {
    const nothing = JSON.parse('{}');
    expect((await messages(nothing, testContext)).statusCode).toBe(404);
    expect((await messages({ routeKey: 'POST /api/contact', ...nothing }, testContext)).statusCode).toBe(415);
    expect((await session({ routeKey: 'POST /api/logout', ...nothing }, testContext)).statusCode).toBe(204);
  });

  test('a rejected body says which fields are wrong, in the contract’s words', async () => {
    const { body } = await send(messages, sendContactMessage, {
      json: { ...contact, email: 'nobody', message: '  short ' },
    });
    expect(body).toMatchObject({
      details: [
        { field: 'email', problem: 'invalid' },
        { field: 'message', problem: 'too-short' },
      ],
    });
  });
});

describe('a state-changing request', () => {
  const foreign: [string, Record<string, string>][] = [
    ['another site', { origin: 'https://evil.example' }],
    ['a host that begins like ours', { origin: 'https://www.example.com.evil.example' }],
    ['an opaque origin', { origin: 'null' }],
    ['an origin that is no address', { origin: 'https://www.example.com, https://evil.example' }],
    ['a cross-site page', { 'sec-fetch-site': 'cross-site' }],
    [
      'a cross-site page that claims our origin',
      { origin: 'https://www.example.com', 'sec-fetch-site': 'cross-site' },
    ],
    ['a viewer host without the proof', { origin: 'https://evil.example', 'x-viewer-host': 'evil.example' }],
    [
      'a viewer host with a wrong proof',
      { origin: 'https://evil.example', 'x-viewer-host': 'evil.example', 'x-origin-verify': 'x' },
    ],
  ];
  const changing = all.filter(([, { method }]) => method !== 'GET');

  describe.each(changing)('%s', (_name, endpoint) => {
    test.each(foreign)('from %s is refused before anything is read', async (_what, headers) => {
      const { status } = await send(handlers[endpoint.group], endpoint, {
        headers,
        sessionToken: 'A'.repeat(43),
      });
      expect(status).toBe(400);
      expect(reached).not.toHaveBeenCalled();
      expect(table.calls()).toEqual([]);
    });
  });

  const own: [string, Record<string, string>][] = [
    ['no browser', {}],
    ['our site', { origin: 'https://www.example.com', 'sec-fetch-site': 'same-origin' }],
    [
      'the host the visitor asked CloudFront for',
      {
        origin: 'https://d1.cloudfront.net',
        'x-viewer-host': 'd1.cloudfront.net',
        'x-origin-verify': process.env.ORIGIN_VERIFY ?? '',
      },
    ],
  ];
  test.each(own)('from %s passes', async (_what, headers) => {
    expect((await send(session, logout, { headers })).status).toBe(204);
    expect((await send(session, login, { headers, json: { username: 'u', password: 'p' } })).status).toBe(
      200,
    );
  });
});
