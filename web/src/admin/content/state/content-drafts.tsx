import * as z from 'zod/mini';
import type { ContentKey } from '#shared/content/registry.ts';
import { differingFields } from '#shared/text/three-way.ts';
import { createDrafts } from '#web/admin/lib/drafts/drafts.ts';
import type { VersionedDraft } from '#web/admin/lib/drafts/versioned-draft.ts';
import { useItemLabels } from '#web/admin/lib/language/use-item-labels.ts';
import { copy } from '../copy.en.ts';

const texts = z.object({ value: z.string(), valueAr: z.string() });
/** Both texts of an item. */
export type ContentTexts = Readonly<z.infer<typeof texts>>;

/**
 * Unsaved texts of an item, and the stored texts that they are based on. `kept`: the draft on the server that the unsaved texts
 * continue.
 */
export interface ContentDraft extends VersionedDraft<ContentTexts> {
  readonly kept?: { readonly values: ContentTexts; readonly version: number } | undefined;
}
const versioned = z.object({ values: texts, version: z.number() });
const contentDraft = z.object({ values: texts, base: versioned, kept: z.optional(versioned) });

/** True if some of the texts are only in this browser. */
export function isUnsaved({ values, base, kept = base }: ContentDraft): boolean {
  return differingFields(values, kept.values).length > 0;
}

/** Unsaved texts of editable content, by the item's key. Loaded on every screen, but without the site's texts. */
export const contentDrafts = createDrafts<ContentDraft>({
  storageKey: 'content-drafts',
  schema: contentDraft,
  isSafe: (draft) => !isUnsaved(draft),
  nameOf: (_, key) => ({ tab: copy.tab, name: <ItemName of={key as ContentKey} /> }),
});

/** The name of an item where the site's texts may not be loaded; the key until they are. */
export function ItemName({ of: key }: { of: ContentKey }) {
  return useItemLabels()?.labelOf(key) ?? key;
}
