import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { builtInCompany, companyKeys, companyOf, withCompanyData } from '#shared/company/company.ts';
import type { ContentDraftItem } from '#shared/content/draft.ts';
import type { ContentItem } from '#shared/content/item.ts';
import { type ContentKey, content } from '#shared/content/registry.ts';
import { editedTexts } from '#shared/content/resolve.ts';
import type { Localized } from '#shared/language.ts';
import { useDraft } from '#web/admin/lib/drafts/drafts.ts';
import { unchangedDraft } from '#web/admin/lib/drafts/versioned-draft.ts';
import type { TextSource } from '#web/admin/ui/fields/own-text.ts';
import { siteContent } from '#web/features/content/content-store.ts';
import { type ContentDraft, type ContentTexts, contentDrafts } from './content-drafts.tsx';

/**
 * Returns the draft with which the editor of an item begins. Its texts are those of the draft on the server, or without such a
 * draft those that visitors see.
 */
export function draftOf(
  key: ContentKey,
  item: ContentItem | undefined,
  stored?: ContentDraftItem,
): ContentDraft {
  if (!stored) return unchangedDraft(editedTexts(item, shownByDefault(key)), item?.version ?? 0);
  const kept = storedDraftOf(key, stored);
  return { values: kept.values, base: { values: stored.base, version: stored.basedOn }, kept };
}

/** Returns the value of `kept` for a draft that continues a draft on the server. */
export function storedDraftOf(key: ContentKey, stored: ContentDraftItem): NonNullable<ContentDraft['kept']> {
  return { values: editedTexts(stored, shownByDefault(key)), version: stored.version };
}

/** Returns texts as they are stored: those that equal the default are empty, so that they follow later versions of the site. */
export function storedTexts(key: ContentKey, values: ContentTexts): ContentTexts {
  return areDefault(key, values) ? { value: '', valueAr: '' } : values;
}

/** Returns the draft of an item; `undefined` if there is none. The component renders again when the draft changes. */
export function useContentDraft(key: ContentKey): ContentDraft | undefined {
  return useDraft(contentDrafts, key);
}

/** Reads the latest draft of an item, at the time of the call. */
export type ReadDraft = () => ContentDraft;

/** Returns a function that reads the latest draft of an item: the typed one, or {@link draftOf} if nothing was typed. */
export function useLatestDraft(
  key: ContentKey,
  item: ContentItem | undefined,
  stored?: ContentDraftItem,
): ReadDraft {
  return useMemo(() => {
    const begun = draftOf(key, item, stored);
    return () => contentDrafts.current()[key] ?? begun;
  }, [key, item, stored]);
}

/**
 * Returns the part of an item's latest draft that `select` picks. The component renders again only when this part changes. So
 * typing does not render the component, unless `select` picks a text.
 */
export function useOfDraft<Selected>(
  key: ContentKey,
  read: ReadDraft,
  select: (draft: ContentDraft) => Selected,
): Selected {
  const subscribe = useCallback((listener: () => void) => subscribeToDraft(key, listener), [key]);
  return useSyncExternalStore(subscribe, () => select(read()));
}

/**
 * Returns one text of an item's latest draft as a source (`current`, `subscribe`), for text boxes that keep what is typed in
 * their own state.
 */
export function useContentText(key: ContentKey, read: ReadDraft, name: keyof ContentTexts): TextSource {
  return useMemo(
    () => ({
      current: () => read().values[name],
      subscribe: (listener) => subscribeToDraft(key, listener),
    }),
    [key, read, name],
  );
}

/** Calls `listener` when the draft of this item changes, and not when another of the many items on a screen changes. */
function subscribeToDraft(key: ContentKey, listener: () => void): () => void {
  let known = contentDrafts.current()[key];
  return contentDrafts.subscribe(() => {
    const now = contentDrafts.current()[key];
    if (now === known) return;
    known = now;
    listener();
  });
}

const ofCompany: ReadonlySet<string> = new Set(companyKeys);
let described = {
  content: siteContent.initial,
  company: builtInCompany,
  /** The default texts with the name of `company`, by item, as far as a component has asked for them. */
  shown: new Map<ContentKey, Localized>(),
};

/** Returns the texts that visitors see while nothing is stored: the defaults, with the company's current name. */
export function shownByDefault(key: ContentKey): Localized {
  const { fallback } = content[key];
  if (ofCompany.has(key)) return fallback;
  const { company, shown } = describedNow();
  const known = shown.get(key) ?? {
    en: withCompanyData(company, fallback.en, 'en'),
    ar: withCompanyData(company, fallback.ar, 'ar'),
  };
  shown.set(key, known);
  return known;
}

/** Returns the values of an item's fields while nothing is stored; empty for a picture or an item without a default. */
export function defaultTexts(key: ContentKey): ContentTexts {
  return editedTexts(undefined, shownByDefault(key));
}

/** True if the texts equal the defaults, so that nothing has to be stored. */
export function areDefault(key: ContentKey, { value, valueAr }: ContentTexts): boolean {
  const texts = defaultTexts(key);
  return value === texts.value && valueAr === texts.valueAr;
}

/** The company as described by the content that was read last. */
function describedNow() {
  const content = siteContent.current();
  if (described.content !== content) described = { content, company: companyOf(content), shown: new Map() };
  return described;
}
