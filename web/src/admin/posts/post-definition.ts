import type { Localized } from '#shared/language.ts';
import type { PostKind } from '#shared/posts/kinds.ts';
import type { GroupName } from '#shared/posts/list-head.ts';
import { arabicName } from '#shared/posts/localize.ts';
import type { Named } from '#shared/posts/names.ts';
import { copy } from './copy.en.ts';

/** A field of the form: an English text, and the same text in Arabic unless it is English only. */
export interface FieldDefinition {
  /** Name of the English text. That of the Arabic text has `Ar` at its end. */
  readonly name: string;
  readonly label: Localized;
  readonly control: 'title' | 'line' | 'paragraphs' | 'markdown' | 'job-type' | 'byline' | 'related';
  /** True for the only long text of a post, which needs no visible label. */
  readonly isLead?: boolean;
  /** The number of lines that the field shows, for a text of several lines. */
  readonly rows?: number;
  /** True if the English text is required. The Arabic text never is. */
  readonly isRequired?: boolean;
  readonly isEnglishOnly?: boolean;
  /** The limit in characters, if it differs from that of its control. */
  readonly limit?: number;
  /** The number of characters that readers see, as a hint. */
  readonly shown?: number;
  /** True to suggest the values of other posts. */
  readonly suggests?: boolean;
}

/** How the dashboard lists and edits one kind of posts. */
export interface PostDefinition {
  readonly kind: PostKind;
  /** The first columns of the list, before status and creation: each shows the field with this `name`. */
  readonly columns: readonly { readonly name: string; readonly label: string }[];
  readonly createdLabel: string;
  /** The field that the list can be grouped by. */
  readonly group: GroupName;
  /** The fields of the form, one below the other, each with its English and its Arabic text side by side. */
  readonly rows: readonly FieldDefinition[];
  /** Fields of the side column. */
  readonly side: readonly FieldDefinition[];
  /** Fields for search results and sharing. */
  readonly search: readonly FieldDefinition[];
  /** The sentence for a failed upload; absent if the kind has no picture. */
  readonly uploadFailed?: string;
  /** Returns the path of a published post's page on the site. */
  readonly publicPath: (post: Named) => string;
  /** Returns the path of the page that is made for social networks. Absent if posts of this kind have none. */
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

/** Returns the names of all fields of a post that are texts: those of the form, the URL of the picture, and the two dates. */
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
