import type { Language } from '#shared/language.ts';
import { boundWords } from '#shared/text/bound-words.ts';

/** Fields whose texts stay unchanged, because they are compared with others or are only names. */
const names = new Set(['author', 'category', 'department', 'location', 'type']);

/** Returns a post with {@link boundWords} in its Arabic texts. */
export function typeset<P extends { readonly written: Readonly<Record<string, Language>> }>(post: P): P {
  const texts: Record<string, unknown> = {};
  const fields = new Map<string, unknown>(Object.entries(post));
  for (const [name, language] of Object.entries(post.written)) {
    const text = fields.get(name);
    if (language === 'ar' && !names.has(name) && typeof text === 'string') texts[name] = boundWords(text);
  }
  return { ...post, ...texts };
}
