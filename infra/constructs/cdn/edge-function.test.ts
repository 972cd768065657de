import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { edgeCode } from './edge-function.ts';

describe.each(['page-request.ts', 'api-request.ts', 'script-request.ts'])('the script from %s', (module) => {
  const code = edgeCode(module);

  test('is smaller than the limit of 10 kB', () => {
    expect(Buffer.byteLength(code)).toBeLessThan(10_000);
  });

  test('has no modules, and a top-level handler for CloudFront', () => {
    expect(code).not.toMatch(/^\s*(import|export)\b/m);
    expect(runInNewContext(`${code}; typeof handler`)).toBe('function');
  });

  test('uses only language features of the edge runtime', () => {
    expect(code).not.toMatch(/\?\.|\?\?|\.\.\.|\bfor \(.* of |\bclass\b/);
  });
});

test('redirects other domains of the site to the main one, with path and query', () => {
  const hosts = { main: 'www.shop.test', others: ['shop.test'] };
  const locationFor = (host: string) => {
    const headers = { host: { value: host } };
    const event = { request: { uri: '/ar/contact', querystring: { a: { value: '1' } }, headers } };
    const script = `${edgeCode('page-request.ts', { hosts })}; (handler(event).headers.location || {}).value`;
    return runInNewContext(script, { event });
  };
  expect(locationFor('shop.test')).toBe('https://www.shop.test/ar/contact?a=1');
  expect(locationFor('www.shop.test')).toBeUndefined();
  expect(locationFor('d111111abcdef8.cloudfront.net')).toBeUndefined();
});

test('serves pages of the release that is written into the script', () => {
  const event = { request: { uri: '/contact', querystring: {}, headers: {} } };
  const script = edgeCode('page-request.ts', { release: 'r1a2b3c' });
  expect(runInNewContext(`${script}; handler(event).uri`, { event })).toBe('/pages/r1a2b3c/contact.html');
});
