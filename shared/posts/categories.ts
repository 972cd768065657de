import type { Language } from '../language.ts';
import { textIn } from './localize.ts';

/** Returns the distinct categories of articles as a reader of a language sees them, in alphabetical order. */
export function categoriesIn(posts: Iterable<object>, language: Language): string[] {
  const shown = Array.from(posts, (post) =>
    textIn(post as Readonly<Record<string, unknown>>, 'category', language),
  );
  return [...new Set(shown)].sort(new Intl.Collator(language).compare);
}
