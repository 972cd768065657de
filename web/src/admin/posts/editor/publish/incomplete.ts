import { missingArabic } from '#shared/posts/arabic.ts';
import type { PostKind } from '#shared/posts/kinds.ts';
import type { PostValues } from '../post-drafts.ts';

/** Parts of a post that an editor may want to complete before it is published; none of them prevents publication. */
export interface Incomplete {
  /** The names of the texts that have no Arabic. */
  readonly arabic: readonly string[];
  /** How many pictures of the text, in both languages, have no alternative text. */
  readonly alt: number;
  readonly cover: boolean;
  readonly excerpt: boolean;
}

/** A picture of a Markdown text without an alternative text. */
const unnamed = /!\[\s*\]\(/g;

/** Returns the incomplete parts of an editor's values. */
export function incompleteIn(kind: PostKind, values: PostValues): Incomplete {
  const texts = [values.content, values.contentAr].map((text) => String(text ?? ''));
  return {
    arabic: missingArabic(kind, values),
    alt: texts.reduce((count, text) => count + (text.match(unnamed)?.length ?? 0), 0),
    cover: values.imageUrl === '',
    excerpt: values.excerpt === '',
  };
}

/** Returns the name of the first field that is incomplete; `undefined` if none is. */
export function firstIncomplete({ arabic, alt, cover, excerpt }: Incomplete): string | undefined {
  const [text] = arabic;
  if (text) return `${text}Ar`;
  if (alt > 0) return 'content';
  if (excerpt) return 'excerpt';
  return cover ? 'imageUrl' : undefined;
}
