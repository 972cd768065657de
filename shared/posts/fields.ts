import * as z from 'zod/mini';
import { newsletterWishes } from '../newsletter/audience.ts';
import { requiredText, text } from '../text/text.ts';
import { isInOrder, type Plan, type Publication } from './publication.ts';

/** The maximum lengths of texts, in characters; the same for both languages. */
export const postMaxLength = { line: 200, excerpt: 1000, body: 20_000, seoDescription: 400 } as const;

/** Largest body of a post, in bytes of UTF-8: room for every text at its longest in any script, and for escapes. */
export const postBodyMaxBytes = 512 * 1024;

/** The problems of a post's fields; each has a sentence in the editor. */
export const postProblems = [
  'required',
  'too-long',
  'address',
  'date',
  'before-publication',
  'slug',
  'taken',
  'taken-in-trash',
  'no-picture',
  'invalid',
] as const;
export type PostProblem = (typeof postProblems)[number];

/** Schemas of a post's texts. Their issues are {@link PostProblem}s. */
export const line = () => text('line', postMaxLength.line);
export const requiredLine = () => requiredText('line', postMaxLength.line);
export const excerpt = () => text('paragraphs', postMaxLength.excerpt);
export const body = () => text('paragraphs', postMaxLength.body);
export const requiredBody = () => requiredText('paragraphs', postMaxLength.body);

/** Title and description for search results and sharing. Empty: the post's own title, and the beginning of its text. */
export const searchTexts = () => ({
  seoTitle: line(),
  seoTitleAr: line(),
  seoDescription: text('line', postMaxLength.seoDescription),
  seoDescriptionAr: text('line', postMaxLength.seoDescription),
});
/** The texts for search engines, which no list shows. */
export const longSearchTexts = {
  seoTitle: true,
  seoTitleAr: true,
  seoDescription: true,
  seoDescriptionAr: true,
} as const;

/** The years that are accepted. All others are typing mistakes: they lack their century, or have a digit too many. */
const year = /^(19|2\d)\d\d-/;

/** True if a text is a possible instant of publication: a day, a year with its century, and a time. */
export function isInstant(value: string): boolean {
  return isDateTime(value) && year.test(value);
}

function isDateTime(value: string): boolean {
  return z.iso.datetime().safeParse(value).success;
}

/**
 * An instant in its stored form (ISO 8601 in UTC, with milliseconds), or empty; any other text has the problem `date`.
 */
const instant = (isOne = isInstant) =>
  z.pipe(
    z.string('invalid').check(z.refine((value) => value === '' || isOne(value), 'date')),
    z.transform((value) => value && new Date(value).toISOString()),
  );

/** The fields of a post's publication: see {@link Publication}. */
export const publication = () => ({
  published: z.boolean('invalid'),
  publishedAt: instant(),
  unpublishAt: instant(),
});

/** Checks that `unpublishAt` is after `publishedAt`, if both are set. */
export const canBeCarriedOut = () =>
  z.refine<Plan>(isInOrder, { error: 'before-publication', path: ['unpublishAt'] });

type Shape = Readonly<Record<string, z.ZodMiniType>>;

/** The other fields of every stored post. `version` counts the saves; the instants are ISO 8601 in UTC. */
const identity = () => ({
  id: z.string(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  version: z.int(),
  /** Former slugs that visitors have seen, newest first; they lead to the post. Absent: none. */
  formerSlugs: z.optional(z.array(z.string())),
});

/**
 * Returns the schema of a post as stored and returned: of any length, and with empty required fields, so that a post
 * from before a rule can still be read.
 */
export function storedPost<Fields extends Shape>(fields: { readonly shape: Fields }) {
  return z.object({ ...storedFields(fields), ...identity() });
}

/** Returns the schemas of the fields of a stored post. */
export function storedFields<Fields extends Shape>({ shape }: { readonly shape: Fields }) {
  const stored = Object.entries(shape).map(([name, schema]) => [name, asStored(schema)]);
  return Object.fromEntries(stored) as {
    readonly [Name in keyof Fields]: z.ZodMiniType<z.output<Fields[Name]>>;
  };
}

/** Returns a schema without its rules, for values from before a rule. */
function asStored(schema: z.ZodMiniType): z.ZodMiniType {
  if (schema instanceof z.ZodMiniString) return z.string();
  return schema instanceof z.ZodMiniPipe ? instant(isDateTime) : schema;
}

/** Returns the values of fields in which nothing was written: empty texts, `false`, and the first option of a choice. */
export function emptyFields<Schema extends z.core.$ZodType & { readonly shape: Shape }>({
  shape,
}: Schema): z.output<Schema> {
  const empty = Object.entries(shape).map(([name, schema]) => [name, emptyValue(schema)]);
  return Object.fromEntries(empty) as z.output<Schema>;
}

function emptyValue(schema: z.ZodMiniType) {
  if (schema instanceof z.ZodMiniBoolean) return false;
  return schema instanceof z.ZodMiniEnum ? schema.options[0] : '';
}

/**
 * The properties of a save besides the fields. `copy`: the version of the working copy that is saved. The save ends this copy,
 * unless a user continued typing. `newsletter`: the audience that the post is sent to once it is live; if absent, the stored
 * one stays.
 */
export const savedWith = () => ({
  copy: z.optional(z.int('invalid')),
  newsletter: z.optional(z.enum(newsletterWishes, 'invalid')),
});

/**
 * `version`: the version that is saved over; without it, the last save wins. `arabicIsCurrent`: true if a user compared
 * the Arabic with the English, so that no Arabic text counts as older.
 */
export const savedOver = () => ({
  version: z.optional(z.int('invalid')),
  arabicIsCurrent: z.optional(z.boolean('invalid')),
  ...savedWith(),
});

const noFields: readonly string[] = ['version', 'copy'];

/** Refuses a save that names no field. `version` and `copy` do not count. */
export const changesSomething = () =>
  z.refine<Record<string, unknown>>(
    (update) =>
      Object.entries(update).some(([name, value]) => !noFields.includes(name) && value !== undefined),
    'required',
  );
