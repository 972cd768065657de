import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { chmod, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import * as z from 'zod/mini';
import type { BucketName } from '#functions/data/backups/site.ts';

/** The format of the folder. Raise it when a reader of this format could not read the new one. */
const form = 1;

const part = z.object({ count: z.int(), bytes: z.int(), sha256: z.string() });

/** The description of a finished export, `manifest.json`. */
const manifest = z.object({
  form: z.literal(form, `is of another form than ${form}: use the release that made it`),
  /** Name of the exported table. */
  table: z.string(),
  startedAt: z.iso.datetime(),
  finishedAt: z.iso.datetime(),
  /** Number and size of the items, by kind. */
  items: z.record(z.string(), part),
  files: part,
  /** Which kinds are left out, and why. */
  leftOut: z.record(z.string(), z.string()),
});
export type Manifest = z.infer<typeof manifest>;
export const manifestForm = form;

/** A bucket's file in an export: one line of `files.jsonl`. */
const keptFile = z.object({
  bucket: z.enum(['pictures', 'cvs']) satisfies z.ZodMiniType<BucketName>,
  key: z.string(),
  size: z.int(),
  sha256: z.string(),
  contentType: z.optional(z.string()),
  cacheControl: z.optional(z.string()),
});
export type KeptFile = z.infer<typeof keptFile>;

/** The folder of an export: only its owner may read it, as it contains personal data of visitors. */
export class ExportFolder {
  readonly path: string;

  constructor(path: string) {
    this.path = path;
  }

  get manifestFile(): string {
    return join(this.path, 'manifest.json');
  }

  /** The file with the progress of an unfinished export. */
  get progressFile(): string {
    return join(this.path, 'progress.json');
  }

  get filesList(): string {
    return join(this.path, 'files.jsonl');
  }

  itemsFile(kind: string): string {
    return join(this.path, 'items', `${kind}.jsonl`);
  }

  /**
   * Returns the path at which the export stores a file of a bucket.
   *
   * @throws Error if the key points outside the folder
   */
  fileOf({ bucket, key }: Pick<KeptFile, 'bucket' | 'key'>): string {
    const segments = key.split('/');
    if (segments.some((one) => one === '' || one === '.' || one === '..' || one.includes('\\')))
      throw new Error(`The file ${key} has no place in an export.`);
    return join(this.path, bucket, ...segments);
  }

  async create(): Promise<void> {
    await mkdir(join(this.path, 'items'), { recursive: true });
    await chmod(this.path, 0o700);
  }

  /** Returns the manifest; `undefined` if there is no finished export. */
  async manifest(): Promise<Manifest | undefined> {
    const text = await readIfThere(this.manifestFile);
    if (text === undefined) return undefined;
    const read = manifest.safeParse(JSON.parse(text));
    if (read.success) return read.data;
    const [problem] = read.error.issues;
    throw new Error(
      `The export in ${this.path} cannot be read: ${problem?.path.join('.')} ${problem?.message}.`,
    );
  }

  /**
   * Returns the manifest after all lists were compared with it.
   * @throws Error in one sentence if the export is not finished, or damaged
   */
  async check(): Promise<Manifest> {
    const found = await this.manifest();
    if (!found)
      throw new Error(`There is no finished export in ${this.path}: run npm run export again, it goes on.`);
    const lists = Object.entries(found.items).map(([kind, kept]) => [this.itemsFile(kind), kept] as const);
    for (const [file, kept] of [...lists, [this.filesList, found.files] as const]) {
      const { bytes, sha256 } = await digestOf(file);
      if (bytes !== kept.bytes || sha256 !== kept.sha256)
        throw new Error(`The export is damaged: ${file} is not as it was written.`);
    }
    return found;
  }

  /** Yields the items of a kind, each as one line of JSON. */
  async *lines(kind: string): AsyncGenerator<string> {
    yield* linesOf(this.itemsFile(kind));
  }

  /** Yields the files of the buckets. */
  async *files(): AsyncGenerator<KeptFile> {
    for await (const line of linesOf(this.filesList)) yield keptFile.parse(JSON.parse(line));
  }
}

/** Yields the lines of a file; none if there is no such file. */
export async function* linesOf(file: string): AsyncGenerator<string> {
  try {
    for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Infinity }))
      if (line !== '') yield line;
  } catch (error) {
    if (!isMissingFile(error)) throw error;
  }
}

/** Returns the size of a file and the hash of its bytes. */
export async function digestOf(file: string): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash('sha256');
  let bytes = 0;
  try {
    for await (const chunk of createReadStream(file)) {
      hash.update(chunk);
      bytes += chunk.length;
    }
  } catch (error) {
    if (!isMissingFile(error)) throw error;
  }
  return { bytes, sha256: hash.digest('hex') };
}

export async function readIfThere(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (isMissingFile(error)) return undefined;
    throw error;
  }
}

/** Writes a file atomically: after an interruption the previous file is still whole. */
export async function writeWhole(file: string, content: string | Uint8Array): Promise<void> {
  const draft = `${file}.part`;
  await writeFile(draft, content, { mode: 0o600 });
  await rename(draft, file);
}

function isMissingFile(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
