import * as z from 'zod/mini';
import { forEveryKind, type PostKind, postKinds } from '#shared/posts/kinds.ts';
import { type PostSummary, postSchemas } from '#shared/posts/schemas.ts';
import { releasesPrefix } from '#shared/publishing/addresses.ts';
import { type Catalogue, type Listed, listed } from './plan/catalogue.ts';
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

/** What was published last, by which the next pass knows what differs. */
export interface Manifest {
  /** Which publisher made the documents: another may make others of the same. */
  readonly madeBy: string;
  /** By address. */
  readonly documents: ReadonlyMap<string, Entry>;
  readonly posts: Catalogue;
  /** The addresses of the posts' pictures that were drawn, in alphabetical order. */
  readonly pictures: readonly string[];
}

/** Where a release's manifest lies: no address of the site is led to it. */
export function manifestKey(release: string): string {
  return `${releasesPrefix}${release}/manifest.json`;
}

const schema = z.object({
  madeBy: z._default(z.string(), ''),
  /** The sets of content items that documents depend on, each once. */
  reads: z._default(z.array(z.array(z.string())), []),
  /** Fingerprint, tag and which of the sets. */
  documents: z._default(z.record(z.string(), z.tuple([z.string(), z.string(), z.int()])), {}),
  pictures: z._default(z.array(z.string()), []),
  posts: z._default(z.partialRecord(z.enum(postKinds), z.array(z.unknown())), {}),
});

/** A manifest as it lies in the bucket; `undefined` for what is none, as if nothing had been published. */
export function readManifest(text: string): Manifest | undefined {
  try {
    const { madeBy, reads, documents, posts, pictures } = schema.parse(JSON.parse(text));
    const sets = reads.map(readSet);
    const entries = Object.entries(documents).map(([address, [fingerprint, etag, set]]): [string, Entry] => [
      address,
      { fingerprint, etag, reads: sets[set] ?? [] },
    ]);
    const readPosts = (kind: PostKind) =>
      z.array(postSchemas[kind].summary as z.ZodMiniType<PostSummary>).parse(posts[kind] ?? []);
    return {
      madeBy,
      pictures,
      documents: new Map(entries),
      posts: forEveryKind((kind) => readPosts(kind).map((post) => listed(kind, post))),
    };
  } catch {
    return undefined;
  }
}

/** The inverse of {@link readManifest}. */
export function writeManifest({ madeBy, documents, posts, pictures }: Manifest): string {
  const sets = new Map<readonly string[], number>();
  const setOf = (reads: readonly string[]) => {
    const index = sets.get(reads) ?? sets.size;
    sets.set(reads, index);
    return index;
  };
  const entries = [...documents].map(([address, { fingerprint, etag, reads }]) => [
    address,
    [fingerprint, etag, setOf(reads)],
  ]);
  return JSON.stringify({
    madeBy,
    documents: Object.fromEntries(entries),
    pictures,
    reads: [...sets.keys()],
    posts: forEveryKind((kind) => posts[kind].map(({ post }) => post)),
  });
}

/** Whether two manifests say the same. */
export function isSameManifest(one: Manifest, other: Manifest): boolean {
  const isSameEntry = ([address, entry]: [string, Entry]) => {
    const before = other.documents.get(address);
    return (
      before === entry ||
      (before?.fingerprint === entry.fingerprint &&
        before.etag === entry.etag &&
        before.reads === entry.reads)
    );
  };
  return (
    one.madeBy === other.madeBy &&
    isSameList(one.pictures, other.pictures) &&
    postKinds.every((kind) => isSameList(one.posts[kind].map(nameOf), other.posts[kind].map(nameOf))) &&
    one.documents.size === other.documents.size &&
    [...one.documents].every(isSameEntry)
  );
}

function isSameList(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((element, index) => element === other[index]);
}

/** The id is a part of what it is the fingerprint of. */
function nameOf({ fingerprint }: Listed): string {
  return fingerprint;
}
