import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { edgeCode } from './edge-function.ts';

describe.each(['page-request.ts', 'api-request.ts'])('the script made of %s', (module) => {
  const code = edgeCode(module);

  test('is below the limit of 10 kB', () => {
    expect(Buffer.byteLength(code)).toBeLessThan(10_000);
  });

  test('has no modules and a handler on top, which is what CloudFront calls', () => {
    expect(code).not.toMatch(/^\s*(import|export)\b/m);
    expect(runInNewContext(`${code}; typeof handler`)).toBe('function');
  });

  test('uses only what the edge runtime knows of the language', () => {
    expect(code).not.toMatch(/\?\.|\?\?|\.\.\.|\bfor \(.* of |\bclass\b/);
  });
});

test('the script does what its module does', () => {
  const event = { request: { uri: '/contact', querystring: {}, headers: {} } };
  const uri = runInNewContext(`${edgeCode('page-request.ts')}; handler(event).uri`, { event });
  expect(uri).toBe('/contact.html');
});
