import { useContext } from 'react';
import type { ListKey } from '#shared/content/company/lists.ts';
import { entriesIn, withSlots } from '#shared/content/list-entries.ts';
import { boundWords } from '#shared/text/bound-words.ts';
import { useLanguage } from '#web/i18n/language-context.tsx';
import { useStore } from '#web/lib/store.ts';
import { ContentContext, useWhenSet } from './use-content.ts';

/** A quotation with its author, or another entry of a list; missing texts are empty. */
export interface Proof {
  readonly title: string;
  readonly text: string;
  readonly phone?: string;
  readonly picture?: string;
}

/** Returns the people at the head of the team: name and position. */
export function useLeaders(): readonly Proof[] {
  return useListed('leaders', [
    { title: useWhenSet('leader1_name'), text: useWhenSet('leader1_position') },
    { title: useWhenSet('leader2_name'), text: useWhenSet('leader2_position') },
  ]);
}

/** Returns the clients that visitors see, in the page's language: `title` is the name, `text` the testimonial. */
export function useClients(): readonly Proof[] {
  return useListed('clients', [
    { title: useWhenSet('client1_name'), text: useWhenSet('client1_testimonial') },
    { title: useWhenSet('client2_name'), text: useWhenSet('client2_testimonial') },
  ]);
}

/** Returns the company's certificates, each with its title and description. */
export function useCertificates(): readonly Proof[] {
  return useListed('certificates', [{ title: useWhenSet('iso_title'), text: useWhenSet('iso_description') }]);
}

/**
 * Returns the entries of a list that visitors see, in the page's language.
 *
 * @param slots the entries whose texts are items of their own
 */
export function useListed(key: ListKey, slots: readonly Proof[] = []): readonly Proof[] {
  const language = useLanguage();
  const stored = useStore(useContext(ContentContext), (content) => {
    const { value = '', valueAr = '' } = content.get(key) ?? {};
    return `${value}\0${valueAr}`;
  });
  const [value = '', valueAr = ''] = stored.split('\0');
  const written = (text: string) => (language === 'ar' ? boundWords(text.trim()) : text.trim());
  return withSlots(entriesIn({ value, valueAr }, language), slots.length)
    .filter(({ hidden }) => !hidden)
    .map(({ slot, title, text, phone, picture }) => ({
      ...(slots[slot - 1] ?? { title: written(title), text: written(text) }),
      phone,
      picture,
    }))
    .filter(({ title, text }) => title || text);
}
