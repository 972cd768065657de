import type { Localized } from '../language.ts';
import type { Place } from './places.ts';

/**
 * The kinds of values: one line, several lines, an e-mail address, a phone number, the URL of a link or of a picture,
 * the lines of a table of coverage, or the entries of a list.
 */
export const contentKinds = [
  'text',
  'long-text',
  'email',
  'phone',
  'link',
  'image',
  'coverage',
  'list',
] as const;
export type ContentKind = (typeof contentKinds)[number];

/** True if a kind's values read the same, from left to right, in every language and need no translation. */
export function isSameInEveryLanguage(kind: ContentKind): boolean {
  return kind !== 'text' && kind !== 'long-text' && kind !== 'list';
}

/** The size of a picture, in pixels. */
export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

export interface ContentField<Kind extends ContentKind = ContentKind> {
  readonly kind: Kind;
  readonly label: string;
  /** For a picture: the size that fits its place best. */
  readonly size?: ImageSize;
}

type EditedField = ContentField & Place;

/** An item of editable content: where it is edited, which page shows it, and what is shown while nothing is stored. */
export type ContentDefinition = EditedField & Shown;

interface Shown {
  /** The page where it shows, by its English path. Items on every page name the home page. */
  readonly path: string;
  /** The value that visitors see while nothing is stored. It is empty for a picture: then they see the drawing in its place. */
  readonly fallback: Localized;
}

/** An item that shows nothing while nothing is stored. */
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

export function list(label: string): ContentField<'list'> {
  return { kind: 'list', label };
}

export function image(label: string, width: number, height: number): ContentField<'image'> {
  return { kind: 'image', label, size: { width, height } };
}

type Items<Item> = Readonly<Record<string, Item>>;
type With<Fields, Said> = { readonly [Key in keyof Fields]: Fields[Key] & Said };

/** Defines items that are edited in the same place. */
export function editedIn<const At extends Place, Fields extends Items<ContentField>>(
  place: At,
  fields: Fields,
): With<Fields, At> {
  return withEach(fields, () => place);
}

/** Defines items that show on the page at `path`, each with its fallback in both languages. */
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

/** Defines items that show on the page at `path` once something is stored. */
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
