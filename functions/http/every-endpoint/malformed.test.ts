import { schemasOf } from '#shared/api/endpoint/schemas-of.ts';
import '#functions/data/testing/environment.ts';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest';
import { dynamodb } from '#functions/data/table/client.ts';
import { defaultFailure } from '#shared/api/endpoint/error.ts';
import { sendContactMessage } from '#shared/api/messages/messages.ts';
import { send, type TestRequest, testContext } from '../testing/event.ts';
import { all, contact, handlers, reached } from '../testing/groups.ts';

const table = mockClient(dynamodb);
let logged: MockInstance<typeof console.error>;
beforeEach(() => {
  logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  table.reset();
  reached.mockReset().mockReturnValue({ body: { id: 'id' } });
  const now = new Date().toISOString();
  const who = { accountId: 'a', credentialVersion: 'v', createdAt: now };
  table.on(GetCommand).callsFake(({ Key }) => ({
    Item: Key.sk === 'session' ? { ...who, lastSeenAt: now } : { ...who, username: 'u', passwordHash: 'h' },
  }));
});
const sessionToken = 'A'.repeat(43);
/** Returns the value of a JSON text; `undefined` for any other text. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
/** The requests to the table, except reads of the session and the account. */
const tableCalls = () => table.calls().filter(({ args }) => !(args[0] instanceof GetCommand));

describe('malformed input', () => {
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
  const withBody = all.filter(([, endpoint]) => schemasOf(endpoint).body);

  describe.each(withBody)('to %s', (_name, endpoint) => {
    // If an endpoint requires no field, an object with unknown fields only is valid.
    const isMistake = ({ body = '', json: value = parsed(body) }: TestRequest) =>
      schemasOf(endpoint).body?.safeParse(value).success !== true;
    test.each(broken.filter(([, expected, request]) => expected !== 400 || isMistake(request)))(
      '%s is answered with a 4xx',
      async (_what, expected, request) => {
        const { status, body } = await send(handlers[endpoint.group], endpoint, { sessionToken, ...request });
        expect(status).toBe(expected);
        expect((endpoint.failure ?? defaultFailure).schema.safeParse(body).success).toBe(true);
        expect(reached).not.toHaveBeenCalled();
        expect(tableCalls()).toEqual([]);
        expect(logged).not.toHaveBeenCalled();
      },
    );
  });

  test.each(withBody)('to %s, a body one byte over the limit is too large', async (_name, endpoint) => {
    const max = endpoint.bodyMaxBytes ?? 65_536;
    for (const body of [`"${'x'.repeat(max - 1)}"`, `"${'\u0634'.repeat(max / 2)}"`]) {
      const request = { sessionToken, body, headers: json };
      expect((await send(handlers[endpoint.group], endpoint, request)).status).toBe(413);
    }
    expect(reached).not.toHaveBeenCalled();
  });

  test('reads 64 KB, also from base64', async () => {
    const body = JSON.stringify({ ...contact, x: '' });
    const full = body.replace('"x":""', `"x":"${'x'.repeat(65_536 - body.length)}"`);
    expect(Buffer.byteLength(full)).toBe(65_536);
    expect((await send(handlers.messages, sendContactMessage, { body: full, headers: json })).status).toBe(
      200,
    );
    const encoded = { body: Buffer.from(full).toString('base64'), isBase64Encoded: true, headers: json };
    expect((await send(handlers.messages, sendContactMessage, encoded)).status).toBe(200);
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
    const { status } = await send(handlers.messages, sendContactMessage, {
      body,
      isBase64Encoded: true,
      headers: json,
    });
    expect(status).toBe(400);
  });

  test.each(['application/json', 'Application/JSON; charset=UTF-8', 'application/json;charset="utf-8"'])(
    'reads JSON as %j',
    async (type) => {
      const request = { body: JSON.stringify(contact), headers: { 'content-type': type } };
      expect((await send(handlers.messages, sendContactMessage, request)).status).toBe(200);
    },
  );

  test('answers an empty event', async () => {
    const nothing = JSON.parse('{}');
    expect((await handlers.messages(nothing, testContext)).statusCode).toBe(404);
    const proven = { ...nothing, headers: { 'x-origin-verify': process.env.ORIGIN_VERIFY } };
    expect(
      (await handlers.messages({ routeKey: 'POST /api/contact', ...proven }, testContext)).statusCode,
    ).toBe(415);
    expect(
      (await handlers.session({ routeKey: 'POST /api/logout', ...proven }, testContext)).statusCode,
    ).toBe(204);
  });

  test('a rejected body is answered with the invalid fields, in the contract’s words', async () => {
    const { body } = await send(handlers.messages, sendContactMessage, {
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
