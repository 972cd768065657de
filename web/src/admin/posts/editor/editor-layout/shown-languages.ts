import type { Language } from '#shared/language.ts';
import { editedFirst } from '#web/admin/lib/language/edited-first.ts';
import { useMatches } from '#web/lib/hooks/use-matches.ts';
import { createStore, useStore } from '#web/lib/store.ts';
import { isPreviewShown, showText, usePreviewShown } from '../preview/preview-shown.ts';

/** The languages of a post that are shown: one, or both side by side. */
export type LanguageChoice = Language | 'both';
/** The part of a post that a phone shows: its text in one language, or its settings. */
export type PhoneView = Language | 'settings';

const [first = 'en'] = editedFirst;

/** The last choice. It applies to all posts until the page is left. */
const choice = createStore<LanguageChoice>('both');
/** True if a phone shows the settings in the place of the text. */
const settings = createStore(false);

/** Wide enough for two languages side by side, also beside the preview. */
const wide = (isPreviewed: boolean) => (isPreviewed ? '(min-width: 1900px)' : '(min-width: 1280px)');
/** Wide enough for the settings beside the text. */
const beside = '(min-width: 768px)';

/** Returns the languages that fit on the screen, and the current choice: one language, if both do not fit. */
export function useLanguageChoice(): { choices: readonly LanguageChoice[]; chosen: LanguageChoice } {
  const taken = useStore(choice, (is) => is);
  if (useMatches(wide(usePreviewShown()))) return { choices: ['both', ...editedFirst], chosen: taken };
  return { choices: editedFirst, chosen: taken === 'both' ? first : taken };
}

/** Returns what a phone shows; `undefined` on wider screens, where text and settings are side by side. */
export function usePhoneView(): PhoneView | undefined {
  const { chosen } = useLanguageChoice();
  const isSettings = useStore(settings, (is) => is);
  if (useMatches(beside)) return undefined;
  return isSettings ? 'settings' : chosen === 'both' ? first : chosen;
}

export function chooseView(view: PhoneView): void {
  settings.set(view === 'settings');
  showText();
  if (view !== 'settings') choice.set(view);
}

/** Shows the settings or the text, if there is space for only one of them. */
export function showSettings(are: boolean): void {
  settings.set(are);
}

export function chooseLanguage(chosen: LanguageChoice): void {
  choice.set(chosen);
}

/** True if the texts of a language are shown with this choice. */
export function isShown(language: Language, chosen: LanguageChoice): boolean {
  return chosen === 'both' || chosen === language;
}

/** Shows the texts of a language: alone, if the current choice hides them. */
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
  return taken === 'both' && !matchMedia(wide(isPreviewShown())).matches ? first : taken;
}
