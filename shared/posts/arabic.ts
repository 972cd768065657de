import * as z from 'zod/mini';
import { longSearchTexts } from './fields.ts';
import type { PostKind } from './kinds.ts';
import { arabicName } from './localize.ts';
import { postSchemas } from './schemas.ts';

type Fields = Readonly<Record<string, unknown>>;

/**
 * Returns the texts of a kind that need a translation. The type of a job does not: it has a name in every language.
 * Texts for search engines do not: without them the Arabic title and text are used.
 */
export function translatedTexts(kind: PostKind): string[] {
  const { shape } = postSchemas[kind].fields;
  return Object.entries(shape)
    .filter(([name, schema]) => arabicName(name) in shape && !(schema instanceof z.ZodMiniEnum))
    .filter(([name]) => !(name in longSearchTexts))
    .map(([name]) => name);
}

/** Returns the texts of a post that Arabic readers see in English. */
export function missingArabic(kind: PostKind, post: Fields): string[] {
  return translatedTexts(kind).filter((name) => post[name] && !post[arabicName(name)]);
}

/**
 * Returns the texts of a post whose English changed after their Arabic, once a save has turned `before` into `after`. A
 * text in `older` stays there until its Arabic changes. Replacing a picture needs no translation.
 */
export function olderArabic(
  kind: PostKind,
  { before, after, older }: { before: Fields; after: Fields; older: readonly string[] },
): string[] {
  return translatedTexts(kind).filter((name) => {
    const arabic = after[arabicName(name)];
    if (!arabic || !isSameText(arabic, before[arabicName(name)])) return false;
    return older.includes(name) || !isSameText(after[name], before[name]);
  });
}

/** True if two texts differ only in the URLs of pictures. */
function isSameText(one: unknown, other: unknown): boolean {
  return one === other || withoutAddresses(one) === withoutAddresses(other);
}

function withoutAddresses(text: unknown): string {
  return String(text ?? '').replace(/\]\(\/images\/[^\s)]+/g, '](');
}
