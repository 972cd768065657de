import '../testing/environment.ts';
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, expect, test } from 'vitest';
import { cvMaxBytes } from '#shared/messages/cv.ts';
import * as store from './cv-store.ts';

const s3 = mockClient(S3Client);
beforeEach(() => s3.reset());
const failure = (name: string, httpStatusCode: number) =>
  new S3ServiceException({ name, $fault: 'client', $metadata: { httpStatusCode } });

test('allows one upload of a PDF of 1 byte to 5 MB within two minutes', async () => {
  const { uploadId, fields } = await store.allowCvUpload('upload');
  expect([uploadId, fields.key, fields['Content-Type']]).toEqual([
    'upload',
    'waiting/upload',
    'application/pdf',
  ]);
  const policy = JSON.parse(Buffer.from(fields.Policy ?? '', 'base64').toString());
  expect(policy.conditions).toContainEqual(['content-length-range', 1, cvMaxBytes]);
  expect(policy.conditions).toContainEqual({ 'Content-Type': 'application/pdf' });
  const seconds = (Date.parse(policy.expiration) - Date.now()) / 1000;
  expect([seconds > 60, seconds <= 120]).toEqual([true, true]);
});

test('a download has no type that a browser opens, and a name of this site', async () => {
  const address = new URL(await store.cvDownloadUrl('message-of-a-cv-0001'));
  expect([address.pathname, Object.fromEntries(address.searchParams)]).toEqual([
    expect.stringMatching(/\/kept\/message-of-a-cv-0001$/),
    expect.objectContaining({
      'response-content-type': 'application/octet-stream',
      'response-content-disposition': expect.stringMatching(/^attachment; filename="[\w.-]+\.pdf"$/),
      'response-cache-control': 'no-store',
      'X-Amz-Expires': '60',
    }),
  ]);
});

test('stores the checked file, and deletes a file in the place where it is', async () => {
  await store.storeCheckedCv('upload', Buffer.from('%PDF-'));
  await store.deleteSentCv('upload');
  await store.deleteCheckedCv('upload');
  await store.deleteKeptCv('message');
  expect(s3.commandCalls(PutObjectCommand)[0]?.args[0].input).toEqual({
    ...{ Bucket: 'test-cvs', Key: 'checked/upload' },
    ...{ Body: Buffer.from('%PDF-'), ContentType: 'application/pdf' },
  });
  expect(s3.commandCalls(DeleteObjectCommand).map(({ args: [{ input }] }) => input)).toEqual(
    ['waiting/upload', 'checked/upload', 'kept/message'].map((Key) => ({ Bucket: 'test-cvs', Key })),
  );
});

test('copies the checked file of an upload to its message', async () => {
  s3.on(CopyObjectCommand).resolves({});
  expect(await store.copyCvToMessage('upload', 'message')).toBe(true);
  expect(s3.commandCalls(CopyObjectCommand)[0]?.args[0].input).toEqual({
    ...{ Bucket: 'test-cvs', Key: 'kept/message', CopySource: 'test-cvs/checked/upload' },
  });
});

test('a file that is missing is none, and any other failure is one', async () => {
  const calls = [
    () => store.readSentCv('upload'),
    () => store.copyCvToMessage('upload', 'message'),
    () => store.isCvKept('message'),
  ];
  const all = [GetObjectCommand, CopyObjectCommand, HeadObjectCommand] as const;
  for (const command of all) s3.on(command as typeof GetObjectCommand).rejects(failure('NoSuchKey', 404));
  expect(await Promise.all(calls.map((call) => call()))).toEqual([undefined, false, false]);
  for (const command of all) s3.on(command as typeof GetObjectCommand).rejects(failure('SlowDown', 503));
  for (const call of calls) await expect(call()).rejects.toThrow(S3ServiceException);
});
