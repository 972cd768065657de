import { expect, test } from 'vitest';
import { addressAfterLogin, endedAddress } from './return-address.ts';

const ended = (address: unknown) => ({ ended: { address } });

test('a login opens the overview', () => {
  expect(addressAfterLogin(null)).toBe('/admin-panel?tab=overview');
  expect(endedAddress(null)).toBeUndefined();
});

test('a login after a lost session opens the former tab', () => {
  expect(addressAfterLogin(ended('/admin?tab=messages'))).toBe('/admin?tab=messages');
  expect(endedAddress(ended('/admin?tab=messages'))).toBe('/admin?tab=messages');
});

test('a login opens the address requested before it, and reports no lost session', () => {
  const asked = { asked: { address: '/admin-panel?tab=messages&message=a' } };
  expect(addressAfterLogin(asked)).toBe('/admin-panel?tab=messages&message=a');
  expect(endedAddress(asked)).toBeUndefined();
});

test('a login after a lost session opens the simple editor again', () => {
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
])('never redirects to %j', (address) =>
  expect(addressAfterLogin(ended(address))).toBe('/admin-panel?tab=overview'),
);
