import type { ContentKey } from './content/registry.ts';
import { defaultLanguage, type Language } from './language.ts';
import { kinds, type PostKind } from './posts/kinds.ts';

export type AdminScreen = 'login' | 'password' | 'dashboard' | 'simple' | 'management';

/** The address of each screen, which names its document too. */
export const adminAddresses: Readonly<Record<AdminScreen, string>> = {
  dashboard: '/admin-panel',
  login: '/admin/login',
  password: '/admin/password',
  simple: '/admin-simple',
  management: '/management',
};

/** Where the browser keeps the language of the admin area: a cookie, because the edge chooses between its documents. */
export const adminLanguageCookie = 'admin-language';

/** The file of a screen's document in a language, as an address: `/admin-panel.html`, `/admin-panel.ar.html`. */
export function adminDocument(screen: AdminScreen, language: Language): string {
  return `${adminAddresses[screen]}${language === defaultLanguage ? '' : `.${language}`}.html`;
}

/** The address of the inbox, after a sign-in if need be. */
export const inboxAddress = `${adminAddresses.dashboard}?tab=messages`;

/** The address at which the inbox lists the open messages that are assigned to a name. */
export function assigneeAddress(name: string): string {
  return `${inboxAddress}&view=found&state=open&assignee=${encodeURIComponent(`is:${name}`)}`;
}

/** The address at which the inbox shows a message, after a sign-in if need be. */
export function messageAddress(id: string): string {
  return `${inboxAddress}&message=${id}`;
}

/** The address at which an item of content is edited, beginning with its text in a language. */
export function contentItemAddress(key: ContentKey, language?: Language): string {
  return `${adminAddresses.dashboard}?tab=content&item=${key}${beginningIn(language)}`;
}

function beginningIn(language?: Language): string {
  return language === 'ar' ? `&language=${language}` : '';
}

/** The language that an address of {@link contentItemAddress} or {@link postEditorAddress} begins with, by its query. */
export function beginningLanguage(query: URLSearchParams): Language {
  return query.get('language') === 'ar' ? 'ar' : defaultLanguage;
}

/** The address at which administrators list the posts of a kind. */
export function postListAddress(kind: PostKind): string {
  return `${adminAddresses.dashboard}?tab=${kinds[kind].list}`;
}

/** The address at which a post is edited, beginning with its texts in a language. */
export function postEditorAddress(kind: PostKind, id: string, language?: Language): string {
  return `${postListAddress(kind)}&post=${encodeURIComponent(id)}${beginningIn(language)}`;
}

const screens: Record<string, AdminScreen> = {
  '/admin': 'dashboard',
  '/admin-panel': 'dashboard',
  '/admin/login': 'login',
  '/admin/password': 'password',
  '/admin-simple': 'simple',
  '/management': 'management',
};

/** Whether an address belongs to the admin area, whose language is no part of its addresses. */
export function isAdminPath(path: string): boolean {
  return path.startsWith('/admin') || path === '/management';
}

/** The screen at an address of the admin area; `undefined` when there is none. A slash at the end makes no difference. */
export function adminScreenAt(path: string): AdminScreen | undefined {
  return screens[path.replace(/\/+$/, '')];
}
