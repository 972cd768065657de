import type { ArabicToDo } from '#shared/content/translation.ts';
import { missingArabic, translatedTexts } from '#shared/posts/arabic.ts';
import type { PostKind } from '#shared/posts/kinds.ts';
import { arabicName } from '#shared/posts/localize.ts';
import type { PostIndexed } from './post-rows.ts';

/** The Arabic of a post: the names of its texts that are missing or outdated, and its category. */
export interface PostTexts {
  readonly id: string;
  readonly title: string;
  readonly category: string;
  readonly categoryAr: string;
  readonly missing: readonly string[];
  readonly older: readonly string[];
}

/** Returns the state of a post's Arabic. Its category has an Arabic name of its own. */
export function textsOf(kind: PostKind, { post, isWritten, older }: PostIndexed): PostTexts {
  const names = ownTexts(kind).flatMap((name) => [name, arabicName(name)]);
  const written = Object.fromEntries(names.map((name) => [name, isWritten(name)]));
  const { category = '', categoryAr = '' } = post as { category?: string; categoryAr?: string };
  return {
    ...{ id: post.id, title: post.title, category, categoryAr },
    missing: missingArabic(kind, written).filter((name) => name !== 'category'),
    older: older.filter((name) => name !== 'category'),
  };
}

/** Returns the names of the texts that are translated with a post. Its category is translated on its own. */
export function ownTexts(kind: PostKind): string[] {
  return translatedTexts(kind).filter((name) => name !== 'category');
}

/** Counts items by the state of their Arabic. */
export function countArabic(all: readonly { readonly state: ArabicToDo }[]): Record<ArabicToDo, number> {
  const of = (state: ArabicToDo) => all.filter((one) => one.state === state).length;
  return { missing: of('missing'), older: of('older') };
}
