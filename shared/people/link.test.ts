import { expect, test } from 'vitest';
import { linkHash, linkMs, readLinkHash } from './link.ts';

const accountId = 'a'.repeat(43);
const token = `${'b'.repeat(41)}-_`;

test('an invitation is valid for a week, a reset for an hour', () => {
  expect(linkMs).toEqual({ invitation: 604_800_000, reset: 3_600_000 });
});

test('a link is decoded as it was encoded', () => {
  expect(readLinkHash(linkHash({ accountId, token }))).toEqual({ accountId, token });
});

test.each([
  '',
  '#',
  '#main-content',
  `#${accountId}`,
  `#${accountId}.${token}.x`,
  `#${accountId}.x`,
  `#x.${token}`,
  `#x${accountId}.${token}`,
  `#${accountId}.x${token}`,
  `x${accountId}.${token}`,
  `${accountId}.${token}x`,
])('%j is not a link', (hash) => expect(readLinkHash(hash)).toBeUndefined());
