import type { Language } from '#shared/language.ts';
import { loadOnce } from '#web/lib/load-once.ts';
import type { ShellCopy, ShellTexts } from './copy.en.ts';

/** The copy around every page, and the fallbacks of its editable content. */
export interface ShellCopyModule {
  copy: ShellCopy;
  texts: ShellTexts;
}

/**
 * Loads the copy around every page and the fallbacks of its editable content, in one language. A browser has them in the
 * module that its document begins with, so that they are no file of their own.
 */
export const loadShellCopy = loadOnce((language: Language): Promise<ShellCopyModule> => {
  if (import.meta.env.SSR) return language === 'ar' ? import('./copy.ar.ts') : import('./copy.en.ts');
  return language === 'ar' ? import('#web/entry-client.ar.ts') : import('#web/entry-client.en.ts');
});
