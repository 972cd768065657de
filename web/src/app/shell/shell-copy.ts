import type { Language } from '#shared/language.ts';
import { loadOnce } from '#web/lib/load-once.ts';
import type { ShellCopy, ShellTexts } from './copy.en.ts';

/** What is said around every page: its copy, and the fallbacks of its editable content. */
export interface ShellCopyModule {
  copy: ShellCopy;
  texts: ShellTexts;
}

/** Loads the copy and the fallbacks of everything around the page, in one language. */
export const loadShellCopy = loadOnce(
  (language: Language): Promise<ShellCopyModule> =>
    language === 'ar' ? import('./copy.ar.ts') : import('./copy.en.ts'),
);
