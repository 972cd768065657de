import type { Localized } from '#shared/language.ts';
import type { PostKind } from '#shared/posts/kinds.ts';
import { arabicName } from '#shared/posts/localize.ts';
import type { Named } from '#shared/posts/names.ts';
import { copy } from './copy.en.ts';
import type { GroupName } from './list/find/find-rows.ts';

/** A field that is typed in, with its Arabic twin unless it has none. */
export interface FieldDefinition {
  /** Of the English text; that of its Arabic twin ends in `Ar`. */
  readonly name: string;
  readonly label: Localized;
  readonly control: 'line' | 'paragraphs' | 'markdown' | 'job-type';
  /** Of a control of several lines. */
  readonly rows?: number;
  /** In English; Arabic always is optional. */
  readonly isRequired?: boolean;
  readonly isEnglishOnly?: boolean;
  /** In characters, where it is another than that of its control. */
  readonly limit?: number;
  /** So many characters are shown of it where it is read: a hint. */
  readonly shown?: number;
  /** Offers what other posts have here. */
  readonly suggests?: boolean;
}

/** What is particular to a kind of posts in the dashboard. */
export interface PostDefinition {
  readonly kind: PostKind;
  /** Columns before status and creation: fields by name. */
  readonly columns: readonly { readonly name: string; readonly label: string }[];
  readonly createdLabel: string;
  /** The field that the list is divided by. */
  readonly group: GroupName;
  /** The fields that are written, one below the other, each beside its Arabic twin. */
  readonly rows: readonly FieldDefinition[];
  /** Those that say what it belongs to: in the side column, where there is room for one. */
  readonly side: readonly FieldDefinition[];
  /** What stands for it in search results and where it is shared. */
  readonly search: readonly FieldDefinition[];
  /** Says that a picture could not be uploaded; without it there is none. */
  readonly uploadFailed?: string;
  /** Where visitors read a published post. */
  readonly publicPath: (post: Named) => string;
  /** The page made for social networks, if there is one. */
  readonly sharePath?: (id: string) => string;
  /** A failed deletion says nothing but that. */
  readonly hidesDeleteReason?: boolean;
}

/** The typed fields in the order of the form, each with the definition it belongs to. */
export function fieldsOf({ rows, side, search }: Pick<PostDefinition, 'rows' | 'side' | 'search'>): {
  name: string;
  field: FieldDefinition;
  isArabic: boolean;
}[] {
  return [...rows, ...side, ...search].flatMap((field) => [
    { name: field.name, field, isArabic: false },
    ...(field.isEnglishOnly ? [] : [{ name: arabicName(field.name), field, isArabic: true }]),
  ]);
}

/** Every text of a post of this kind, typed or not. */
export function textNamesOf(definition: PostDefinition): string[] {
  const names = fieldsOf(definition).map(({ name }) => name);
  return [...names, ...(definition.uploadFailed ? ['imageUrl'] : []), 'publishedAt', 'unpublishAt'];
}

/** What is no text of the form. */
const besides: Readonly<Record<string, Localized>> = {
  published: copy.fields.status,
  publishedAt: copy.fields.publishedAt,
  unpublishAt: copy.fields.unpublishAt,
};

/** What a field of a post is called, that of an Arabic text as such. */
export function labelOfField(definition: PostDefinition, name: string): string {
  const known = fieldsOf(definition).find((field) => field.name === name);
  const { en: label } = known?.field.label ?? besides[name] ?? copy.fields.image;
  return known?.isArabic ? copy.inArabic(label) : label;
}
