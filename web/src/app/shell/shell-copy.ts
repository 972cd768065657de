import type { Language } from '#shared/language.ts';
import type { FallbackTexts } from '#web/features/content/use-content.ts';
import { loadOnce } from '#web/lib/load-once.ts';
import type { ShellCopy } from './copy.en.ts';

export interface ShellTexts {
  copy: ShellCopy;
  texts: FallbackTexts;
}

/** Loads the copy and the fallbacks of everything around the page, in one language. */
export const loadShellCopy = loadOnce(
  (language: Language): Promise<ShellTexts> =>
    language === 'ar' ? import('./copy.ar.ts') : import('./copy.en.ts'),
);
