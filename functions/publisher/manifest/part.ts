import * as z from 'zod/mini';
import type { PostKind } from '#shared/posts/kinds.ts';
import { type PostSummary, postSchemas } from '#shared/posts/schemas.ts';
import { type Listed, listed } from '../plan/catalogue.ts';
import { readSet } from './read-set.ts';

/** A document as it was published. */
export interface Entry {
  /** Of all it is made of; empty where that is not known. */
  readonly fingerprint: string;
  /** The bucket's tag of what was written. */
  readonly etag: string;
  /** The content items it depends on: a {@link readSet}. */
  readonly reads: readonly string[];
}

/** Documents and pictures as they were published. */
export interface Part {
  /** By address. */
  readonly documents: ReadonlyMap<string, Entry>;
  /** The addresses of pictures that were drawn. */
  readonly pictures: readonly string[];
}

/** Those of a run of a kind's posts, and the posts, newest first. */
export interface PostsPart extends Part {
  readonly kind: PostKind;
  /** Of the run. */
  readonly id: string;
  readonly posts: readonly Listed[];
}

/** How a part is written. */
export const partSchema = z.object({
  /** The sets of content items that documents depend on, each once. */
  reads: z._default(z.array(z.array(z.string())), []),
  /** Fingerprint, tag and which of the sets. */
  documents: z._default(z.record(z.string(), z.tuple([z.string(), z.string(), z.int()])), {}),
  pictures: z._default(z.array(z.string()), []),
});

/** A part that was read. */
export function partOf({ reads, documents, pictures }: z.output<typeof partSchema>): Part {
  const sets = reads.map(readSet);
  const entries = Object.entries(documents).map(([address, [fingerprint, etag, set]]): [string, Entry] => [
    address,
    { fingerprint, etag, reads: sets[set] ?? readSet([]) },
  ]);
  return { documents: new Map(entries), pictures };
}

/** The inverse of {@link partOf}. */
export function writtenPart({ documents, pictures }: Part): z.input<typeof partSchema> {
  const sets = new Map<readonly string[], number>();
  const setOf = (reads: readonly string[]) => {
    const index = sets.get(reads) ?? sets.size;
    sets.set(reads, index);
    return index;
  };
  const entries = Array.from(
    documents,
    ([address, { fingerprint, etag, reads }]): [string, [string, string, number]] => [
      address,
      [fingerprint, etag, setOf(reads)],
    ],
  );
  return {
    documents: Object.fromEntries(entries),
    pictures: [...pictures],
    reads: Array.from(sets.keys(), (set) => [...set]),
  };
}

/** The part of a run of posts, from its file. @throws for what is none */
export function readPostsPart(kind: PostKind, id: string, text: string): PostsPart {
  const { posts, ...part } = z.extend(partSchema, { posts: z.array(z.unknown()) }).parse(JSON.parse(text));
  const summaries = z.array(postSchemas[kind].summary as z.ZodMiniType<PostSummary>).parse(posts);
  return { kind, id, ...partOf(part), posts: summaries.map((post) => listed(kind, post)) };
}

/** The inverse of {@link readPostsPart}. */
export function writePostsPart(part: PostsPart): string {
  return JSON.stringify({ ...writtenPart(part), posts: part.posts.map(({ post }) => post) });
}

/** Whether two parts of the same run say the same; those that stay as they are are the same objects. */
export function isSamePart(one: PostsPart, other: PostsPart): boolean {
  const documents = [...one.documents];
  return (
    isSameList(one.posts, other.posts) &&
    isSameList(one.pictures, other.pictures) &&
    one.documents.size === other.documents.size &&
    documents.every(([address, entry]) => other.documents.get(address) === entry)
  );
}

function isSameList(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((element, index) => element === other[index]);
}
