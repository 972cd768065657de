import type { Language } from '../language.ts';
import type { ContentItem } from './item.ts';

/**
 * What a visitor sees of an item: in Arabic its Arabic text if there is one, then its base text, then the fallback.
 * An empty text counts as none.
 */
export function resolveContent(
  item: Pick<ContentItem, 'value' | 'valueAr'> | undefined,
  language: Language,
  fallback: string,
): string {
  return (language === 'ar' && item?.valueAr) || item?.value || fallback;
}
