import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { logFailure } from '#functions/data/log-failure.ts';
import type { Company } from '#shared/company/company.ts';
import { type PostKind, postKinds } from '#shared/posts/kinds.ts';
import { releasesPrefix } from '#shared/publishing/addresses.ts';
import type { Bucket } from '../dependencies.ts';
import { documentsAtOnce, inParallel } from '../in-parallel.ts';
import { type Lease, LeaseLostError } from '../lease.ts';
import {
  type Cut,
  cutManifest,
  isSamePart,
  joinManifest,
  type Manifest,
  manifestKey,
  type PostsPart,
  partOf,
  partSchema,
  readPostsPart,
  writePostsPart,
  writtenPart,
} from './manifest.ts';

/**
 * A manifest as stored in the bucket: a head that names its parts. `manifest` is absent if the stored text cannot be
 * read.
 */
export interface ManifestFile {
  readonly release: string;
  readonly etag: string;
  /** The text of the head. */
  readonly text: string;
  readonly manifest: Manifest | undefined;
  /** The parts by file name, in the order of the posts. The content of a file name never changes. */
  readonly parts: ReadonlyMap<string, PostsPart>;
}

/** The manifest that this process read or wrote last. */
export interface ManifestMemory {
  last?: ManifestFile | undefined;
}

const headSchema = z.extend(partSchema, {
  /** The version of the publisher. */
  madeBy: z.string(),
  /** The parts of the posts: the kind, the run's id, the file name. */
  parts: z.array(z.tuple([z.enum(postKinds), z.string(), z.string()])),
});

function partKey(release: string, name: string): string {
  return `${releasesPrefix}${release}/parts/${name}/manifest.json`;
}

/** Returns the keys of all files of a manifest. */
export function keysOf({ release, parts }: Pick<ManifestFile, 'release' | 'parts'>): string[] {
  return [manifestKey(release), ...Array.from(parts.keys(), (name) => partKey(release, name))];
}

/** Returns the manifest of a release, reading only the parts that are not remembered; `undefined` if there is none. */
export async function loadManifest(
  bucket: Pick<Bucket, 'readObject'>,
  memory: ManifestMemory,
  release: string,
): Promise<ManifestFile | undefined> {
  const known = memory.last?.release === release ? memory.last : undefined;
  const file = await bucket.readObject(manifestKey(release), known?.etag);
  if (file === 'unchanged') return known;
  memory.last = file && { release, ...file, ...(await readParts(bucket, release, file.text, known?.parts)) };
  return memory.last;
}

/** Returns the manifest in a head and its parts; `undefined` if one of them is missing or cannot be read. */
async function readParts(
  bucket: Pick<Bucket, 'readObject'>,
  release: string,
  text: string,
  known: ManifestFile['parts'] = new Map(),
): Promise<Pick<ManifestFile, 'manifest' | 'parts'>> {
  const head = parsed(() => headSchema.parse(JSON.parse(text)));
  const read = new Map(known);
  const missing = head?.parts.filter(([, , name]) => !known.has(name)) ?? [];
  await inParallel(missing, documentsAtOnce, async ([kind, id, name]) => {
    const file = await bucket.readObject(partKey(release, name));
    const part = typeof file === 'object' && parsed(() => readPostsPart(kind, id, file.text));
    if (part) read.set(name, part);
  });
  const parts = new Map<string, PostsPart>();
  for (const [, , name] of head?.parts ?? []) {
    const part = read.get(name);
    if (part) parts.set(name, part);
  }
  if (!head || parts.size < head.parts.length) return { manifest: undefined, parts: new Map() };
  return { manifest: joinManifest(head.madeBy, { head: partOf(head), parts: [...parts.values()] }), parts };
}

function parsed<Value>(parse: () => Value): Value | undefined {
  try {
    return parse();
  } catch {
    return undefined;
  }
}

interface Saving {
  readonly bucket: Pick<Bucket, 'writeObject' | 'deleteObject'>;
  readonly memory: ManifestMemory;
  readonly lease: Pick<Lease, 'keep'>;
  readonly release: string;
  readonly company: Company;
  /** True to write the head even if it is unchanged. */
  readonly alwaysWrites: boolean;
}

/**
 * Writes the parts of a manifest that differ, and then the head over the one that was read, so that readers always get a
 * consistent manifest. Writes nothing if nothing differs.
 * @throws LeaseLostError if another head is there by now
 */
export async function saveManifest(
  { bucket, memory, lease, release, company, alwaysWrites }: Saving,
  manifest: Manifest,
  before: ManifestFile | undefined,
): Promise<void> {
  const { head, parts } = cutManifest(manifest, company);
  const named = nameParts(parts, before?.parts ?? new Map());
  const text = JSON.stringify({
    madeBy: manifest.publisherVersion,
    ...writtenPart(head),
    parts: Array.from(named, ([name, { kind, id }]): [PostKind, string, string] => [kind, id, name]),
  });
  if (text === before?.text && !alwaysWrites) return;
  const added = [...named].filter(([name]) => !before?.parts.has(name));
  await inParallel(added, documentsAtOnce, async ([name, part]) => {
    await lease.keep();
    await write(bucket, partKey(release, name), writePostsPart(part), undefined);
  });
  await lease.keep();
  const etag = await write(bucket, manifestKey(release), text, before?.etag);
  memory.last = { release, etag, text, manifest, parts: named };
  const gone = [...(before?.parts.keys() ?? [])].filter((name) => !named.has(name));
  await removeParts(
    bucket,
    gone.map((name) => partKey(release, name)),
  );
}

/** Names the parts: unchanged ones keep their names, others get a new, unique one. */
function nameParts(parts: Cut['parts'], before: ManifestFile['parts']): Map<string, PostsPart> {
  const runOf = ({ kind, id }: PostsPart) => `${kind} ${id}`;
  const known = new Map(Array.from(before, ([name, part]) => [runOf(part), { name, part }]));
  return new Map(
    parts.map((part) => {
      const old = known.get(runOf(part));
      return old && isSamePart(old.part, part) ? [old.name, old.part] : [randomUUID(), part];
    }),
  );
}

async function write(
  bucket: Saving['bucket'],
  key: string,
  text: string,
  over: string | undefined,
): Promise<string> {
  const contentType = 'application/json; charset=utf-8';
  const etag = await bucket.writeObject(key, { text, contentType, over });
  if (etag === undefined) throw new LeaseLostError('Somebody else wrote the manifest.');
  return etag;
}

/** Parts that cannot be removed now are removed by the next run that reads everything. */
async function removeParts(bucket: Saving['bucket'], keys: readonly string[]): Promise<void> {
  try {
    await inParallel(keys, documentsAtOnce, (key) => bucket.deleteObject(key));
  } catch (error) {
    logFailure('manifest-parts-not-removed', error);
  }
}
