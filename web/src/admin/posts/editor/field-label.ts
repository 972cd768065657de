import type { Localized } from '#shared/language.ts';
import { copy } from '../copy.en.ts';
import { fieldsOf, type PostDefinition } from '../post-definition.ts';

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
