import * as z from 'zod/mini';
import type { Company } from '#shared/company/company.ts';
import { forEveryKind, type PostKind, postKinds } from '#shared/posts/kinds.ts';
import { type PostSummary, postSchemas } from '#shared/posts/schemas.ts';
import { releasesPrefix } from '#shared/publishing/addresses.ts';
import { archiveLength, type Run, runsOf } from '../plan/archives.ts';
import { type Catalogue, type Listed, listed } from '../plan/catalogue.ts';
import { editedNames, picturesOfPost } from '../plan/pictures.ts';
import { plannedPosts } from '../plan/plan.ts';

/** The state of the last publication, from which the next run finds what differs. */
export interface Manifest extends Part {
  /** The version of the publisher that made the documents. */
  readonly publisherVersion: string;
  readonly posts: Catalogue;
}

/** Returns the key of a release's manifest. No URL of the site leads to it. */
export function manifestKey(release: string): string {
  return `${releasesPrefix}${release}/manifest.json`;
}

/** How many posts a part of the manifest has on average. */
const partLength = 4 * archiveLength;

/** A manifest in parts: `parts` has one part for each run of posts, `head` has everything else. */
export interface Cut {
  readonly head: Part;
  readonly parts: readonly PostsPart[];
}

/** Cuts a manifest, so that a save of one post writes only the part that it is in. */
export function cutManifest({ documents, pictures, posts }: Manifest, company: Company): Cut {
  const edited = editedNames(company);
  const drawn = new Set(pictures);
  const cut = new Set<string>();
  const cutPart = (kind: PostKind, { id, posts }: Run<Listed>): PostsPart => {
    const part = new Map<string, Entry>();
    for (const post of posts) {
      for (const { address } of plannedPosts[kind](post)) {
        const entry = documents.get(address);
        if (!entry) continue;
        part.set(address, entry);
        cut.add(address);
      }
    }
    const wanted = posts.flatMap((post) => picturesOfPost(kind, post, company, edited)).map(([path]) => path);
    return { kind, id, posts, documents: part, pictures: wanted.filter((path) => drawn.has(path)) };
  };
  const parts = postKinds.flatMap((kind) => runsOf(posts[kind], partLength).map((run) => cutPart(kind, run)));
  const left = new Map<string, Entry>();
  for (const [address, entry] of documents) if (!cut.has(address)) left.set(address, entry);
  const cutPictures = new Set(parts.flatMap((part) => part.pictures));
  const others = pictures.filter((path) => !cutPictures.has(path)).sort();
  return { head: { documents: left, pictures: others }, parts };
}

/** The inverse of {@link cutManifest}. */
export function joinManifest(publisherVersion: string, { head, parts }: Cut): Manifest {
  return {
    publisherVersion,
    documents: new Map([head, ...parts].flatMap(({ documents }) => [...documents])),
    pictures: [...new Set([head, ...parts].flatMap(({ pictures }) => pictures))],
    posts: forEveryKind((kind) => parts.filter((part) => part.kind === kind).flatMap(({ posts }) => posts)),
  };
}

/** A document as it was published. */
export interface Entry {
  /** The fingerprint of all its inputs; empty if unknown. */
  readonly fingerprint: string;
  /** The entity tag of the written object. */
  readonly etag: string;
  /** The content items it depends on: a {@link readSet}. */
  readonly reads: readonly string[];
}

/** Documents and pictures as they were published. */
interface Part {
  /** The documents by URL. */
  readonly documents: ReadonlyMap<string, Entry>;
  /** The URLs of pictures that were drawn. */
  readonly pictures: readonly string[];
}

/** The documents and pictures of a run of posts of a kind, and the posts, newest first. */
export interface PostsPart extends Part {
  readonly kind: PostKind;
  /** The id of the run of posts: the id of its oldest post, or `firstRun`. */
  readonly id: string;
  readonly posts: readonly Listed[];
}

/** The stored form of a part. */
export const partSchema = z.object({
  /** The distinct sets of content items that documents depend on. */
  reads: z._default(z.array(z.array(z.string())), []),
  /** By URL: the fingerprint, the bucket's tag, and the index of the set in `reads`. */
  documents: z._default(z.record(z.string(), z.tuple([z.string(), z.string(), z.int()])), {}),
  pictures: z._default(z.array(z.string()), []),
});

/** Returns a part from its stored form. */
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

/**
 * Returns the part of a run of posts from its file.
 * @throws if it cannot be read
 */
export function readPostsPart(kind: PostKind, id: string, text: string): PostsPart {
  const { posts, ...part } = z.extend(partSchema, { posts: z.array(z.unknown()) }).parse(JSON.parse(text));
  const summaries = z.array(postSchemas[kind].summary as z.ZodMiniType<PostSummary>).parse(posts);
  return { kind, id, ...partOf(part), posts: summaries.map((post) => listed(kind, post)) };
}

/** The inverse of {@link readPostsPart}. */
export function writePostsPart(part: PostsPart): string {
  return JSON.stringify({ ...writtenPart(part), posts: part.posts.map(({ post }) => post) });
}

/** True if two parts of the same run are equal. Compares entries as objects, because unchanged ones are the same objects. */
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

const sets = new Map<string, readonly string[]>();

/**
 * Returns the content items that a document depends on, each once, in alphabetical order. Thousands of documents depend
 * on the same items: each set is one list, so that results for it can be reused.
 */
export function readSet(keys: readonly string[]): readonly string[] {
  const sorted = [...new Set(keys)].sort();
  const name = JSON.stringify(sorted);
  const known = sets.get(name) ?? sorted;
  sets.set(name, known);
  return known;
}
