import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { answer, caching, cachingDisabled, cdnBefore } from '../testing/cdn.ts';
import { fitsPath } from './distribution.ts';
import { compileEdgeFunction } from './edge-function.ts';

describe('the origin gets', () => {
  test('only the headers, cookies and parameters that the policies name', async () => {
    const { ask, requests } = cdnBefore(() => answer(), {
      cachePolicy: { ...cachingDisabled, queryStrings: { only: new Set(['page']) } },
      originRequestPolicy: {
        headers: { only: new Set(['accept', 'cloudfront-viewer-address']) },
        cookies: { only: new Set(['session']) },
        queryStrings: 'none',
      },
    });
    await ask('/a?page=2&utm=x', {
      headers: {
        accept: 'text/html',
        'accept-language': 'ar',
        cookie: 'a=1; session=s',
        'x-origin-verify': 'forged',
        'x-forwarded-for': '198.51.100.1',
        'cloudfront-viewer-address': '198.51.100.1:1',
      },
    });
    expect(requests[0]?.query).toBe('page=2');
    expect(Object.fromEntries(requests[0]?.headers ?? [])).toEqual({
      accept: ['text/html'],
      cookie: ['session=s'],
      'cloudfront-viewer-address': ['203.0.113.7:50000'],
      'x-origin-verify': ['secret'],
      'x-forwarded-for': ['203.0.113.7'],
      'user-agent': ['Amazon CloudFront'],
      via: ['1.1 local.cloudfront.net (CloudFront)'],
    });
    expect(requests[0]?.sourceIp).not.toBe('203.0.113.7');
  });

  test('no viewer address unless the policy names it', async () => {
    const { ask, requests } = cdnBefore(() => answer());
    await ask('/', { headers: { 'cloudfront-viewer-address': 'forged' } });
    expect(requests[0]?.headers.has('cloudfront-viewer-address')).toBe(false);
  });

  test('no method that the behaviour does not allow', async () => {
    const { ask, requests } = cdnBefore(() => answer());
    expect(await ask('/', { method: 'DELETE' })).toMatchObject({ status: 403, cache: 'Error' });
    expect(requests).toHaveLength(0);
  });
});

test('a GET with a body is refused', async () => {
  const { ask, requests } = cdnBefore(() => answer());
  expect(await ask('/', { body: Buffer.from('{}') })).toMatchObject({ status: 403 });
  expect(requests).toHaveLength(0);
});

describe('an edge function', () => {
  test('changes the request before the cache lookup', async () => {
    const viewerRequest = compileEdgeFunction(`function handler(event) {
      const request = event.request;
      request.headers['x-viewer-host'] = { value: request.headers.host.value };
      request.uri = request.uri + '.html';
      return request;
    }`);
    const originRequestPolicy = {
      headers: { only: new Set(['x-viewer-host']) },
      cookies: 'all',
      queryStrings: 'all',
    } as const;
    const { ask, requests } = cdnBefore(() => answer(), { viewerRequest, originRequestPolicy });
    await ask('/a?b=1&b=2&c=%20', { headers: { 'x-viewer-host': 'forged', cookie: 'a=1; b=2' } });
    expect(requests[0]).toMatchObject({ path: '/a.html', query: 'b=1&b=2&c=%20' });
    expect(requests[0]?.headers.get('x-viewer-host')).toEqual(['site.example']);
    expect(requests[0]?.headers.get('cookie')).toEqual(['a=1; b=2']);
  });

  test('can answer itself', async () => {
    const viewerRequest = compileEdgeFunction(`async function handler() {
      return { statusCode: 308, headers: { location: { value: '/b' } } };
    }`);
    const { ask } = cdnBefore(() => answer(), { viewerRequest });
    const redirect = await ask();
    expect([redirect.status, redirect.header('location')]).toEqual([308, '/b']);
  });

  test.each([
    ['throws', 'function handler() { throw new Error() }'],
    ['never ends', 'function handler() { for (;;); }'],
    ['reaches for the machine', 'function handler() { return process.env }'],
    ['makes code of text', 'function handler() { return eval("({ statusCode: 200 })") }'],
    [
      'reaches out of its box',
      'function handler(e) { return e.constructor.constructor("return process")() }',
    ],
  ])('that %s gives 503', async (_, code) => {
    const { ask } = cdnBefore(() => answer(), { viewerRequest: compileEdgeFunction(code) });
    expect((await ask()).status).toBe(503);
  });
});

describe('an error page', () => {
  const errorResponses = [{ status: 403, ttl: 60, page: { path: '/404.html', status: 404 } }];
  const files = (path: string) =>
    path === '/404.html' ? answer('not here', { 'content-type': 'text/html' }) : answer('denied', {}, 403);

  test('replaces the error it is configured for', async () => {
    const { ask } = cdnBefore(({ path }) => files(path), {}, { errorResponses });
    expect(await ask('/absent')).toMatchObject({ status: 404, text: 'not here', cache: 'Error' });
    expect(await ask('/', { method: 'DELETE' })).toMatchObject({ status: 404, text: 'not here' });
  });

  test('that cannot be read leaves the error unchanged', async () => {
    const { ask } = cdnBefore(() => answer('denied', {}, 403), {}, { errorResponses });
    expect(await ask('/absent')).toMatchObject({ status: 403, text: 'denied' });
  });
});

describe('the viewer gets', () => {
  const text = 'word '.repeat(400);

  test.each([
    ['br', 'gzip, deflate, br', (body: Buffer) => brotliDecompressSync(body)],
    ['gzip', 'gzip', (body: Buffer) => gunzipSync(body)],
    ['gzip', 'br;q=0, gzip', (body: Buffer) => gunzipSync(body)],
  ])('%s if it accepts %s', async (encoding, accepted, decode) => {
    const { ask } = cdnBefore(() => answer(text, { 'content-type': 'text/html', etag: '"1"' }), {
      cachePolicy: { ...caching, encodings: ['br', 'gzip'] },
    });
    const compressed = await ask('/', { headers: { 'accept-encoding': accepted } });
    expect(compressed.header('content-encoding')).toBe(encoding);
    expect(compressed.header('etag')).toBe('W/"1"');
    expect(decode(compressed.body).toString()).toBe(text);
    expect((await ask()).text).toBe(text);
  });

  test.each([
    ['too short', 'short', { 'content-type': 'text/html' }],
    ['an image', text, { 'content-type': 'image/png' }],
    ['compressed already', text, { 'content-type': 'text/html', 'content-encoding': 'zstd' }],
  ])('an uncompressed answer for %s', async (_, body, headers) => {
    const { ask } = cdnBefore(() => answer(body, headers), {
      cachePolicy: { ...caching, encodings: ['br'] },
    });
    expect((await ask('/', { headers: { 'accept-encoding': 'br' } })).text).toBe(body);
  });

  test('304 for what it has cached', async () => {
    const modified = 'Sat, 21 Nov 2026 08:00:00 GMT';
    const { ask } = cdnBefore(() => answer('a', { etag: '"1"', 'last-modified': modified }));
    expect(await ask('/', { headers: { 'if-none-match': 'W/"0", W/"1"' } })).toMatchObject({
      status: 304,
      text: '',
    });
    expect(await ask('/', { headers: { 'if-none-match': '"2"' } })).toMatchObject({ status: 200 });
    expect(await ask('/', { headers: { 'if-modified-since': modified } })).toMatchObject({ status: 304 });
  });

  test.each([
    ['bytes=0-3', 206, '0123', 'bytes 0-3/10'],
    ['bytes=8-', 206, '89', 'bytes 8-9/10'],
    ['bytes=-2', 206, '89', 'bytes 8-9/10'],
    ['bytes=5-99', 206, '56789', 'bytes 5-9/10'],
    ['bytes=10-', 416, '', 'bytes */10'],
    ['lines=1-2', 200, '0123456789', undefined],
  ])('for the range %s status %i', async (range, status, body, contentRange) => {
    const { ask } = cdnBefore(() => answer('0123456789'), { cachePolicy: caching });
    const part = await ask('/', { headers: { range } });
    expect([part.status, part.text, part.header('content-range')]).toEqual([status, body, contentRange]);
  });

  test('the policy’s headers, in place of the origin’s where it overrides them', async () => {
    const { ask } = cdnBefore(() => answer('a', { 'x-a': 'origin', 'x-b': 'origin', 'x-c': 'origin' }), {
      responseHeadersPolicy: {
        add: [
          { name: 'x-a', value: 'policy', override: true },
          { name: 'x-b', value: 'policy', override: false },
        ],
        remove: ['x-c'],
      },
    });
    const { header } = await ask();
    expect([header('x-a'), header('x-b'), header('x-c')]).toEqual(['policy', 'origin', undefined]);
  });
});

test.each([
  ['/images/*', '/images/a/b.png', true],
  ['/images/*', '/images', false],
  ['*.jpg', '/a/b.jpg', true],
  ['/a?c', '/abc', true],
  ['/api/*', '/apix', false],
])('the pattern %s matches %s: %j', (pattern, path, fits) => {
  expect(fitsPath(pattern, path)).toBe(fits);
});

test('refuses an edge function larger than CloudFront allows', () => {
  const code = (length: number) => `function handler(event) { return event.request; }//${' '.repeat(length)}`;
  expect(() => compileEdgeFunction(code(10_000))).not.toThrow();
  expect(() => compileEdgeFunction(code(10_240))).toThrow('bytes, and CloudFront allows 10240');
});
