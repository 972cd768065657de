import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { createPresignedPost } from '@aws-sdk/s3-presigned-post';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import * as z from 'zod/mini';
import { cvFileName, cvMaxBytes, cvType } from '#shared/messages/cv.ts';
import { isMissing } from '../s3-missing.ts';
import { readEnvironment } from '../table/environment.ts';

const bucket = readEnvironment(z.object({ CV_BUCKET: z.string().check(z.minLength(1)) })).CV_BUCKET;

/** Three short attempts, as for the database; the sockets may be idle for longer while S3 receives a whole file. */
const s3 = new S3Client({
  maxAttempts: 3,
  requestHandler: { connectionTimeout: 2000, socketTimeout: 4000 },
});

const uploadSeconds = 120;
const downloadSeconds = 60;

/**
 * The key of a file: `waiting/` with the upload id until it is checked, `checked/` with the upload id until its message is
 * sent, then `kept/` with the id of its message.
 */
type CvKey = `${'waiting' | 'checked' | 'kept'}/${string}`;

/** Allows one upload under this id: 1 byte to 5 MB, within two minutes. */
export async function allowCvUpload(
  uploadId: string,
): Promise<{ uploadId: string; url: string; fields: Record<string, string> }> {
  const { url, fields } = await createPresignedPost(s3, {
    Bucket: bucket,
    Key: `waiting/${uploadId}` satisfies CvKey,
    Fields: { 'Content-Type': cvType },
    Conditions: [['content-length-range', 1, cvMaxBytes]],
    Expires: uploadSeconds,
  });
  return { uploadId, url, fields };
}

/** Returns the file sent under this id; `undefined` if there is none. */
export async function readSentCv(uploadId: string): Promise<Uint8Array | undefined> {
  const Key: CvKey = `waiting/${uploadId}`;
  try {
    const { Body } = await s3.send(new GetObjectCommand({ Bucket: bucket, Key }));
    return await Body?.transformToByteArray();
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** Stores the checked bytes, since the sent file could have been replaced in the meantime. */
export async function storeCheckedCv(uploadId: string, bytes: Uint8Array): Promise<void> {
  const Key: CvKey = `checked/${uploadId}`;
  await s3.send(new PutObjectCommand({ Bucket: bucket, Key, Body: bytes, ContentType: cvType }));
}

/** Deletes the file sent under this id, if it is there. */
export function deleteSentCv(uploadId: string): Promise<void> {
  return deleteFile(`waiting/${uploadId}`);
}

/** Deletes the checked file of an upload, if it is there. */
export function deleteCheckedCv(uploadId: string): Promise<void> {
  return deleteFile(`checked/${uploadId}`);
}

/** Deletes the file of a message, if it is there. */
export function deleteKeptCv(messageId: string): Promise<void> {
  return deleteFile(`kept/${messageId}`);
}

async function deleteFile(Key: CvKey): Promise<void> {
  await s3.send(new DeleteObjectCommand({ Bucket: bucket, Key }));
}

/** Copies the checked file of an upload to its message. Returns false if there is none. */
export async function copyCvToMessage(uploadId: string, messageId: string): Promise<boolean> {
  const Key: CvKey = `kept/${messageId}`;
  const source: CvKey = `checked/${uploadId}`;
  const copy = new CopyObjectCommand({ Bucket: bucket, Key, CopySource: `${bucket}/${source}` });
  return isThere(s3.send(copy));
}

/** Returns true if the file of a message is there. */
export function isCvKept(messageId: string): Promise<boolean> {
  const Key: CvKey = `kept/${messageId}`;
  return isThere(s3.send(new HeadObjectCommand({ Bucket: bucket, Key })));
}

async function isThere(request: Promise<unknown>): Promise<boolean> {
  try {
    await request;
    return true;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}

/**
 * Returns a URL from which the file of a message can be saved for a minute: as a download, under a name of this site,
 * and with no type that a browser opens. The host is that of the storage, so the file never has the site's origin.
 */
export function cvDownloadUrl(messageId: string): Promise<string> {
  const command = new GetObjectCommand({
    Bucket: bucket,
    Key: `kept/${messageId}` satisfies CvKey,
    ResponseContentDisposition: `attachment; filename="${cvFileName(messageId)}"`,
    ResponseContentType: 'application/octet-stream',
    ResponseCacheControl: 'no-store',
  });
  return getSignedUrl(s3, command, { expiresIn: downloadSeconds });
}
