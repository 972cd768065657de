import * as z from 'zod/mini';
import { forEveryKind, type PostKind, postKinds } from '#shared/posts/kinds.ts';
import { type PostSummary, postSchemas } from '#shared/posts/schemas.ts';
import { releasesPrefix } from '#shared/publishing/addresses.ts';
import { type Catalogue, listed } from './plan/catalogue.ts';

/** A document as it was published. */
export interface Entry {
  /** Of all it is made of; empty where that is not known. */
  readonly fingerprint: string;
  /** The bucket's tag of what was written. */
  readonly etag: string;
  /** The content items it depends on, in alphabetical order. */
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
    const entries = Object.entries(documents).map(([address, [fingerprint, etag, set]]): [string, Entry] => [
      address,
      { fingerprint, etag, reads: reads[set] ?? [] },
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
  const sets = new Map<string, number>();
  const setOf = (reads: readonly string[]) => {
    const text = JSON.stringify(reads);
    const index = sets.get(text) ?? sets.size;
    sets.set(text, index);
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
    reads: [...sets.keys()].map((text) => JSON.parse(text)),
    posts: forEveryKind((kind) => posts[kind].map(({ post }) => post)),
  });
}
