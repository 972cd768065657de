import * as z from 'zod/mini';
import { missingArabic, translatedTexts } from './arabic.ts';
import { kinds, type PostKind, type PostShape } from './kinds.ts';
import { arabicName } from './localize.ts';

/**
 * How much of a post's English exists in Arabic: `none` without an Arabic title; `older`: all, but some English has
 * changed since.
 */
export const arabicStates = ['none', 'some', 'older', 'all'] as const;
type ArabicState = (typeof arabicStates)[number];

const text = z.optional(z.string());

/**
 * A post in the administrators' lists, which may have thousands: only the fields that its row shows, or that it is
 * found and sorted by. An empty text is absent.
 */
export const postRow = z.object({
  id: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
  version: z.int(),
  published: z.boolean(),
  slug: text,
  publishedAt: text,
  unpublishAt: text,
  arabic: z.enum(arabicStates),
  title: z.string(),
  titleAr: text,
  author: text,
  authorAr: text,
  category: text,
  categoryAr: text,
  department: text,
  departmentAr: text,
  location: text,
  locationAr: text,
  type: text,
  typeAr: text,
});
export type PostRow = z.output<typeof postRow>;

/** The text fields of a row besides the title, by shape. Each may also exist in Arabic. */
const listed: Record<PostShape, readonly (keyof PostRow)[]> = {
  article: ['author', 'category'],
  job: ['department', 'location', 'type'],
};

type Fields = Readonly<Record<string, unknown>> & Omit<PostRow, 'arabic'>;

/** The facts from which the state of a post's Arabic follows. */
interface Known {
  /** Returns true if the text with this name is not empty. @default read from the post */
  readonly isWritten?: (name: string) => boolean;
  /** The texts whose English changed after their Arabic. @default none */
  readonly older?: readonly string[];
}

export function rowOf(kind: PostKind, post: Fields, known: Known = {}): PostRow {
  const { id, createdAt, updatedAt, version, published, title } = post;
  const names = [
    'slug',
    'publishedAt',
    'unpublishAt',
    'titleAr',
    ...listed[kinds[kind].shape].flatMap((name) => [name, arabicName(name)]),
  ];
  const texts = names.map((name) => [name, post[name]]).filter(([, value]) => value);
  const arabic = arabicOf(kind, post, known);
  return { id, createdAt, updatedAt, version, published, arabic, title, ...Object.fromEntries(texts) };
}

function arabicOf(
  kind: PostKind,
  post: Fields,
  { isWritten = (name) => Boolean(post[name]), older = [] }: Known,
): ArabicState {
  if (!isWritten('titleAr')) return 'none';
  const names = translatedTexts(kind).flatMap((name) => [name, arabicName(name)]);
  const written = Object.fromEntries(names.map((name) => [name, isWritten(name)]));
  if (missingArabic(kind, written).length > 0) return 'some';
  return older.length > 0 ? 'older' : 'all';
}
