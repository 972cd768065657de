export type AdminScreen = 'login' | 'password' | 'dashboard' | 'simple' | 'management';

/** The address of each screen, which names its document too. */
export const adminAddresses: Readonly<Record<AdminScreen, string>> = {
  dashboard: '/admin-panel',
  login: '/admin/login',
  password: '/admin/password',
  simple: '/admin-simple',
  management: '/management',
};

/** The address of the inbox, after a sign-in if need be. */
export const inboxAddress = `${adminAddresses.dashboard}?tab=messages`;

/** The address at which the inbox shows a message, after a sign-in if need be. */
export function messageAddress(id: string): string {
  return `${inboxAddress}&message=${id}`;
}

const screens: Record<string, AdminScreen> = {
  '/admin': 'dashboard',
  '/admin-panel': 'dashboard',
  '/admin/login': 'login',
  '/admin/password': 'password',
  '/admin-simple': 'simple',
  '/management': 'management',
};

/** Whether an address belongs to the admin area, which is in English only. */
export function isAdminPath(path: string): boolean {
  return path.startsWith('/admin') || path === '/management';
}

/** The screen at an address of the admin area; `undefined` when there is none. A slash at the end makes no difference. */
export function adminScreenAt(path: string): AdminScreen | undefined {
  return screens[path.replace(/\/+$/, '')];
}
