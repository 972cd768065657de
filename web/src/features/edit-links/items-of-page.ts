import { shell } from '#shared/content/company/shell.ts';
import { type ContentKey, content } from '#shared/content/registry.ts';
import { resolveContent } from '#shared/content/resolve.ts';
import type { Language } from '#shared/language.ts';
import { plain, type Shown } from './find-shown.ts';

type Stored = ReadonlyMap<string, { readonly value: string; readonly valueAr: string }>;

const contentKeys = Object.keys(content) as ContentKey[];

/**
 * Returns the items by their visible texts in a language. If two items have equal texts, the item that is edited for
 * this page is returned.
 */
export function keysByText(stored: Stored, language: Language, path: string): Map<string, ContentKey> {
  const ordered = [...contentKeys.filter((key) => !isOf(key, path)), ...keysOfPage(path)];
  return new Map(
    ordered.flatMap((key) => {
      const text = plain(resolveContent(stored.get(key), language, content[key].fallback[language]));
      return text ? [[text, key] as const] : [];
    }),
  );
}

/** Returns the items of the page at `path`, in the editors' order. */
export function keysOfPage(path: string): ContentKey[] {
  return contentKeys.filter((key) => isOf(key, path));
}

/**
 * Returns the items to edit from the page at `path`, where `shown` were found: its own first, in the editors' order,
 * then others in its content; those around every page come last.
 */
export function keysToEdit(path: string, shown: readonly Shown[]): ContentKey[] {
  const own = keysOfPage(path);
  const inMain = shown.filter(({ element }) => element.closest('main')).map(({ key }) => key);
  const first = [...own.filter((key) => !(key in shell)), ...inMain];
  return [...new Set([...first, ...own, ...shown.map(({ key }) => key)])];
}

function isOf(key: ContentKey, path: string): boolean {
  return content[key].path === path;
}
