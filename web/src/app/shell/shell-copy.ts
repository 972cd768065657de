import type { Language } from '../../../../shared/language.ts';
import { loadOnce } from '../../lib/load-once.ts';
import type { ShellCopy } from './copy.en.ts';

/** Loads the copy of everything around the page, in one language. */
export const loadShellCopy = loadOnce(async (language: Language): Promise<ShellCopy> => {
  const module = language === 'ar' ? await import('./copy.ar.ts') : await import('./copy.en.ts');
  return module.copy;
});
