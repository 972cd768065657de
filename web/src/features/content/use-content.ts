import { createContext, useContext } from 'react';
import type { ContentKey, ImageKey, UnsetKey } from '#shared/content/registry.ts';
import { resolveContent } from '#shared/content/resolve.ts';
import { boundWords } from '#shared/text/bound-words.ts';
import { useLanguage } from '#web/i18n/language-context.tsx';
import { useStore } from '#web/lib/store.ts';
import { siteContent } from './content-store.ts';

/** What items show while nothing is stored, in the language of the page. */
export type FallbackTexts = Readonly<Record<string, string>>;

export const ContentContext = createContext(siteContent);

/**
 * What the visitor sees of an item in the page's language.
 *
 * @param texts the fallbacks that the page brings in its copy: of another item there would be none to show
 */
export function useContent<Texts extends FallbackTexts>(texts: Texts, key: KeyOf<Texts>): string {
  return useShown(key, texts[key] ?? '');
}

/** Of texts whose keys are not known, none. */
type KeyOf<Texts> = string extends keyof Texts ? never : keyof Texts & ContentKey;

/** What the visitor sees of an item that shows nothing until something is stored; until then, the empty text. */
export function useWhenSet(key: Exclude<UnsetKey, ImageKey>): string {
  return useShown(key, '');
}

/**
 * A text, or the address of a picture or link that may be used as it is. Renders anew only when it becomes another. A
 * store and not a changing context, which would make React discard prerendered sections whose script is still missing.
 */
export function useShown(key: ContentKey, fallback: string): string {
  const language = useLanguage();
  return useStore(useContext(ContentContext), (stored) => {
    const text = resolveContent(stored.get(key), language, fallback);
    return language === 'ar' ? boundWords(text) : text;
  });
}
