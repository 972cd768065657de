import { type Language, languages } from '#shared/language.ts';
import { createStore, useStore } from '#web/lib/store.ts';
import { useMatches } from '#web/lib/use-matches.ts';
import { isPreviewShown, usePreviewShown } from '../preview/preview-shown.ts';

/** The languages of a post that are shown: one, or both side by side. */
export type LanguageChoice = Language | 'both';

/** The last choice. It holds for all posts until the page is left. */
const choice = createStore<LanguageChoice>('both');

/** Wide enough for two languages side by side, also beside the preview. */
const wide = (isPreviewed: boolean) => (isPreviewed ? '(min-width: 1900px)' : '(min-width: 900px)');

/** Returns the languages that fit on the screen, and the present choice. English, when both are chosen and do not fit. */
export function useLanguageChoice(): { choices: readonly LanguageChoice[]; chosen: LanguageChoice } {
  const taken = useStore(choice, (is) => is);
  if (useMatches(wide(usePreviewShown()))) return { choices: ['both', ...languages], chosen: taken };
  return { choices: languages, chosen: taken === 'both' ? 'en' : taken };
}

export function chooseLanguage(chosen: LanguageChoice): void {
  choice.set(chosen);
}

/** True if the texts of a language are shown. */
export function isShown(language: Language, chosen: LanguageChoice): boolean {
  return chosen === 'both' || chosen === language;
}

/** Shows the texts of a language. */
export function showLanguage(language: Language): void {
  if (!isShown(language, shownNow())) choice.set(language);
}

/** Returns the language to begin with: the wanted one, unless only the other one is shown. */
export function beginningWith(wanted: Language): Language {
  const shown = shownNow();
  return shown === 'both' ? wanted : shown;
}

function shownNow(): LanguageChoice {
  const taken = choice.current();
  return taken === 'both' && !matchMedia(wide(isPreviewShown())).matches ? 'en' : taken;
}
