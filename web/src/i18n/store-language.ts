import { type Language, languageStorageKey } from '#shared/language.ts';

/** Stores the visitor's choice. If the browser blocks storage, the choice is lost. */
export function storeLanguage(language: Language): void {
  try {
    localStorage.setItem(languageStorageKey, language);
  } catch {
    // Storage may be blocked; the URL still carries the language.
  }
}
