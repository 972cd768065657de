import type { Language } from '#shared/language.ts';
import { loadOnce } from '#web/lib/loading/load-once.ts';
import type { ShellCopy, ShellTexts } from './copy.en.ts';

/** The copy around every page, and the fallbacks of its editable content. */
export interface ShellCopyModule {
  copy: ShellCopy;
  texts: ShellTexts;
}

const brought = new Map<Language, ShellCopyModule>();

/** Stores the copy that the document's first module contains, so that it needs no file of its own. */
export function registerShellCopy(language: Language, module: ShellCopyModule): void {
  brought.set(language, module);
}

/** Loads the copy around every page and the defaults of its editable content, in one language. */
export const loadShellCopy = loadOnce(async (language: Language): Promise<ShellCopyModule> => {
  const here = brought.get(language);
  if (here) return here;
  return language === 'ar' ? import('./copy.ar.ts') : import('./copy.en.ts');
});
