import { type Language, languageStorageKey } from '#shared/language.ts';

/** Stores the visitor's choice; a browser that refuses storage only loses the memory of it. */
export function storeLanguage(language: Language): void {
  try {
    localStorage.setItem(languageStorageKey, language);
  } catch {
    // Storage may be blocked; the address still carries the language.
  }
}
