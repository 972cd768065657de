import type { Localized } from '#shared/language.ts';
import type { PostKind } from '#shared/posts/kinds.ts';
import type { GroupName } from '#shared/posts/list-head.ts';
import { arabicName } from '#shared/posts/localize.ts';
import type { Named } from '#shared/posts/names.ts';
import { copy } from './copy.en.ts';

/** A field of the form, with its Arabic twin unless it has none. */
export interface FieldDefinition {
  /** Name of the English text; its Arabic twin has `Ar` at its end. */
  readonly name: string;
  readonly label: Localized;
  readonly control: 'title' | 'line' | 'paragraphs' | 'markdown' | 'job-type' | 'byline' | 'related';
  /** True for the only long text of a post, which needs no visible label. */
  readonly isLead?: boolean;
  /** For a text of several lines, how many are shown. */
  readonly rows?: number;
  /** Only the English text can be required. */
  readonly isRequired?: boolean;
  readonly isEnglishOnly?: boolean;
  /** The limit in characters, if it differs from that of its control. */
  readonly limit?: number;
  /** The number of characters that readers see, as a hint. */
  readonly shown?: number;
  /** True to suggest the values of other posts. */
  readonly suggests?: boolean;
}

/** The particulars of a kind of posts in the dashboard. */
export interface PostDefinition {
  readonly kind: PostKind;
  /** Columns before status and creation: fields by name. */
  readonly columns: readonly { readonly name: string; readonly label: string }[];
  readonly createdLabel: string;
  /** The field that the list can be grouped by. */
  readonly group: GroupName;
  /** The fields of the form, one below the other, each beside its Arabic twin. */
  readonly rows: readonly FieldDefinition[];
  /** Fields of the side column. */
  readonly side: readonly FieldDefinition[];
  /** Fields for search results and sharing. */
  readonly search: readonly FieldDefinition[];
  /** The sentence for a failed upload; absent if the kind has no picture. */
  readonly uploadFailed?: string;
  /** Returns the address of a published post. */
  readonly publicPath: (post: Named) => string;
  /** The page made for social networks, if there is one. */
  readonly sharePath?: (id: string) => string;
  /** True if the newsletter is about posts of this kind. */
  readonly isMailed?: boolean;
  /** True to show no reason for a failed deletion. */
  readonly hidesDeleteReason?: boolean;
}

/** Returns the fields in the order of the form, each with its definition. */
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

/** Returns the names of all texts that a post of this kind has. */
export function textNamesOf(definition: PostDefinition): string[] {
  const names = fieldsOf(definition).map(({ name }) => name);
  return [...names, ...(definition.uploadFailed ? ['imageUrl'] : []), 'publishedAt', 'unpublishAt'];
}

/** Labels of fields that are not texts of the form. */
const besides: Readonly<Record<string, Localized>> = {
  published: copy.fields.status,
  publishedAt: copy.fields.publishedAt,
  unpublishAt: copy.fields.unpublishAt,
};

/** Returns the label of a field; an Arabic text is named as such. */
export function labelOfField(definition: PostDefinition, name: string): string {
  const known = fieldsOf(definition).find((field) => field.name === name);
  const { en: label } = known?.field.label ?? besides[name] ?? copy.fields.image;
  return known?.isArabic ? copy.inArabic(label) : label;
}
