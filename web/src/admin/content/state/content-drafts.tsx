import * as z from 'zod/mini';
import type { ContentKey } from '#shared/content/registry.ts';
import { createDrafts } from '#web/admin/lib/drafts/drafts.ts';
import type { VersionedDraft } from '#web/admin/lib/drafts/versioned-draft.ts';
import { useItemLabels } from '#web/admin/lib/language/use-item-labels.ts';
import { copy } from '../copy.en.ts';

const texts = z.object({ value: z.string(), valueAr: z.string() });
/** Both texts of an item. */
export type ContentTexts = Readonly<z.infer<typeof texts>>;

/** Unsaved texts of an item, and the texts that they were written over. */
export type ContentDraft = VersionedDraft<ContentTexts>;
const contentDraft = z.object({ values: texts, base: z.object({ values: texts, version: z.number() }) });

/** Unsaved texts of editable content, by the item's key. Every screen has them, without the site's own texts. */
export const contentDrafts = createDrafts<ContentDraft>({
  storageKey: 'content-drafts',
  schema: contentDraft,
  nameOf: (_, key) => ({ tab: copy.tab, name: <ItemName of={key as ContentKey} /> }),
});

/** The name of an item where the site's texts may not be loaded; the key until they are. */
export function ItemName({ of: key }: { of: ContentKey }) {
  return useItemLabels()?.labelOf(key) ?? key;
}
