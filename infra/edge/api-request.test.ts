import { describe, expect, test } from 'vitest';
import { imageFormMaxBytes } from '#shared/images/image.ts';
import { handler } from './api-request.ts';

function requestTo(uri: string, headers: Record<string, string>, method = 'GET') {
  const values = Object.entries(headers).map(([name, value]) => [name, { value }]);
  return handler({
    request: { method, uri, querystring: {}, headers: Object.fromEntries(values), cookies: {} },
  });
}

function hostTold(headers: Record<string, string>) {
  return requestTo('/api/user', headers).headers['x-viewer-host']?.value;
}

test('passes the host that the viewer requested to the API', () => {
  expect(hostTold({ host: 'www.example.com' })).toBe('www.example.com');
  expect(requestTo('/api/user', { host: 'www.example.com' })).toMatchObject({ uri: '/api/user' });
});

test('overwrites the same header of the viewer', () => {
  expect(hostTold({ host: 'www.example.com', 'x-viewer-host': 'evil.example' })).toBe('www.example.com');
});

test('removes that header if there is no host', () => {
  expect(hostTold({ 'x-viewer-host': 'evil.example' })).toBe('');
});

test.each([
  ['/api/admin/upload-image', {}],
  ['/api/simple-admin/upload-image', { success: false }],
])(
  'answers a form that is too large for the API with the other endpoint at %s, in that endpoint’s error format',
  (uri, more) => {
    const fits = requestTo(uri, { 'content-length': String(imageFormMaxBytes) });
    expect(fits).toHaveProperty('uri', uri);
    const tooLarge = requestTo(uri, { 'content-length': String(imageFormMaxBytes + 1) });
    expect(tooLarge).toMatchObject({ statusCode: 413 });
    const body = 'body' in tooLarge ? JSON.parse(tooLarge.body?.data ?? '') : undefined;
    expect(body).toEqual({ ...more, error: expect.stringContaining('contentType and size') });
  },
);

test('passes other large bodies to the API', () => {
  expect(requestTo('/api/contact', { 'content-length': '9000000' })).toHaveProperty('uri');
});

test('answers HEAD with 405', () => {
  expect(requestTo('/api/site-content', {}, 'HEAD')).toMatchObject({ statusCode: 405 });
});

test.each([
  [{ dnt: '1' }, true],
  [{ 'sec-gpc': '1' }, true],
  [{ dnt: '0', 'sec-gpc': '0' }, false],
  [{}, false],
])('blocks a usage count sent with %j: %j', (headers, isLeftOut) => {
  const answer = requestTo('/api/usage', headers as Record<string, string>, 'POST');
  expect('statusCode' in answer ? answer.statusCode : answer.uri).toBe(isLeftOut ? 204 : '/api/usage');
  expect(requestTo('/api/contact', headers as Record<string, string>, 'POST')).toHaveProperty('uri');
});

describe('the session cookie', () => {
  const token = 'A'.repeat(43);
  const cookiesAfter = (value: string, ...more: string[]) => {
    const cookies = {
      theme: { value: 'dark' },
      '__Host-session': {
        value,
        ...(more.length > 0 && { multiValue: [value, ...more].map((one) => ({ value: one })) }),
      },
    };
    const request = handler({
      request: { method: 'GET', uri: '/api/site-content', querystring: {}, headers: {}, cookies },
    });
    return 'cookies' in request ? Object.keys(request.cookies) : undefined;
  };

  test('is passed to the API', () => expect(cookiesAfter(token)).toEqual(['theme', '__Host-session']));

  test.each([[['junk']], [['']], [['A'.repeat(44)]], [[token, token]]])(
    'with the invalid value %j is removed',
    ([value = '', ...more]) => expect(cookiesAfter(value, ...more)).toEqual(['theme']),
  );
});
