import { expect, test } from 'vitest';
import { isVersionId, versionIdOf, versionQuery } from './version.ts';

test('ids of versions sort like their numbers', () => {
  expect(versionIdOf(9)).toBe('0000000009');
  expect(versionIdOf(10) > versionIdOf(9)).toBe(true);
});

test.each([
  ['0000000012', true],
  ['0000000012~1', true],
  ['0000000012~123456789012345', true],
  ['0000000012~1234567890123456', false],
  ['0000000012~', false],
  ['000000012', false],
  ['00000000012', false],
  ['0000000012~x', false],
  ['x0000000012', false],
  ['0000000012 ', false],
  ['', false],
])('whether %j is the id of a version: %j', (id, is) => {
  expect(isVersionId(id)).toBe(is);
  expect(versionQuery.safeParse({ before: id }).success).toBe(is);
});
