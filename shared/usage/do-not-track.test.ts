import { expect, test } from 'vitest';
import { hasTrackingOptOut } from './do-not-track.ts';

test.each([
  [{}, false],
  [{ dnt: '1' }, true],
  [{ 'sec-gpc': '1' }, true],
  [{ dnt: '0', 'sec-gpc': '1' }, true],
  [{ dnt: '0', 'sec-gpc': '0' }, false],
  [{ dnt: 'true' }, false],
])('whether a sender of %j asks not to be counted: %j', (headers: Record<string, string>, asks) => {
  expect(hasTrackingOptOut((name) => headers[name])).toBe(asks);
});
