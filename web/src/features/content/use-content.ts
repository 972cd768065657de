import { createContext, useContext } from 'react';
import type { ContentKey } from '#shared/content/registry.ts';
import { resolveContent } from '#shared/content/resolve.ts';
import { boundWords } from '#shared/text/bound-words.ts';
import { useLanguage } from '#web/i18n/language-context.tsx';
import { useStore } from '#web/lib/store.ts';
import { siteContent } from './content-store.ts';

/** What items show while nothing is stored, in the language of the page. */
export type FallbackTexts = Readonly<Partial<Record<ContentKey, string>>>;

export const ContentContext = createContext(siteContent);

/** The fallbacks of a part of the page: of its own items, not of those around it. */
export const FallbackContext = createContext<FallbackTexts>({});

/**
 * What the visitor sees of an item in the page's language: a text, or the address of a picture or link that may be
 * used as it is; empty when there is nothing to show. Renders anew only when it becomes another. A store and not a
 * changing context, which would make React discard prerendered sections whose script is still missing.
 */
export function useContent(key: ContentKey): string {
  const language = useLanguage();
  const fallback = useContext(FallbackContext)[key] ?? '';
  return useStore(useContext(ContentContext), (stored) => {
    const text = resolveContent(stored.get(key), language, fallback);
    return language === 'ar' ? boundWords(text) : text;
  });
}
