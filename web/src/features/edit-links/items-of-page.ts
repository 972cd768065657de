import { type ContentKey, content } from '#shared/content/registry.ts';
import { resolveContent } from '#shared/content/resolve.ts';
import type { Language } from '#shared/language.ts';
import { plain } from './find-shown.ts';

type Stored = ReadonlyMap<string, { readonly value: string; readonly valueAr: string }>;

const contentKeys = Object.keys(content) as ContentKey[];

/** The items by what visitors see of them in a language. Of two that read the same, it is the one that is edited for this page. */
export function keysByText(stored: Stored, language: Language, path: string): Map<string, ContentKey> {
  const ordered = [...contentKeys.filter((key) => !isOf(key, path)), ...keysOfPage(path)];
  return new Map(
    ordered.flatMap((key) => {
      const text = plain(resolveContent(stored.get(key), language, content[key].fallback[language]));
      return text ? [[text, key] as const] : [];
    }),
  );
}

/** The items that show on the page at `path`, in the order in which editors list them. */
export function keysOfPage(path: string): ContentKey[] {
  return contentKeys.filter((key) => isOf(key, path));
}

function isOf(key: ContentKey, path: string): boolean {
  return content[key].path === path;
}
