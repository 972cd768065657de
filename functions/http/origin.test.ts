import '#functions/data/testing/environment.ts';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { dynamodb } from '#functions/data/table/client.ts';
import { defaultFailure } from '#shared/api/endpoint/error.ts';
import { login, logout } from '#shared/api/session.ts';
import { viewerAddress } from './origin.ts';
import { eventFor, send } from './testing/event.ts';
import { all, handlers, reached } from './testing/groups.ts';

const table = mockClient(dynamodb);
beforeEach(() => {
  table.reset();
  reached.mockReset().mockReturnValue({ body: { username: 'u', role: 'owner' } });
});

const proof = String(process.env.ORIGIN_VERIFY);
const refused: [string, Record<string, string | undefined>][] = [
  ['without the proof', { 'x-origin-verify': undefined }],
  ['with a wrong proof', { 'x-origin-verify': 'x'.repeat(proof.length) }],
  ['with an empty proof', { 'x-origin-verify': '' }],
  ['with the proof twice', { 'x-origin-verify': `${proof},${proof}` }],
  ['with the beginning of the proof', { 'x-origin-verify': proof.slice(0, -1) }],
];

describe.each(all)('a request to %s', (_name, endpoint) => {
  test.each(refused)('%s is refused before anything is read', async (_how, headers) => {
    const { status, body } = await send(handlers[endpoint.group], endpoint, {
      headers: { ...headers, 'cloudfront-viewer-address': '198.51.100.7:1' },
      sessionToken: 'A'.repeat(43),
      json: {},
    });
    expect(status).toBe(404);
    expect((endpoint.failure ?? defaultFailure).schema.safeParse(body).success).toBe(true);
    expect(reached).not.toHaveBeenCalled();
    expect(table.calls()).toEqual([]);
  });
});

test('accepts the next and the previous secret while the secret is replaced', async () => {
  vi.resetModules();
  vi.stubEnv('ORIGIN_VERIFY', `${'n'.repeat(48)},${'o'.repeat(48)}`);
  const { checkDistribution } = await import('./origin.ts');
  const { eventFor } = await import('./testing/event.ts');
  const check = (secret: string) => () =>
    checkDistribution(eventFor(login, { headers: { 'x-origin-verify': secret } }));
  expect(check('n'.repeat(48))).not.toThrow();
  expect(check('o'.repeat(48))).not.toThrow();
  expect(check(`${'n'.repeat(48)},${'o'.repeat(48)}`)).toThrow();
  vi.unstubAllEnvs();
});

test('a request through the distribution reaches its operation', async () => {
  expect((await send(handlers.session, login, { json: { username: 'u', password: 'p' } })).status).toBe(200);
  expect(reached).toHaveBeenCalled();
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
    ['our own host without encryption', { origin: 'http://www.example.com' }],
    ['another port of our host', { origin: 'https://www.example.com:8443' }],
    [
      'the host the visitor asked for, without encryption',
      { origin: 'http://d1.cloudfront.net', 'x-viewer-host': 'd1.cloudfront.net' },
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
        'cloudfront-forwarded-proto': 'https',
      },
    ],
    [
      'the same without encryption, on one machine',
      {
        origin: 'http://localhost:3000',
        'x-viewer-host': 'localhost:3000',
        'cloudfront-forwarded-proto': 'http',
      },
    ],
  ];
  test.each(own)('from %s is accepted', async (_what, headers) => {
    expect((await send(handlers.session, logout, { headers })).status).toBe(204);
    expect(
      (await send(handlers.session, login, { headers, json: { username: 'u', password: 'p' } })).status,
    ).toBe(200);
  });
});

function addressFrom(headers: Record<string, string>): string {
  return viewerAddress(eventFor(login, { headers, sourceIp: '192.0.2.9' }));
}

test.each([
  ['198.51.100.7:46532', '198.51.100.7'],
  ['2001:db8:1:2:3:4:5:6:46532', '2001:db8:1:2:3:4:5:6'],
  ['[2001:db8::1]:46532', '2001:db8::1'],
])('uses the viewer address that CloudFront sends: %s', (header, address) => {
  expect(addressFrom({ 'cloudfront-viewer-address': header })).toBe(address);
});

test.each([
  ['when it is no address', { 'cloudfront-viewer-address': 'anything' }],
  ['when it is absent', {}],
  ['whatever X-Forwarded-For says', { 'x-forwarded-for': '198.51.100.7' }],
])('uses the address that the API sees: %s', (_when, headers) => {
  expect(addressFrom(headers)).toBe('192.0.2.9');
});
