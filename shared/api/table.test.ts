import { describe, expect, test } from 'vitest';
import type { Endpoint } from './endpoint/endpoint.ts';
import { schemasOf } from './endpoint/schemas-of.ts';
import { renderContentPreview } from './posts/previews.ts';
import { endpoints } from './table.ts';

const all = Object.entries<Endpoint>(endpoints);

describe.each(all)('the endpoint %s', (_name, endpoint) => {
  test('has a path of its own in the API', () => {
    expect(endpoint.path).toMatch(/^\/(api|share)(\/([a-z0-9-]+|\{[a-z]+\}))+$/);
    const same = all.filter(([, { method, path }]) => method === endpoint.method && path === endpoint.path);
    expect(same).toHaveLength(1);
  });

  test('is answered from a cache only if everybody gets the same answer, and not for long', () => {
    if (endpoint.cache === undefined) return;
    expect([endpoint.method, endpoint.access]).toEqual(['GET', 'public']);
    expect(endpoint.cache).toMatch(/^public, max-age=0, s-maxage=[1-9]$/);
  });
});

test.each([
  ['/', true],
  ['/services/retail-audit', true],
  [`/${'a'.repeat(199)}`, true],
  [`/${'a'.repeat(200)}`, false],
  ['services', false],
  ['x/services', false],
  ['/services?a', false],
  ['/two words', false],
])('whether a preview of texts can be of the path %s: %j', (path, can) => {
  const { body } = schemasOf(renderContentPreview);
  expect(body.safeParse({ path, language: 'en', texts: [] }).success).toBe(can);
});
