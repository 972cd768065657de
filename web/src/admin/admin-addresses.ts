import type { adminPaths } from '../../../shared/admin-paths.ts';

/** Where the screens of the admin area are. */
export const addresses = {
  dashboard: '/admin-panel',
  dashboardAlias: '/admin',
  login: '/admin/login',
} as const satisfies Record<string, (typeof adminPaths)[number]>;
