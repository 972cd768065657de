export type AdminScreen = 'login' | 'dashboard' | 'simple' | 'management' | 'missing';

/** The address of each screen, which names its document too; `missing` is for all addresses without a screen. */
export const adminAddresses: Readonly<Record<AdminScreen, string>> = {
  dashboard: '/admin-panel',
  login: '/admin/login',
  simple: '/admin-simple',
  management: '/management',
  missing: '/admin/missing',
};

const screens: Record<string, AdminScreen> = {
  '/admin': 'dashboard',
  '/admin-panel': 'dashboard',
  '/admin/login': 'login',
  '/admin-simple': 'simple',
  '/management': 'management',
};

/** Whether an address belongs to the admin area, which is in English only. */
export function isAdminPath(path: string): boolean {
  return path.startsWith('/admin') || path === '/management';
}

/** The screen at an address of the admin area; `missing` when there is none. A slash at the end makes no difference. */
export function adminScreenAt(path: string): AdminScreen {
  return screens[path.replace(/\/+$/, '')] || 'missing';
}
