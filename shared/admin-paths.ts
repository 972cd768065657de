import type { ContentKey } from './content/registry.ts';
import { defaultLanguage, type Language } from './language.ts';
import { kinds, type PostKind } from './posts/kinds.ts';

export type AdminScreen = 'login' | 'password' | 'dashboard' | 'simple' | 'management';

/** The URL of each screen. The file of the screen's document has the same name. */
export const adminAddresses: Readonly<Record<AdminScreen, string>> = {
  dashboard: '/admin-panel',
  login: '/admin/login',
  password: '/admin/password',
  simple: '/admin-simple',
  management: '/management',
};

/** The name of the cookie with the language of the admin area. The edge function reads it to choose the document. */
export const adminLanguageCookie = 'admin-language';

/** Returns the file of a screen's document in a language, as a URL: `/admin-panel.html`, `/admin-panel.ar.html`. */
export function adminDocument(screen: AdminScreen, language: Language): string {
  return `${adminAddresses[screen]}${language === defaultLanguage ? '' : `.${language}`}.html`;
}

/** The URL of the inbox, for links in mails, too: after a sign-in the browser goes on to it. */
export const inboxAddress = `${adminAddresses.dashboard}?tab=messages`;

/** Returns the URL at which the inbox lists the open messages assigned to a name. */
export function assigneeAddress(name: string): string {
  return `${inboxAddress}&view=found&state=open&assignee=${encodeURIComponent(`is:${name}`)}`;
}

/** Returns the URL at which the inbox shows a message. */
export function messageAddress(id: string): string {
  return `${inboxAddress}&message=${id}`;
}

/** Returns the URL at which a content item is edited, with the focus on its text in a language. */
export function contentItemAddress(key: ContentKey, language?: Language): string {
  return `${adminAddresses.dashboard}?tab=content&item=${key}${beginningIn(language)}`;
}

function beginningIn(language?: Language): string {
  return language === 'ar' ? `&language=${language}` : '';
}

/** Returns the language in the query of a URL of {@link contentItemAddress} or {@link postEditorAddress}. */
export function beginningLanguage(query: URLSearchParams): Language {
  return query.get('language') === 'ar' ? 'ar' : defaultLanguage;
}

/** Returns the URL at which administrators list the posts of a kind. */
export function postListAddress(kind: PostKind): string {
  return `${adminAddresses.dashboard}?tab=${kinds[kind].list}`;
}

/** Returns the URL at which a post is edited, with the focus on its texts in a language. */
export function postEditorAddress(kind: PostKind, id: string, language?: Language): string {
  return `${postListAddress(kind)}&post=${encodeURIComponent(id)}${beginningIn(language)}`;
}

/** Returns the address at which a picture of the library is edited. */
export function pictureAddress(id: string): string {
  return `${adminAddresses.dashboard}?tab=pictures&picture=${encodeURIComponent(id)}`;
}

/** Returns the address at which owners change a person's account. */
export function personAddress(id: string): string {
  return `${adminAddresses.dashboard}?tab=people&person=${encodeURIComponent(id)}`;
}

const screens: Record<string, AdminScreen> = {
  '/admin': 'dashboard',
  '/admin-panel': 'dashboard',
  '/admin/login': 'login',
  '/admin/password': 'password',
  '/admin-simple': 'simple',
  '/management': 'management',
};

/** True if a URL belongs to the admin area. The language of the admin area is not part of its URLs. */
export function isAdminPath(path: string): boolean {
  return path.startsWith('/admin') || path === '/management';
}

/**
 * Returns the screen at a URL of the admin area; `undefined` if there is none. A trailing slash makes no difference.
 */
export function adminScreenAt(path: string): AdminScreen | undefined {
  return screens[path.replace(/\/+$/, '')];
}
