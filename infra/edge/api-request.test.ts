import { expect, test } from 'vitest';
import { handler } from './api-request.ts';

const api = { uri: '/api/user', querystring: {} };

test('the API is told the host the viewer asked for', () => {
  const request = handler({ request: { ...api, headers: { host: { value: 'www.example.com' } } } });
  expect(request.headers['x-viewer-host']).toEqual({ value: 'www.example.com' });
  expect(request.uri).toBe('/api/user');
});

test('whatever the viewer sent under that name is overwritten', () => {
  const headers = { host: { value: 'www.example.com' }, 'x-viewer-host': { value: 'evil.example' } };
  expect(handler({ request: { ...api, headers } }).headers['x-viewer-host']).toEqual({
    value: 'www.example.com',
  });
});

test('without a host there is none to believe', () => {
  const headers = { 'x-viewer-host': { value: 'evil.example' } };
  expect(handler({ request: { ...api, headers } }).headers['x-viewer-host']).toEqual({ value: '' });
});
