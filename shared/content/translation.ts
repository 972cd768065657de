import * as z from 'zod/mini';
import { libraryPicture } from '../images/library.ts';
import { postKinds } from '../posts/kinds.ts';

/**
 * The kinds of items with texts in both languages: content items, posts of each kind, categories of posts, and
 * pictures.
 */
export const translatedKinds = ['content', ...postKinds, 'category', 'picture'] as const;
export type TranslatedKind = (typeof translatedKinds)[number];

/** How many items a response lists. Later ones are listed once earlier ones are translated. */
export const maxTranslations = 200;

const states = ['missing', 'older'] as const;
/** Arabic that is missing, or older than its English. */
export type ArabicToDo = (typeof states)[number];

/**
 * An item whose Arabic is missing or outdated. The state is `missing` if at least one text is missing. The id is the
 * key of a content item, the id of a post or picture; that of a category begins with its kind of posts and a hyphen.
 */
export const waitingTranslation = z.object({
  kind: z.enum(translatedKinds),
  id: z.string(),
  /** The title, the name or the file name; empty for a content item. */
  name: z.string(),
  state: z.enum(states),
  /** The number of its texts that need Arabic; for a category, the number of its posts. */
  count: z.int(),
});
export type WaitingTranslation = z.infer<typeof waitingTranslation>;

const counts = z.object({ missing: z.int(), older: z.int() });
/** How much Arabic is missing or outdated, by kind of item, and the first items. */
export const waitingTranslations = z.object({
  counts: z.object({ texts: counts, posts: counts, categories: counts, pictures: counts }),
  waiting: z.array(waitingTranslation),
});
export type WaitingTranslations = z.infer<typeof waitingTranslations>;

/** A text whose Arabic is missing or outdated. `name` is the name of the English field. */
export const textToTranslate = z.object({
  name: z.string(),
  english: z.string(),
  arabic: z.string(),
  state: z.enum(states),
  /** The English as it was when the Arabic was saved; absent if that is not known. */
  before: z.optional(z.string()),
});
export type TextToTranslate = z.infer<typeof textToTranslate>;

/**
 * The texts of an item whose Arabic is missing or outdated, and the version of the item that a save has to name.
 * Instants are ISO 8601, empty if unknown.
 */
export const translationWork = z.object({
  version: z.int(),
  texts: z.array(textToTranslate),
  changedAt: z.string(),
  changedBy: z.string(),
  /** When the Arabic of the item was saved. */
  arabicAt: z.string(),
  /** The picture, if the item is a picture and its alternative text is translated. */
  picture: z.optional(libraryPicture),
});
export type TranslationWork = z.infer<typeof translationWork>;

interface Texts {
  readonly english: string;
  readonly arabic: string;
}

/**
 * Returns the English that an Arabic text was translated from, if a save changes the English and not the Arabic;
 * `undefined` if the Arabic is current or missing.
 */
export function englishBefore(
  after: Texts,
  before: (Texts & { readonly before?: string | undefined }) | undefined,
): string | undefined {
  if (!before || after.arabic === '' || after.arabic !== before.arabic) return undefined;
  const written = before.before ?? before.english;
  return written === after.english ? undefined : written;
}
