import '#functions/data/testing/environment.ts';
import { expect, test } from 'vitest';
import { login } from '#shared/api/session.ts';
import { eventFor } from './testing/event.ts';
import { viewerAddress } from './viewer.ts';

function addressFrom(headers: Record<string, string>): string {
  return viewerAddress(eventFor(login, { headers, sourceIp: '192.0.2.9' }));
}

test.each([
  ['198.51.100.7:46532', '198.51.100.7'],
  ['2001:db8:1:2:3:4:5:6:46532', '2001:db8:1:2:3:4:5:6'],
  ['[2001:db8::1]:46532', '2001:db8::1'],
])('through CloudFront the address is the one it saw: %s', (header, address) => {
  expect(addressFrom({ 'cloudfront-viewer-address': header })).toBe(address);
});

test.each([
  ['when it is no address', { 'cloudfront-viewer-address': 'anything' }],
  ['when it is absent', {}],
  ['whatever X-Forwarded-For says', { 'x-forwarded-for': '198.51.100.7' }],
])('else it is the one the API saw: %s', (_when, headers) => {
  expect(addressFrom(headers)).toBe('192.0.2.9');
});
