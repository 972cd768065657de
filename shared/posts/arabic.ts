import * as z from 'zod/mini';
import { longSearchTexts } from './fields.ts';
import type { PostKind } from './kinds.ts';
import { arabicName } from './localize.ts';
import { postSchemas } from './schemas.ts';

type Fields = Readonly<Record<string, unknown>>;

/**
 * The texts of a kind that are to be translated. The type of a job is none: it has a name in every language. Nor is what is written for
 * search engines: without it the Arabic title and text stand for the post.
 */
export function translatedTexts(kind: PostKind): string[] {
  const { shape } = postSchemas[kind].fields;
  return Object.entries(shape)
    .filter(([name, schema]) => arabicName(name) in shape && !(schema instanceof z.ZodMiniEnum))
    .filter(([name]) => !(name in longSearchTexts))
    .map(([name]) => name);
}

/** The texts of a post that readers of Arabic get in English. */
export function missingArabic(kind: PostKind, post: Fields): string[] {
  return translatedTexts(kind).filter((name) => post[name] && !post[arabicName(name)]);
}

/**
 * The texts of a post whose English changed after their Arabic, once a save has made `after` of `before`. A text that
 * was `older` stays so until its Arabic changes too. Another picture in the place of one is nothing to translate.
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

/** Whether two texts are the same but for the addresses of pictures in them. */
function isSameText(one: unknown, other: unknown): boolean {
  return one === other || withoutAddresses(one) === withoutAddresses(other);
}

function withoutAddresses(text: unknown): string {
  return String(text ?? '').replace(/\]\(\/images\/[^\s)]+/g, '](');
}
