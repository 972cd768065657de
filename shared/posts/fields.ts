import * as z from 'zod/mini';
import { requiredText, text } from '../text/text.ts';

/** In characters, of either language. */
export const postMaxLength = { line: 200, excerpt: 1000, body: 20_000 } as const;

/** Room for every text at its longest in any script, and for escapes; in bytes of UTF-8. */
export const postBodyMaxBytes = 512 * 1024;

/** What is wrong with a field of a post; each has a sentence in the editor. */
export const postProblems = ['required', 'too-long', 'address', 'invalid'] as const;
export type PostProblem = (typeof postProblems)[number];

/** Texts of a post; what an editor wrote in them has no issue but a {@link PostProblem}. */
export const line = () => text('line', postMaxLength.line);
export const requiredLine = () => requiredText('line', postMaxLength.line);
export const excerpt = () => text('paragraphs', postMaxLength.excerpt);
export const body = () => text('paragraphs', postMaxLength.body);
export const requiredBody = () => requiredText('paragraphs', postMaxLength.body);

type Shape = Readonly<Record<string, z.ZodMiniType>>;

/** What every stored post has besides. `version` counts the saves; the instants are ISO 8601 in UTC. */
const identity = {
  id: z.string(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  version: z.int(),
};

/**
 * A post as it is stored and answered: of any length, and with nothing in a field that is required today, so that a
 * post from before a limit or a field is still read.
 */
export function storedPost<Fields extends Shape>(fields: { readonly shape: Fields }) {
  return z.object({ ...storedFields(fields), ...identity });
}

/** The fields of a stored post, each for itself. */
export function storedFields<Fields extends Shape>({ shape }: { readonly shape: Fields }) {
  const stored = Object.entries(shape).map(([name, schema]) => [
    name,
    schema instanceof z.ZodMiniString ? z.string() : schema,
  ]);
  return Object.fromEntries(stored) as {
    readonly [Name in keyof Fields]: z.ZodMiniType<z.output<Fields[Name]>>;
  };
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

/** The version that is being saved over; without it, the last save wins. */
export const savedOver = { version: z.optional(z.int('invalid')) };

/** A save that names no field is a mistake; `version` alone is none. */
export const changesSomething = () =>
  z.refine<Record<string, unknown>>(
    (update) => Object.entries(update).some(([name, value]) => name !== 'version' && value !== undefined),
    'required',
  );
