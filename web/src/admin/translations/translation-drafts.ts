import * as z from 'zod/mini';
import { createDrafts } from '#web/admin/lib/drafts/drafts.ts';
import { copy } from './copy.en.ts';

const values = z.record(z.string(), z.string());

/** Typed Arabic by the name of its English field, and the stored Arabic that it is based on. */
const translationDraft = z.object({
  name: z.string(),
  values,
  base: z.object({ values, version: z.number() }),
});
export type TranslationDraft = z.infer<typeof translationDraft>;

/** Unsaved translations, by the kind and id of the item with `#` between. */
export const translationDrafts = createDrafts<TranslationDraft>({
  storageKey: 'translation-drafts',
  schema: translationDraft,
  nameOf: ({ name }) => ({ tab: copy.title, name }),
});
