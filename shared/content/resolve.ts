import type { Language, Localized } from '../language.ts';
import type { ContentItem } from './item.ts';

/**
 * Returns what a visitor sees of an item: in Arabic its Arabic text if there is one, otherwise its `value`, otherwise the
 * fallback. An empty text counts as missing.
 */
export function resolveContent(
  item: Pick<ContentItem, 'value' | 'valueAr'> | undefined,
  language: Language,
  fallback: string,
): string {
  return (language === 'ar' && item?.valueAr) || item?.value || fallback;
}

/**
 * Returns the texts an editor begins with: what visitors see, defaults included. The Arabic is empty if Arabic readers see the
 * English text: if only an English text is stored, or if the default is the same in both languages.
 */
export function editedTexts(
  item: Pick<ContentItem, 'value' | 'valueAr'> | undefined,
  fallback: Localized,
): Pick<ContentItem, 'value' | 'valueAr'> {
  const defaultAr = item?.value || fallback.ar === fallback.en ? '' : fallback.ar;
  return { value: item?.value || fallback.en, valueAr: item?.valueAr || defaultAr };
}
