import { LeaseLostError } from './lease.ts';
import { type Manifest, manifestKey, readManifest, writeManifest } from './manifest.ts';
import type { Bucket } from './ports.ts';

/** A manifest as it lies in the bucket; without one where what lies there is none. */
export interface ManifestFile {
  readonly release: string;
  readonly etag: string;
  readonly manifest: Manifest | undefined;
}

/** What a function that goes on living remembers of the manifest that it read or wrote last: parsing it takes the longest. */
export interface ManifestMemory {
  last?: ManifestFile | undefined;
}

/** The manifest of a release, read anew if it is another than remembered; `undefined` where there is none. */
export async function loadManifest(
  bucket: Pick<Bucket, 'readObject'>,
  memory: ManifestMemory,
  release: string,
): Promise<ManifestFile | undefined> {
  const known = memory.last?.release === release ? memory.last : undefined;
  const file = await bucket.readObject(manifestKey(release), known?.etag);
  if (file === 'unchanged') return known;
  memory.last = file && { release, etag: file.etag, manifest: readManifest(file.text) };
  return memory.last;
}

/**
 * Writes a manifest over the one that was read.
 * @throws LeaseLostError where something else is there by now
 */
export async function saveManifest(
  bucket: Pick<Bucket, 'writeObject'>,
  memory: ManifestMemory,
  { release, manifest, over }: { release: string; manifest: Manifest; over: string | undefined },
): Promise<void> {
  const text = writeManifest(manifest);
  const contentType = 'application/json; charset=utf-8';
  const etag = await bucket.writeObject(manifestKey(release), { text, contentType, over });
  if (etag === undefined) throw new LeaseLostError('Somebody else wrote the manifest.');
  memory.last = { release, etag, manifest };
}
