import { builtInCompany, companyKeys, companyOf, withCompanyData } from '#shared/company/company.ts';
import type { ContentDraftItem } from '#shared/content/draft.ts';
import type { ContentItem } from '#shared/content/item.ts';
import { type ContentKey, content } from '#shared/content/registry.ts';
import { editedTexts } from '#shared/content/resolve.ts';
import type { Localized } from '#shared/language.ts';
import { useDraft } from '#web/admin/lib/drafts/drafts.ts';
import { unchangedDraft } from '#web/admin/lib/drafts/versioned-draft.ts';
import { siteContent } from '#web/features/content/content-store.ts';
import { type ContentDraft, type ContentTexts, contentDrafts } from './content-drafts.tsx';

/**
 * Returns the first draft of an item: with the texts of its draft on the server, or without one with those that visitors
 * see.
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

/** The draft of an item, as it changes. */
export function useContentDraft(key: ContentKey): ContentDraft | undefined {
  return useDraft(contentDrafts, key);
}

const ofCompany: ReadonlySet<string> = new Set(companyKeys);
let described = {
  content: siteContent.initial,
  company: builtInCompany,
  /** The default texts with the company's name, as far as they were asked for. */
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
