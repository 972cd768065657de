import '../data/testing/environment.ts';
import { expect, test } from 'vitest';
import { login } from '../../shared/api.ts';
import { eventFor } from './testing/event.ts';
import { viewerAddress } from './viewer.ts';

const proof = { 'x-origin-verify': process.env.ORIGIN_VERIFY ?? '' };
function addressFrom(headers: Record<string, string>): string {
  return viewerAddress(eventFor(login, { headers, sourceIp: '192.0.2.9' }));
}

test.each([
  ['198.51.100.7:46532', '198.51.100.7'],
  ['2001:db8:1:2:3:4:5:6:46532', '2001:db8:1:2:3:4:5:6'],
  ['[2001:db8::1]:46532', '2001:db8::1'],
])('through CloudFront the address is the one it saw: %s', (header, address) => {
  expect(addressFrom({ ...proof, 'cloudfront-viewer-address': header })).toBe(address);
});

test.each([
  ['without the proof', { 'cloudfront-viewer-address': '198.51.100.7:1' }],
  ['with a wrong proof', { 'cloudfront-viewer-address': '198.51.100.7:1', 'x-origin-verify': 'guess' }],
  ['when it is no address', { 'cloudfront-viewer-address': 'anything', ...proof }],
  ['when it is absent', proof],
  ['whatever X-Forwarded-For says', { 'x-forwarded-for': '198.51.100.7', ...proof }],
])('else it is the one the API saw: %s', (_when, headers) => {
  expect(addressFrom(headers)).toBe('192.0.2.9');
});
