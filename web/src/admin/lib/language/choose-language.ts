import { adminLanguageCookie } from '#shared/admin-paths.ts';
import type { Language } from '#shared/language.ts';
import { keepOverReload } from './typed-over-reload.ts';

const year = 365 * 24 * 60 * 60;

/**
 * Changes the language of the admin area in this browser and reloads the screen. Typed text is kept, so the browser does not
 * ask whether to leave.
 */
export function chooseLanguage(language: Language): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = `${adminLanguageCookie}=${language}; path=/; max-age=${year}; samesite=lax${secure}`;
  keepOverReload();
  addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true });
  location.reload();
}
