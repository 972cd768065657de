import type { Localized } from '../language.ts';
import type { Place } from './places.ts';

/**
 * What an item holds: one line, several lines, how to reach the company, an address to follow or that of a picture, or the lines
 * of a table of coverage.
 */
export const contentKinds = ['text', 'long-text', 'email', 'phone', 'link', 'image', 'coverage'] as const;
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

/** What an item is. */
export interface ContentField<Kind extends ContentKind = ContentKind> {
  readonly kind: Kind;
  readonly label: string;
  /** Of an image: the size that fits its place best. */
  readonly size?: ImageSize;
}

/** An item, and where it is edited. */
type EditedField = ContentField & Place;

/** An item of editable content. */
export type ContentDefinition = EditedField & Shown;

interface Shown {
  /** The page where it shows, by its English address; what is on every page is found on the home page. */
  readonly path: string;
  /** Shown while nothing is stored. Of an image the empty text: the place keeps its own drawing. Otherwise empty: nothing is shown. */
  readonly fallback: Localized;
}

/** Shows nothing while nothing is stored. */
export interface Unset extends Shown {
  readonly fallback: Localized<''>;
}

export function text(label: string): ContentField<'text'> {
  return { kind: 'text', label };
}

export function longText(label: string): ContentField<'long-text'> {
  return { kind: 'long-text', label };
}

export function email(label: string): ContentField<'email'> {
  return { kind: 'email', label };
}

export function phone(label: string): ContentField<'phone'> {
  return { kind: 'phone', label };
}

export function link(label: string): ContentField<'link'> {
  return { kind: 'link', label };
}

export function coverage(label: string): ContentField<'coverage'> {
  return { kind: 'coverage', label };
}

export function image(label: string, width: number, height: number): ContentField<'image'> {
  return { kind: 'image', label, size: { width, height } };
}

/** Items by key. */
type Items<Item> = Readonly<Record<string, Item>>;
type With<Fields, Said> = { readonly [Key in keyof Fields]: Fields[Key] & Said };

/** Items that are edited in the same place. */
export function editedIn<const At extends Place, Fields extends Items<ContentField>>(
  place: At,
  fields: Fields,
): With<Fields, At> {
  return withEach(fields, () => place);
}

/** Items that show on the page at `path`, each with its fallback in both languages. */
export function shownOn<Key extends string, Fields extends Readonly<Record<Key, EditedField>>>(
  path: string,
  fallbacks: Localized<Readonly<Record<Key, string>>>,
  fields: Fields & Readonly<Record<Exclude<keyof Fields, Key>, 'has no fallback in both languages'>>,
): With<Fields, Shown> {
  return withEach<Fields, Shown>(fields, (key) => ({
    path,
    fallback: { en: fallbacks.en[key as Key], ar: fallbacks.ar[key as Key] },
  }));
}

/** Items that show on the page at `path` once something is stored. */
export function shownWhenSet<Fields extends Items<EditedField>>(
  path: string,
  fields: Fields,
): With<Fields, Unset> {
  return withEach<Fields, Unset>(fields, () => ({ path, fallback: { en: '', ar: '' } }));
}

function withEach<Fields extends object, Said>(
  fields: Fields,
  say: (key: string) => Said,
): With<Fields, Said> {
  const items = Object.entries(fields).map(([key, field]) => [key, { ...field, ...say(key) }]);
  return Object.fromEntries(items) as With<Fields, Said>;
}
