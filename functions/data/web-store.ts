import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import * as z from 'zod/mini';
import { readEnvironment } from './table/environment.ts';

const bucket = readEnvironment(z.object({ WEB_BUCKET: z.string().check(z.minLength(1)) })).WEB_BUCKET;

/** Three short attempts. They end before a lease ends, so that a write of one lease cannot arrive during the next. */
const s3 = new S3Client({
  maxAttempts: 3,
  requestHandler: { connectionTimeout: 1000, socketTimeout: 4000 },
});

/** The CDN keeps a page for a second, and for a day if S3 does not answer. */
const cacheControl = 'public, max-age=0, s-maxage=1, stale-if-error=86400';

const unchanging = 'public, max-age=31536000, immutable';

/** An object in a list of the bucket. */
export interface ListedObject {
  readonly key: string;
  readonly etag: string;
}

/** Returns a text and its entity tag; `undefined` if there is none, `unchanged` if its tag is `known`. */
export async function readObject(
  key: string,
  known?: string,
): Promise<{ text: string; etag: string } | 'unchanged' | undefined> {
  try {
    return await ifFound(async () => {
      const { Body, ETag = '' } = await s3.send(
        new GetObjectCommand({
          Bucket: bucket,
          Key: key,
          ...(known !== undefined && { IfNoneMatch: known }),
        }),
      );
      return { text: (await Body?.transformToString()) ?? '', etag: ETag };
    });
  } catch (error) {
    if (statusOf(error) === 304) return 'unchanged';
    throw error;
  }
}

/**
 * Writes a text over the version with this tag; without a tag, only if there is none yet. Returns the new tag;
 * `undefined` if another version is there.
 */
export async function writeObject(
  key: string,
  { text, contentType, over }: { text: string; contentType: string; over: string | undefined },
): Promise<string | undefined> {
  try {
    const { ETag = '' } = await s3.send(
      new PutObjectCommand({
        Bucket: bucket,
        Key: key,
        // Encoded once: the SDK would encode a text for its length, its checksum and the request.
        Body: Buffer.from(text),
        ContentType: contentType,
        CacheControl: cacheControl,
        ...(over === undefined ? { IfNoneMatch: '*' } : { IfMatch: over }),
      }),
    );
    return ETag;
  } catch (error) {
    // 403 and 404: there is nothing to overwrite. 409: another process was writing at the same time.
    const conflicts = over === undefined ? [409, 412] : [403, 404, 409, 412];
    if (conflicts.includes(statusOf(error) ?? 0)) return undefined;
    throw error;
  }
}

/** Writes a picture whose key is derived from its content. Writes nothing if it exists. */
export async function writePicture(key: string, png: Uint8Array): Promise<void> {
  const object = { Bucket: bucket, Key: key, Body: png, ContentType: 'image/png', CacheControl: unchanging };
  try {
    await s3.send(new PutObjectCommand({ ...object, IfNoneMatch: '*' }));
  } catch (error) {
    if (![409, 412].includes(statusOf(error) ?? 0)) throw error;
  }
}

/** Returns when an object was written, and its entity tag; `undefined` if there is none. */
export async function describeObject(key: string): Promise<{ etag: string; writtenAt: Date } | undefined> {
  return ifFound(async () => {
    const { ETag = '', LastModified = new Date(0) } = await s3.send(
      new HeadObjectCommand({ Bucket: bucket, Key: key }),
    );
    return { etag: ETag, writtenAt: LastModified };
  });
}

/** Deletes an object, if it exists. */
export async function deleteObject(key: string): Promise<void> {
  await s3.send(new DeleteObjectCommand({ Bucket: bucket, Key: key }));
}

/** Returns all objects whose keys have this prefix. */
export async function listObjects(prefix: string): Promise<ListedObject[]> {
  const objects: ListedObject[] = [];
  let token: string | undefined;
  do {
    const page = await s3.send(
      new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix, ContinuationToken: token }),
    );
    for (const { Key, ETag } of page.Contents ?? []) if (Key) objects.push({ key: Key, etag: ETag ?? '' });
    token = page.NextContinuationToken;
  } while (token);
  return objects;
}

/** Returns the folders in a folder. All names end with a slash. */
export async function listFolders(folder: string): Promise<string[]> {
  const folders: string[] = [];
  let token: string | undefined;
  do {
    const page = await s3.send(
      new ListObjectsV2Command({ Bucket: bucket, Prefix: folder, Delimiter: '/', ContinuationToken: token }),
    );
    for (const { Prefix } of page.CommonPrefixes ?? []) if (Prefix) folders.push(Prefix);
    token = page.NextContinuationToken;
  } while (token);
  return folders;
}

/** S3 answers 403 for a missing object if the right to list is limited to a prefix, as the publisher's is. */
async function ifFound<Found>(read: () => Promise<Found>): Promise<Found | undefined> {
  try {
    return await read();
  } catch (error) {
    if ([403, 404].includes(statusOf(error) ?? 0)) return undefined;
    throw error;
  }
}

function statusOf(error: unknown): number | undefined {
  return error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
}
