import * as z from 'zod/mini';
import type { languages } from '../language.ts';
import { requiredText, text } from '../text/text.ts';

/** The maximum number of views of one person, and of reply templates, which all users share. */
export const maxViews = 30;
export const maxTemplates = 50;
/** Longest name of a view or a template, in characters. */
export const listNameMaxLength = 60;
/** Longest template, in characters: mail programs limit the length of a `mailto:` URL to little more. */
export const templateMaxLength = 1500;

const id = z.string('invalid').check(z.regex(/^[\w-]{1,60}$/, 'invalid'));
const name = requiredText('line', listNameMaxLength);

/** A named search of the inbox; `search` is the part of its URL with filters and words. */
const savedView = z.object({ id, name, search: text('line', 1000) });
export type SavedView = z.infer<typeof savedView>;

/** A text to begin a reply with, in the language of the sender. */
const replyTemplate = z.object({
  id,
  name,
  en: text('paragraphs', templateMaxLength),
  ar: text('paragraphs', templateMaxLength),
});
export type ReplyTemplate = z.infer<typeof replyTemplate>;

const version = z.int('invalid').check(z.nonnegative('invalid'));

/** The views of one person, in their order. `version` counts the saves. */
export const savedViews = z.object({
  views: z.array(savedView).check(z.maxLength(maxViews, 'too-many')),
  version,
});
export type SavedViews = z.infer<typeof savedViews>;

/** The reply templates, which all administrators share, in display order. */
export const replyTemplates = z.object({
  templates: z.array(replyTemplate).check(z.maxLength(maxTemplates, 'too-many')),
  version,
});
export type ReplyTemplates = z.infer<typeof replyTemplates>;

/** The placeholders of a template, for what differs from message to message. */
export const placeholders = ['name', 'number'] as const;
export type Placeholder = (typeof placeholders)[number];

/** Returns a template in a language, with the values in the place of `{name}` and `{number}`. */
export function filledTemplate(
  template: Pick<ReplyTemplate, (typeof languages)[number]>,
  language: (typeof languages)[number],
  values: Readonly<Record<Placeholder, string>>,
): string {
  return template[language].replace(
    /\{(name|number)\}/g,
    (_, placeholder: Placeholder) => values[placeholder],
  );
}
