import { type PostKind, postKinds } from '#shared/posts/kinds.ts';
import { releaseKey, releasesPrefix } from '#shared/publishing/addresses.ts';
import type { ShownItem } from '#shared/publishing/renderer.ts';
import type { Bucket, Sources } from './dependencies.ts';
import { partsOf } from './in-parallel.ts';
import { keysOf, loadManifest, type ManifestFile, type ManifestMemory } from './manifest/file.ts';
import type { Entry, Manifest } from './manifest/manifest.ts';
import { readSet } from './manifest/manifest.ts';
import {
  type Catalogue,
  differences,
  emptyCatalogue,
  type Listed,
  listed,
  newestFirst,
  withPosts,
} from './plan/catalogue.ts';

/**
 * How many posts are read at once: as many as fit into one response of the database even if all have the maximum
 * length.
 */
export const postsAtOnce = 25;

/** A post that was reported as changed. */
export interface ChangedPost {
  readonly kind: PostKind;
  readonly id: string;
}

/** The state of the published documents, from the manifest. */
export interface Published {
  readonly manifest: Manifest | undefined;
  /** The manifest as stored in the bucket, even if it cannot be read. */
  readonly file: ManifestFile | undefined;
  /** The published documents by URL. The fingerprint is empty if the data of a document are unknown. */
  readonly documents: ReadonlyMap<string, Entry>;
}

interface Known {
  readonly release: string;
  readonly publisherVersion: string;
  readonly memory: ManifestMemory;
  readonly everything: boolean;
}

/** Reads the manifest; with `everything` also the objects in the bucket, which decide where the two differ. */
export async function readPublished(
  bucket: Bucket,
  { release, publisherVersion, memory, everything }: Known,
): Promise<Published> {
  const file = await loadManifest(bucket, memory, release);
  const manifest = file?.manifest;
  const known =
    manifest?.publisherVersion === publisherVersion ? manifest.documents : unknown(manifest?.documents);
  if (manifest && !everything) return { manifest, file, documents: known };
  const byKey = new Map(
    [...known].map(([address, entry]) => [releaseKey(release, address), [address, entry] as const]),
  );
  const own = new Set(keysOf(file ?? { release, parts: new Map() }));
  const objects = await bucket.listObjects(`${releasesPrefix}${release}/`);
  const there = objects
    .filter(({ key }) => !own.has(key))
    .map(({ key, etag }): [string, Entry] => {
      const [address, entry] = byKey.get(key) ?? [addressOf(release, key), undefined];
      return [
        address,
        entry?.etag === etag ? entry : { fingerprint: '', etag, reads: entry?.reads ?? nothing },
      ];
    });
  return { manifest, file, documents: new Map(there) };
}

const nothing = readSet([]);

/** Returns the same documents without fingerprints. */
function unknown(documents: ReadonlyMap<string, Entry> = new Map()): ReadonlyMap<string, Entry> {
  return new Map(Array.from(documents, ([address, entry]) => [address, { ...entry, fingerprint: '' }]));
}

/** The inverse of `releaseKey`. */
function addressOf(release: string, key: string): string {
  const address = key.slice(releasesPrefix.length + release.length).replace(/\.html$/, '');
  return address === '/index' ? '/' : address;
}

/** Returns the stored content by key, in alphabetical order, without the attributes that visitors never see. */
export async function readItems(sources: Sources): Promise<Map<string, ShownItem>> {
  const items = await sources.listContent();
  const shown = items.map(({ key, value, valueAr, type }): [string, ShownItem] => [
    key,
    { key, value, valueAr, type },
  ]);
  return new Map(shown.sort(([one], [other]) => (one < other ? -1 : 1)));
}

/**
 * Returns the published posts: those of the manifest with the changed ones as they are now; with `everything` also those
 * that differ in the index. The index alone is used only if there is no manifest, since it may be behind.
 */
export async function readCatalogue(
  sources: Sources,
  manifest: Manifest | undefined,
  {
    changedPosts,
    everything,
  }: { readonly changedPosts: readonly ChangedPost[]; readonly everything: boolean },
): Promise<Catalogue> {
  const before = manifest?.posts ?? emptyCatalogue;
  const entries = postKinds.map(async (kind): Promise<[PostKind, readonly Listed[]]> => {
    const named = changedPosts.filter((post) => post.kind === kind).map(({ id }) => id);
    if (manifest && !everything) return [kind, await readAnew(sources, kind, before[kind], named)];
    const indexed = newestFirst((await sources.listAllPublished(kind)).map((post) => listed(kind, post)));
    if (!manifest) return [kind, await readAnew(sources, kind, indexed, named)];
    const doubtful = new Set([...named, ...differences(before[kind], indexed)]);
    return [kind, await readAnew(sources, kind, before[kind], [...doubtful])];
  });
  return Object.fromEntries(await Promise.all(entries)) as Catalogue;
}

async function readAnew(
  sources: Sources,
  kind: PostKind,
  list: readonly Listed[],
  ids: readonly string[],
): Promise<readonly Listed[]> {
  const posts = new Map<string, Listed | undefined>();
  for (const part of partsOf(ids, postsAtOnce)) {
    const found = await sources.getPublished(kind, part);
    for (const id of part) {
      const post = found.get(id);
      posts.set(id, post && listed(kind, post));
    }
  }
  return withPosts(list, posts);
}
