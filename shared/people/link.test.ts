import { expect, test } from 'vitest';
import { linkHash, readLinkHash } from './link.ts';

const accountId = 'a'.repeat(43);
const token = `${'b'.repeat(41)}-_`;

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
  `${accountId}.${token}x`,
])('%j is not a link', (hash) => expect(readLinkHash(hash)).toBeUndefined());
