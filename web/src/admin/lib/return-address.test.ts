import { expect, test } from 'vitest';
import { addressAfterLogin, endedAddress } from './return-address.ts';

const ended = (address: unknown) => ({ ended: { address } });

test('a login goes to the overview', () => {
  expect(addressAfterLogin(null)).toBe('/admin-panel?tab=overview');
  expect(endedAddress(null)).toBeUndefined();
});

test('a login after a lost session goes back to the tab that was open', () => {
  expect(addressAfterLogin(ended('/admin?tab=messages'))).toBe('/admin?tab=messages');
  expect(endedAddress(ended('/admin?tab=messages'))).toBe('/admin?tab=messages');
});

test('a login goes to what was asked for before it, and no session is said to have ended', () => {
  const asked = { asked: { address: '/admin-panel?tab=messages&message=a' } };
  expect(addressAfterLogin(asked)).toBe('/admin-panel?tab=messages&message=a');
  expect(endedAddress(asked)).toBeUndefined();
});

test('a login after a lost session goes back to the simple editor', () => {
  expect(addressAfterLogin(ended('/admin-simple'))).toBe('/admin-simple');
});

test.each([
  '/management',
  '/admin/login',
  '/contact',
  '//elsewhere.example/admin',
  'https://elsewhere.example',
  '',
  7,
  undefined,
])('nothing leads to %j', (address) =>
  expect(addressAfterLogin(ended(address))).toBe('/admin-panel?tab=overview'),
);
