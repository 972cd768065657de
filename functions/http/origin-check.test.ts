import '#functions/data/testing/environment.ts';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, test } from 'vitest';
import { dynamodb } from '#functions/data/table/client.ts';
import { login, logout } from '#shared/api/session.ts';
import { send } from './testing/event.ts';
import { all, handlers, reached, session } from './testing/groups.ts';

const table = mockClient(dynamodb);
beforeEach(() => {
  table.reset();
  reached.mockReset();
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
  test.each(own)('from %s passes', async (_what, headers) => {
    expect((await send(session, logout, { headers })).status).toBe(204);
    expect((await send(session, login, { headers, json: { username: 'u', password: 'p' } })).status).toBe(
      200,
    );
  });
});
