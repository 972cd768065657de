import '../testing/environment.ts';
import { expect, test } from 'vitest';
import { accountIdOf } from './administrator.ts';

test.each([
  ['Admin', 'admin'],
  ['  admin ', 'admin'],
  ['ＡＤＭＩＮ', 'admin'],
  ['e\u0301va', 'éva'],
  ['ﬁras', 'firas'],
])('%j and %j are one account', (name, other) => {
  expect(accountIdOf(name)).toBe(accountIdOf(other));
});

test('other names are other accounts', () => {
  expect(accountIdOf('admin1')).not.toBe(accountIdOf('admin2'));
});

test.each(['', 'x'.repeat(10_000), '#\0\ud800', '__proto__'])(
  'every name makes a key of the same length',
  (name) => {
    expect(accountIdOf(name)).toMatch(/^[A-Za-z0-9_-]{43}$/);
  },
);
