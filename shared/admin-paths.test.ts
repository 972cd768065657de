import { expect, test } from 'vitest';
import { adminScreenAt } from './admin-paths.ts';

test.each([
  ['/admin', 'dashboard'],
  ['/admin-panel', 'dashboard'],
  ['/admin-panel/', 'dashboard'],
  ['/admin/login', 'login'],
  ['/admin-simple', 'simple'],
  ['/management', 'management'],
  ['/management/keys', undefined],
  ['/admin/nowhere', undefined],
  ['/', undefined],
])('%s opens %s', (path, screen) => expect(adminScreenAt(path)).toBe(screen));
