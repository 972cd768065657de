/** Where the screens of the admin area are. */
export const addresses = {
  dashboard: '/admin-panel',
  login: '/admin/login',
  simple: '/admin-simple',
  management: '/management',
} as const;

type Screen = 'dashboard' | 'login' | 'simple' | 'management';

const screens: Record<string, Screen> = {
  '/admin': 'dashboard',
  '/admin-panel': 'dashboard',
  '/admin/login': 'login',
  '/admin-simple': 'simple',
  '/management': 'management',
};

/** The screen at an address of the admin area; `missing` when there is none. A slash at the end makes no difference. */
export function screenAt(pathname: string): Screen | 'missing' {
  const path = pathname.replace(/(.)\/+$/, '$1');
  return Object.entries(screens).find(([address]) => address === path)?.[1] ?? 'missing';
}
