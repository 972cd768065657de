import { expect, test } from 'vitest';
import { adminAddresses, adminDocument, adminScreenAt } from './admin-paths.ts';

test.each([
  ['/admin', 'dashboard'],
  ['/admin-panel', 'dashboard'],
  ['/admin-panel/', 'dashboard'],
  ['/admin/login', 'login'],
  ['/admin/password', 'password'],
  ['/admin-simple', 'simple'],
  ['/management', 'management'],
  ['/management/keys', undefined],
  ['/admin/nowhere', undefined],
  ['/', undefined],
])('%s opens %s', (path, screen) => expect(adminScreenAt(path)).toBe(screen));

test('every screen is opened at its own address', () => {
  for (const [screen, address] of Object.entries(adminAddresses)) expect(adminScreenAt(address)).toBe(screen);
});

test('every screen has a document for each language', () => {
  expect(adminDocument('dashboard', 'en')).toBe('/admin-panel.html');
  expect(adminDocument('login', 'ar')).toBe('/admin/login.ar.html');
});
