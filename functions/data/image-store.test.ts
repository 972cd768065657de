import './testing/environment.ts';
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, expect, test } from 'vitest';
import { imageMaxBytes } from '#shared/images/image.ts';
import * as store from './image-store.ts';

const s3 = mockClient(S3Client);
beforeEach(() => s3.reset());
const failure = (name: string, httpStatusCode: number) =>
  new S3ServiceException({ name, $fault: 'client', $metadata: { httpStatusCode } });

test('allows one upload of its type, of 1 byte to 5 MB, within two minutes', async () => {
  const { uploadId, fields } = await store.allowUpload('upload', 'image/webp');
  expect([uploadId, fields.key, fields['Content-Type']]).toEqual(['upload', 'staging/upload', 'image/webp']);
  const policy = JSON.parse(Buffer.from(fields.Policy ?? '', 'base64').toString());
  expect(policy.conditions).toContainEqual(['content-length-range', 1, imageMaxBytes]);
  expect(policy.conditions).toContainEqual({ 'Content-Type': 'image/webp' });
  const seconds = (Date.parse(policy.expiration) - Date.now()) / 1000;
  expect([seconds > 60, seconds <= 120]).toEqual([true, true]);
});

test('a picture is stored to be cached for a year', async () => {
  await store.storeImage('images/a.png', Buffer.from('picture'), 'image/png');
  expect(s3.commandCalls(PutObjectCommand)[0]?.args[0].input).toEqual({
    ...{ Bucket: 'test-images', Key: 'images/a.png', Body: Buffer.from('picture') },
    ...{ ContentType: 'image/png', CacheControl: 'public, max-age=31536000, immutable' },
  });
});

test('an upload that is missing is none, and any other failure is one', async () => {
  s3.on(GetObjectCommand).rejects(failure('NoSuchKey', 404));
  expect(await store.readUpload('upload')).toBeUndefined();
  expect(s3.commandCalls(GetObjectCommand)[0]?.args[0].input).toMatchObject({ Key: 'staging/upload' });
  s3.on(GetObjectCommand).rejects(failure('SlowDown', 503));
  await expect(store.readUpload('upload')).rejects.toThrow(S3ServiceException);
});

test.each([
  ['trash', 'images'],
  ['images', 'trash'],
] as const)(
  'the files of a picture are copied to %s from %s, except those that are missing',
  async (to, from) => {
    s3.on(CopyObjectCommand)
      .rejectsOnce(failure('NoSuchKey', 404))
      .resolvesOnce({})
      .rejects(failure('SlowDown', 503));
    await store.copyPicture(['/images/a/400.avif', '/images/a/3x2.jpg'], to);
    expect(s3.commandCalls(CopyObjectCommand).map(({ args: [{ input }] }) => input)).toEqual(
      ['a/400.avif', 'a/3x2.jpg'].map((name) => ({
        ...{ Bucket: 'test-images', Key: `${to}/${name}`, CopySource: `test-images/${from}/${name}` },
      })),
    );
    await expect(store.copyPicture(['/images/a/3x2.jpg'], to)).rejects.toThrow(S3ServiceException);
  },
);

test('an upload, and the files of a picture in a place, are deleted', async () => {
  await store.deleteUpload('upload');
  await store.deletePictureFiles(['/images/a/400.avif', '/images/a/3x2.jpg'], 'trash');
  await store.deletePictureFiles(['/images/b.png'], 'images');
  expect(s3.commandCalls(DeleteObjectCommand).map(({ args: [{ input }] }) => input)).toEqual(
    ['staging/upload', 'trash/a/400.avif', 'trash/a/3x2.jpg', 'images/b.png'].map((Key) => ({
      ...{ Bucket: 'test-images', Key },
    })),
  );
});
