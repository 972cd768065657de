import type { Localized } from '#shared/language.ts';
import type { PostKind } from '#shared/posts/kinds.ts';
import { arabicName } from '#shared/posts/localize.ts';

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
  /** Offers what other posts have here. */
  readonly suggests?: boolean;
}

/** What is particular to a kind of posts in the dashboard. */
export interface PostDefinition {
  readonly kind: PostKind;
  /** Columns before status and creation: fields by name. */
  readonly columns: readonly { readonly name: string; readonly label: string }[];
  readonly createdLabel: string;
  /** Rows of the form, each with the fields that stand side by side. */
  readonly rows: readonly (readonly FieldDefinition[])[];
  /** Says that a picture could not be uploaded; without it there is none. */
  readonly uploadFailed?: string;
  /** Where visitors read a published post. */
  readonly publicPath: (id: string) => string;
  /** The page made for social networks, if there is one. */
  readonly sharePath?: (id: string) => string;
  /** A failed deletion says nothing but that. */
  readonly hidesDeleteReason?: boolean;
}

/** The typed fields in the order of the form, each with the definition it belongs to. */
export function fieldsOf({
  rows,
}: PostDefinition): { name: string; field: FieldDefinition; isArabic: boolean }[] {
  return rows.flatMap((row) => [
    ...row.map((field) => ({ name: field.name, field, isArabic: false })),
    ...row
      .filter(({ isEnglishOnly }) => !isEnglishOnly)
      .map((field) => ({ name: arabicName(field.name), field, isArabic: true })),
  ]);
}

/** Every text of a post of this kind, typed or not. */
export function textNamesOf(definition: PostDefinition): string[] {
  const names = fieldsOf(definition).map(({ name }) => name);
  return definition.uploadFailed ? [...names, 'imageUrl'] : names;
}
