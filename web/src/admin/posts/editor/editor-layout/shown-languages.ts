import { type Language, languages } from '#shared/language.ts';
import { createStore, useStore } from '#web/lib/store.ts';
import { useMatches } from '#web/lib/use-matches.ts';
import { isPreviewShown, usePreviewShown } from '../preview/preview-shown.ts';

/** The languages of a post that are shown: one, or both side by side. */
export type LanguageChoice = Language | 'both';

/** The last choice. It holds for all posts until the page is left. */
const choice = createStore<LanguageChoice>('both');

/** Wide enough for the texts of two languages beside one another; and so where their page stands beside them. */
const wide = (isPreviewed: boolean) => (isPreviewed ? '(min-width: 1900px)' : '(min-width: 900px)');

/** The choices there are room for, and which of them is taken. Where both have none, English stands for them. */
export function useLanguageChoice(): { choices: readonly LanguageChoice[]; chosen: LanguageChoice } {
  const taken = useStore(choice, (is) => is);
  if (useMatches(wide(usePreviewShown()))) return { choices: ['both', ...languages], chosen: taken };
  return { choices: languages, chosen: taken === 'both' ? 'en' : taken };
}

export function chooseLanguage(chosen: LanguageChoice): void {
  choice.set(chosen);
}

/** Whether the texts of a language are on the screen. */
export function isShown(language: Language, chosen: LanguageChoice): boolean {
  return chosen === 'both' || chosen === language;
}

/** Brings the texts of a language onto the screen, unless they are there. */
export function showLanguage(language: Language): void {
  if (!isShown(language, shownNow())) choice.set(language);
}

/** The language to begin with: the one that is wanted, unless only the other one is on the screen. */
export function beginningWith(wanted: Language): Language {
  const shown = shownNow();
  return shown === 'both' ? wanted : shown;
}

function shownNow(): LanguageChoice {
  const taken = choice.current();
  return taken === 'both' && !matchMedia(wide(isPreviewShown())).matches ? 'en' : taken;
}
