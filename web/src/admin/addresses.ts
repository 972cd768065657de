/** Where the screens of the admin area are. */
export const addresses = {
  dashboard: '/admin-panel',
  login: '/admin/login',
} as const;

const screens: Record<string, 'dashboard' | 'login'> = {
  '/admin': 'dashboard',
  '/admin-panel': 'dashboard',
  '/admin/login': 'login',
};

/** The screen at an address of the admin area; `missing` when there is none. A slash at the end makes no difference. */
export function screenAt(pathname: string): 'dashboard' | 'login' | 'missing' {
  const path = pathname.replace(/(.)\/+$/, '$1');
  return Object.entries(screens).find(([address]) => address === path)?.[1] ?? 'missing';
}
