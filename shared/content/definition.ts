import type { Localized } from '../language.ts';

/** What an item holds: one line, several lines, how to reach the company, an address to follow, or that of a picture. */
export const contentKinds = ['text', 'long-text', 'email', 'phone', 'link', 'image'] as const;
export type ContentKind = (typeof contentKinds)[number];

/** Whether what an item holds reads the same, from left to right, in every language and needs no translation. */
export function isSameInEveryLanguage(kind: ContentKind): boolean {
  return kind !== 'text' && kind !== 'long-text';
}

/** Of a picture, in pixels. */
export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

/** How an item is edited. */
export interface ContentField {
  readonly kind: ContentKind;
  readonly label: string;
  /** Of an image: the size that fits its place best. */
  readonly size?: ImageSize;
}

/** An item of editable content. */
export interface ContentDefinition extends ContentField {
  /** The page where it shows, by its English address; what is on every page is found on the home page. */
  readonly path: string;
  /** Shown while nothing is stored. Of an image the empty text: the place keeps its own drawing. Otherwise empty: nothing is shown. */
  readonly fallback: Localized;
}

export function text(label: string): ContentField {
  return { kind: 'text', label };
}

export function longText(label: string): ContentField {
  return { kind: 'long-text', label };
}

export function email(label: string): ContentField {
  return { kind: 'email', label };
}

export function phone(label: string): ContentField {
  return { kind: 'phone', label };
}

export function link(label: string): ContentField {
  return { kind: 'link', label };
}

export function image(label: string, width: number, height: number): ContentField {
  return { kind: 'image', label, size: { width, height } };
}

/** Items that show on the page at `path`, each with its fallback in both languages. */
export function shownOn<Key extends string>(
  path: string,
  fallbacks: Localized<Readonly<Record<Key, string>>>,
  fields: Readonly<Record<Key, ContentField>>,
): Record<Key, ContentDefinition> {
  return define(fields, (key) => ({ path, fallback: { en: fallbacks.en[key], ar: fallbacks.ar[key] } }));
}

/** Items that show on the page at `path` once something is stored. */
export function shownWhenSet<Key extends string>(
  path: string,
  fields: Readonly<Record<Key, ContentField>>,
): Record<Key, ContentDefinition> {
  return define(fields, () => ({ path, fallback: { en: '', ar: '' } }));
}

function define<Key extends string>(
  fields: Readonly<Record<Key, ContentField>>,
  place: (key: Key) => Pick<ContentDefinition, 'path' | 'fallback'>,
): Record<Key, ContentDefinition> {
  const keys = Object.keys(fields) as Key[];
  const definitions = keys.map((key) => [key, { ...fields[key], ...place(key) }]);
  return Object.fromEntries(definitions) as Record<Key, ContentDefinition>;
}
