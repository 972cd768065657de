import * as z from 'zod/mini';
import { requiredText, text } from '../text/text.ts';
import { isInOrder, type Plan, type Publication } from './publication.ts';

/** In characters, of either language. */
export const postMaxLength = { line: 200, excerpt: 1000, body: 20_000, seoDescription: 400 } as const;

/** Room for every text at its longest in any script, and for escapes; in bytes of UTF-8. */
export const postBodyMaxBytes = 512 * 1024;

/** What is wrong with a field of a post; each has a sentence in the editor. */
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

/** Texts of a post; what an editor wrote in them has no issue but a {@link PostProblem}. */
export const line = () => text('line', postMaxLength.line);
export const requiredLine = () => requiredText('line', postMaxLength.line);
export const excerpt = () => text('paragraphs', postMaxLength.excerpt);
export const body = () => text('paragraphs', postMaxLength.body);
export const requiredBody = () => requiredText('paragraphs', postMaxLength.body);

/**
 * What stands for a post in the results of search engines and where it is shared, instead of its title and of how it begins. Empty:
 * those do.
 */
export const searchTexts = () => ({
  seoTitle: line(),
  seoTitleAr: line(),
  seoDescription: text('line', postMaxLength.seoDescription),
  seoDescriptionAr: text('line', postMaxLength.seoDescription),
});
/** No list shows them. */
export const longSearchTexts = {
  seoTitle: true,
  seoTitleAr: true,
  seoDescription: true,
  seoDescriptionAr: true,
} as const;

/** Years before and after these are mistyped: they lack their century, or have a digit too many. */
const year = /^(19|2\d)\d\d-/;

/** Whether a text is an instant at which a post may appear or disappear: a day, a year with its century, and a time. */
export function isInstant(value: string): boolean {
  return isDateTime(value) && year.test(value);
}

function isDateTime(value: string): boolean {
  return z.iso.datetime().safeParse(value).success;
}

/** An instant as it is stored (ISO 8601 in UTC, with milliseconds), or nothing; any other text is `date`. */
const instant = (isOne = isInstant) =>
  z.pipe(
    z.string('invalid').check(z.refine((value) => value === '' || isOne(value), 'date')),
    z.transform((value) => value && new Date(value).toISOString()),
  );

/** Whether and when visitors see a post: see {@link Publication}. */
export const publication = () => ({
  published: z.boolean('invalid'),
  publishedAt: instant(),
  unpublishAt: instant(),
});

/** A plan that cannot be carried out is a mistake. */
export const canBeCarriedOut = () =>
  z.refine<Plan>(isInOrder, { error: 'before-publication', path: ['unpublishAt'] });

type Shape = Readonly<Record<string, z.ZodMiniType>>;

/** What every stored post has besides. `version` counts the saves; the instants are ISO 8601 in UTC. */
const identity = () => ({
  id: z.string(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  version: z.int(),
  /** Slugs it had while visitors could see it, newest first: they lead to it still. Absent: none. */
  formerSlugs: z.optional(z.array(z.string())),
});

/**
 * A post as it is stored and answered: of any length, and with nothing in a field that is required today, so that a
 * post from before a limit or a field is still read.
 */
export function storedPost<Fields extends Shape>(fields: { readonly shape: Fields }) {
  return z.object({ ...storedFields(fields), ...identity() });
}

/** The fields of a stored post, each for itself. */
export function storedFields<Fields extends Shape>({ shape }: { readonly shape: Fields }) {
  const stored = Object.entries(shape).map(([name, schema]) => [name, asStored(schema)]);
  return Object.fromEntries(stored) as {
    readonly [Name in keyof Fields]: z.ZodMiniType<z.output<Fields[Name]>>;
  };
}

/** What was written before a rule is read without it. */
function asStored(schema: z.ZodMiniType): z.ZodMiniType {
  if (schema instanceof z.ZodMiniString) return z.string();
  return schema instanceof z.ZodMiniPipe ? instant(isDateTime) : schema;
}

/** What the fields are where nothing was written: empty, and a draft. Of a choice it is the first. */
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

/** The version of the working copy that is saved with a post: that copy ends, unless somebody went on typing in it. */
export const savedCopy = () => ({ copy: z.optional(z.int('invalid')) });

/**
 * The version that is being saved over; without it, the last save wins. And whether somebody compared the Arabic with
 * the English: nothing of it counts as older then.
 */
export const savedOver = () => ({
  version: z.optional(z.int('invalid')),
  arabicIsCurrent: z.optional(z.boolean('invalid')),
  ...savedCopy(),
});

const noFields: readonly string[] = ['version', 'copy'];

/** A save that names no field is a mistake; `version` and `copy` are none. */
export const changesSomething = () =>
  z.refine<Record<string, unknown>>(
    (update) =>
      Object.entries(update).some(([name, value]) => !noFields.includes(name) && value !== undefined),
    'required',
  );
