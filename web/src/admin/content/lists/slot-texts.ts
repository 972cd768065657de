import { useQuery } from '@tanstack/react-query';
import { type ListKey, listSlots } from '#shared/content/company/lists.ts';
import type { Language } from '#shared/language.ts';
import { siteContentQuery } from '../state/site-content-queries.ts';
import type { EntryTexts } from './list-rows.ts';

/** Returns the stored texts of a list's fixed items, in their order. */
export function useSlotTexts(key: ListKey): readonly Readonly<Record<Language, EntryTexts>>[] {
  const { data = [] } = useQuery({ ...siteContentQuery, refetchOnMount: false });
  const stored = new Map(data.map((item) => [item.key, item]));
  return listSlots[key].map(([title, text]) => ({
    en: { title: stored.get(title)?.value ?? '', text: stored.get(text)?.value ?? '' },
    ar: { title: stored.get(title)?.valueAr ?? '', text: stored.get(text)?.valueAr ?? '' },
  }));
}
