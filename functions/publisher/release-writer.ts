import { logFailure } from '#functions/data/log-failure.ts';
import type { Language } from '#shared/language.ts';
import { releaseKey } from '#shared/publishing/addresses.ts';
import type { ShownItem } from '#shared/publishing/renderer.ts';
import type { Unpublished } from '#shared/publishing/status.ts';
import type { Bucket } from './dependencies.ts';
import { type Lease, LeaseLostError } from './lease.ts';
import { type Entry, readSet } from './manifest/manifest.ts';
import { etagOf, fingerprint } from './plan/fingerprint.ts';
import type { Planned } from './plan/planned.ts';

/** A rendered document. */
export interface Made {
  readonly text: string;
  readonly contentType: string;
  /** The content items that the document depends on; none for files. */
  readonly reads: readonly string[];
}

interface WriterSetting {
  readonly release: string;
  readonly bucket: Bucket;
  readonly lease: Pick<Lease, 'keep' | 'confirm'>;
  readonly items: ReadonlyMap<string, ShownItem>;
  /** The published documents before the run, by URL. */
  readonly documents: ReadonlyMap<string, Entry>;
}

/**
 * Writes the documents of a release during a publish run. If a document fails, its published state stays and the other
 * documents are still written.
 */
export class ReleaseWriter {
  readonly documents: Map<string, Entry>;
  readonly failures: Unpublished[] = [];
  readonly counts = { rendered: 0, written: 0, deleted: 0, drawn: 0 };
  /** True if the bucket refused something that should be tried again. */
  retry = false;
  readonly #setting: WriterSetting;
  /** Fingerprints of the values of the content items that documents depend on. */
  readonly #content = new Map<readonly string[], string>();

  constructor(setting: WriterSetting) {
    this.#setting = setting;
    this.documents = new Map(setting.documents);
  }

  /** True if a document is published and was made of the planned data. */
  isCurrent({ address, inputHash }: Planned): boolean {
    const entry = this.documents.get(address);
    return entry !== undefined && entry.fingerprint === this.#fingerprint(inputHash, entry.reads);
  }

  /**
   * Renders a document and writes it, unless it is there already.
   * @throws LeaseLostError
   */
  async publish(planned: Planned, make: () => Made | Promise<Made>): Promise<void> {
    const made = await this.#attempt(planned, async () => make());
    if (!made) return;
    this.counts.rendered += 1;
    const { address, inputHash } = planned;
    const over = this.documents.get(address)?.etag;
    const etag = over === etagOf(made.text) ? over : await this.#write(planned, made, over);
    if (etag === undefined) return;
    const reads = readSet(made.reads);
    this.documents.set(address, { fingerprint: this.#fingerprint(inputHash, reads), etag, reads });
  }

  async #write(planned: Planned, made: Made, over: string | undefined): Promise<string | undefined> {
    const { release, bucket, lease } = this.#setting;
    await lease.keep();
    const key = releaseKey(release, planned.address);
    const object = { key, text: made.text, contentType: made.contentType, over };
    const etag = await this.#attempt(planned, () => put(bucket, object, () => lease.confirm()));
    if (etag === undefined) this.retry = true;
    else this.counts.written += 1;
    return etag;
  }

  /** Draws and writes a picture. A failure is reported like that of a document. Returns true if the picture is published. */
  async attemptPicture(path: string, language: Language, work: () => Promise<void>): Promise<boolean> {
    const done = await this.#attempt({ path, language }, async () => {
      await work();
      return true;
    });
    if (done) this.counts.drawn += 1;
    return done ?? false;
  }

  /**
   * Removes a document that is no longer needed.
   * @throws LeaseLostError
   */
  async remove(address: string): Promise<void> {
    const { release, bucket, lease } = this.#setting;
    await lease.keep();
    try {
      await bucket.deleteObject(releaseKey(release, address));
    } catch (error) {
      logFailure('document-not-published', error, { document: address });
      this.retry = true;
      return;
    }
    this.documents.delete(address);
    this.counts.deleted += 1;
  }

  async #attempt<Result>(
    { path, language }: Pick<Planned, 'path' | 'language'>,
    work: () => Promise<Result>,
  ): Promise<Result | undefined> {
    try {
      return await work();
    } catch (error) {
      if (error instanceof LeaseLostError) throw error;
      const reason = error instanceof Error ? error.message : String(error);
      logFailure('document-not-published', error, { document: path, language });
      this.failures.push({ path, language, reason });
      return undefined;
    }
  }

  #fingerprint(inputHash: string, reads: readonly string[]): string {
    const content =
      this.#content.get(reads) ?? fingerprint(reads.map((key) => [key, this.#setting.items.get(key)]));
    this.#content.set(reads, content);
    return `${inputHash}.${content}`;
  }
}

const putAttempts = 3;

interface Put {
  readonly key: string;
  readonly text: string;
  readonly contentType: string;
  /** The entity tag of the object that the write replaces, as far as known; `undefined` if there is none. */
  readonly over: string | undefined;
}

/**
 * Writes an object over the known one. If another one is there, another process wrote it since: an equal one is fine,
 * any other is overwritten only by the holder of the lease. Returns the entity tag of the stored object.
 * @throws what `confirm` throws, and if others keep writing in between
 */
export async function put(
  bucket: Bucket,
  { key, ...object }: Put,
  confirm: () => Promise<void>,
): Promise<string> {
  const written = await bucket.writeObject(key, object);
  if (written !== undefined) return written;
  const own = etagOf(object.text);
  for (let attempt = 0; attempt < putAttempts; attempt++) {
    const there = await bucket.describeObject(key);
    if (there?.etag === own) return own;
    await confirm();
    const rewritten = await bucket.writeObject(key, { ...object, over: there?.etag });
    if (rewritten !== undefined) return rewritten;
  }
  throw new Error(`The object ${key} is written by others all the time.`);
}
