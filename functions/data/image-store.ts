import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { createPresignedPost } from '@aws-sdk/s3-presigned-post';
import * as z from 'zod/mini';
import type { StartedUpload } from '#shared/api/images.ts';
import { type ImageType, imageMaxBytes } from '#shared/images/image.ts';
import { isMissing } from './s3-missing.ts';
import { readEnvironment } from './table/environment.ts';

const bucket = readEnvironment(z.object({ IMAGE_BUCKET: z.string().check(z.minLength(1)) })).IMAGE_BUCKET;

/** Three short attempts, as for the database; the sockets may be idle for longer while S3 receives a whole picture. */
const s3 = new S3Client({
  maxAttempts: 3,
  requestHandler: { connectionTimeout: 2000, socketTimeout: 4000 },
});

const uploadSeconds = 120;
const year = 31_536_000;

/** Returns the key of an upload until it is checked. The upload is not public and expires after a day. */
function stagingKey(uploadId: string): `staging/${string}` {
  return `staging/${uploadId}`;
}

/** Allows one upload with this type and id, of 1 byte to 5 MB, within two minutes. */
export async function allowUpload(uploadId: string, contentType: ImageType): Promise<StartedUpload> {
  const { url, fields } = await createPresignedPost(s3, {
    Bucket: bucket,
    Key: stagingKey(uploadId),
    Fields: { 'Content-Type': contentType },
    Conditions: [['content-length-range', 1, imageMaxBytes]],
    Expires: uploadSeconds,
  });
  return { uploadId, url, fields };
}

/** Returns the file uploaded under this id; `undefined` if there is none. */
export async function readUpload(uploadId: string): Promise<Uint8Array | undefined> {
  try {
    const { Body } = await s3.send(new GetObjectCommand({ Bucket: bucket, Key: stagingKey(uploadId) }));
    return await Body?.transformToByteArray();
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** Deletes an upload, if it is there. */
export async function deleteUpload(uploadId: string): Promise<void> {
  await s3.send(new DeleteObjectCommand({ Bucket: bucket, Key: stagingKey(uploadId) }));
}

/**
 * Stores a public picture. The key is derived from the content, so storing the same picture again changes nothing, and caches
 * may keep it permanently.
 */
export async function storeImage(
  key: `images/${string}`,
  bytes: Uint8Array,
  contentType: string,
): Promise<void> {
  await s3.send(
    new PutObjectCommand({
      Bucket: bucket,
      Key: key,
      Body: bytes,
      ContentType: contentType,
      CacheControl: `public, max-age=${year}, immutable`,
    }),
  );
}

/** Where the files of a picture are: public, or in the trash. */
type PicturePlace = 'images' | 'trash';

/** Returns the key of the file with this public path. */
function keyIn(place: PicturePlace, path: string): string {
  return path.replace(/^\/images\//, `${place}/`);
}

/** Copies the files of a picture between public and trash, into `to`. Skips a missing file: an earlier attempt moved it. */
export async function copyPicture(paths: readonly string[], to: PicturePlace): Promise<void> {
  const from = to === 'trash' ? 'images' : 'trash';
  for (const path of paths) {
    const source = `${bucket}/${keyIn(from, path)}`;
    const copy = new CopyObjectCommand({ Bucket: bucket, Key: keyIn(to, path), CopySource: source });
    await s3.send(copy).catch((error) => {
      if (!isMissing(error)) throw error;
    });
  }
}

/** Deletes the files of a picture in a place. Missing files are ignored. */
export async function deletePictureFiles(paths: readonly string[], place: PicturePlace): Promise<void> {
  await Promise.all(
    paths.map((path) => s3.send(new DeleteObjectCommand({ Bucket: bucket, Key: keyIn(place, path) }))),
  );
}
