import { createContext, useContext } from 'react';
import type { ContentKey, ImageKey, UnsetKey } from '#shared/content/registry.ts';
import { resolveContent } from '#shared/content/resolve.ts';
import { boundWords } from '#shared/text/bound-words.ts';
import { useLanguage } from '#web/i18n/language-context.tsx';
import { useStore } from '#web/lib/store.ts';
import { siteContent } from './content-store.ts';

/** The defaults of items, in the language of the page. */
export type FallbackTexts = Readonly<Record<string, string>>;

export const ContentContext = createContext(siteContent);

/**
 * Returns what visitors see of an item in the page's language.
 *
 * @param texts the defaults in the page's copy, which must include the item's
 */
export function useContent<Texts extends FallbackTexts>(texts: Texts, key: KeyOf<Texts>): string {
  return useContentValue(key, texts[key] ?? '');
}

/** `never` for texts whose keys are not known. */
type KeyOf<Texts> = string extends keyof Texts ? never : keyof Texts & ContentKey;

/** Returns what visitors see of an item that shows nothing until something is stored; until then, the empty text. */
export function useWhenSet(key: Exclude<UnsetKey, ImageKey>): string {
  return useContentValue(key, '');
}

/**
 * Returns a text, or the URL of a picture or link that may be used as it is. The component renders again only when the
 * value changes. The content is in a store: a changing context would make React discard prerendered sections that are
 * not hydrated yet.
 */
export function useContentValue(key: ContentKey, fallback: string): string {
  const language = useLanguage();
  return useStore(useContext(ContentContext), (stored) => {
    const text = resolveContent(stored.get(key), language, fallback);
    return language === 'ar' ? boundWords(text) : text;
  });
}
