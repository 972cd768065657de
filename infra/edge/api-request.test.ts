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

test('the API is told the host the viewer asked for', () => {
  expect(hostTold({ host: 'www.example.com' })).toBe('www.example.com');
  expect(requestTo('/api/user', { host: 'www.example.com' })).toMatchObject({ uri: '/api/user' });
});

test('whatever the viewer sent under that name is overwritten', () => {
  expect(hostTold({ host: 'www.example.com', 'x-viewer-host': 'evil.example' })).toBe('www.example.com');
});

test('without a host there is none to believe', () => {
  expect(hostTold({ 'x-viewer-host': 'evil.example' })).toBe('');
});

test.each([
  ['/api/admin/upload-image', {}],
  ['/api/simple-admin/upload-image', { success: false }],
])(
  'a form that would not fit through the API is told the other way at %s, in the form of its failures',
  (uri, more) => {
    const fits = requestTo(uri, { 'content-length': String(imageFormMaxBytes) });
    expect(fits).toHaveProperty('uri', uri);
    const tooLarge = requestTo(uri, { 'content-length': String(imageFormMaxBytes + 1) });
    expect(tooLarge).toMatchObject({ statusCode: 413 });
    const body = 'body' in tooLarge ? JSON.parse(tooLarge.body?.data ?? '') : undefined;
    expect(body).toEqual({ ...more, error: expect.stringContaining('contentType and size') });
  },
);

test('other large bodies are the API’s business', () => {
  expect(requestTo('/api/contact', { 'content-length': '9000000' })).toHaveProperty('uri');
});

test('a question for headers alone is told that no route answers it', () => {
  expect(requestTo('/api/site-content', {}, 'HEAD')).toMatchObject({ statusCode: 405 });
});

test.each([
  [{ dnt: '1' }, true],
  [{ 'sec-gpc': '1' }, true],
  [{ dnt: '0', 'sec-gpc': '0' }, false],
  [{}, false],
])('of a use that is sent with %j the API hears nothing: %j', (headers, isLeftOut) => {
  const answer = requestTo('/api/usage', headers as Record<string, string>, 'POST');
  expect('statusCode' in answer ? answer.statusCode : answer.uri).toBe(isLeftOut ? 204 : '/api/usage');
  expect(requestTo('/api/contact', headers as Record<string, string>, 'POST')).toHaveProperty('uri');
});

describe('a session’s cookie', () => {
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

  test('goes on to the API', () => expect(cookiesAfter(token)).toEqual(['theme', '__Host-session']));

  test.each([[['junk']], [['']], [['A'.repeat(44)]], [[token, token]]])(
    'that is none (%j) does not',
    ([value = '', ...more]) => expect(cookiesAfter(value, ...more)).toEqual(['theme']),
  );
});
