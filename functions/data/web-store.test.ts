import './testing/environment.ts';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  deleteObject,
  describeObject,
  listFolders,
  listObjects,
  readObject,
  writeObject,
} from './web-store.ts';

const s3 = mockClient(S3Client);
beforeEach(() => s3.reset());

function refusal(status: number): S3ServiceException {
  return new S3ServiceException({
    name: 'Refused',
    $fault: 'client',
    $metadata: { httpStatusCode: status },
  });
}
const file = { text: 'text', contentType: 'text/html; charset=utf-8' };

test('overwrites an object of a known version, with its content type and cache control', async () => {
  s3.on(PutObjectCommand).resolves({ ETag: '"b"' });
  expect(await writeObject('pages/r1/a.html', { ...file, over: '"a"' })).toBe('"b"');
  expect(s3.commandCalls(PutObjectCommand)[0]?.args[0].input).toEqual({
    ...{
      Bucket: 'test-web',
      Key: 'pages/r1/a.html',
      Body: Buffer.from('text'),
      ContentType: file.contentType,
    },
    ...{ CacheControl: 'public, max-age=0, s-maxage=1, stale-if-error=86400', IfMatch: '"a"' },
  });
});

test('creates an object only if none exists', async () => {
  s3.on(PutObjectCommand).resolves({ ETag: '"b"' });
  await writeObject('pages/r1/a.html', { ...file, over: undefined });
  const { input } = s3.commandCalls(PutObjectCommand)[0]?.args[0] ?? {};
  expect(input).toMatchObject({ IfNoneMatch: '*' });
  expect(input).not.toHaveProperty('IfMatch');
});

describe('a write', () => {
  const write = (status: number, over: string | undefined) => {
    s3.on(PutObjectCommand).rejects(refusal(status));
    return writeObject('pages/r1/a.html', { ...file, over });
  };

  test.each([
    [412, '"a"'],
    [412, undefined],
    [409, '"a"'],
    [404, '"a"'],
    // S3's answer about a missing object if the caller may not list the bucket.
    [403, '"a"'],
  ])('that is answered %i over %s reports a conflict', async (status, over) => {
    expect(await write(status, over)).toBeUndefined();
  });

  test.each([
    [403, undefined],
    [503, '"a"'],
  ])('that is answered %i over %s fails', async (status, over) => {
    await expect(write(status, over)).rejects.toThrow();
  });
});

test.each([404, 403])('an object answered with %i does not exist', async (status) => {
  s3.on(GetObjectCommand).rejects(refusal(status)).on(HeadObjectCommand).rejects(refusal(status));
  expect(await readObject('pages/r1/a.html')).toBeUndefined();
  expect(await describeObject('pages/r1/a.html')).toBeUndefined();
});

test('a text of a known version is not read again', async () => {
  s3.on(GetObjectCommand).rejects(refusal(304));
  expect(await readObject('pages/r1/a.html', '"a"')).toBe('unchanged');
  expect(s3.commandCalls(GetObjectCommand)[0]?.args[0].input).toMatchObject({ IfNoneMatch: '"a"' });
});

test('throws if an object cannot be read for another reason', async () => {
  s3.on(GetObjectCommand).rejects(refusal(503)).on(HeadObjectCommand).rejects(refusal(500));
  await expect(readObject('pages/r1/a.html')).rejects.toThrow();
  await expect(describeObject('pages/r1/a.html')).rejects.toThrow();
});

test('reads all pages of a list', async () => {
  s3.on(ListObjectsV2Command)
    .resolvesOnce({ Contents: [{ Key: 'pages/a', ETag: '"1"' }], NextContinuationToken: 'next' })
    .resolvesOnce({ Contents: [{ Key: 'pages/b', ETag: '"2"' }] });
  expect(await listObjects('pages/')).toEqual([
    { key: 'pages/a', etag: '"1"' },
    { key: 'pages/b', etag: '"2"' },
  ]);
  expect(s3.commandCalls(ListObjectsV2Command)[1]?.args[0].input.ContinuationToken).toBe('next');
});

test('lists all folders of a folder, and not their content', async () => {
  s3.on(ListObjectsV2Command)
    .resolvesOnce({ CommonPrefixes: [{ Prefix: 'pages/r1/' }], NextContinuationToken: 'next' })
    .resolvesOnce({ CommonPrefixes: [{ Prefix: 'pages/r2/' }] });
  expect(await listFolders('pages/')).toEqual(['pages/r1/', 'pages/r2/']);
  expect(s3.commandCalls(ListObjectsV2Command)[0]?.args[0].input).toMatchObject({ Delimiter: '/' });
});

test('removes objects', async () => {
  s3.on(DeleteObjectCommand).resolves({});
  await deleteObject('pages/r1/a.html');
  expect(s3.commandCalls(DeleteObjectCommand)[0]?.args[0].input).toEqual({
    Bucket: 'test-web',
    Key: 'pages/r1/a.html',
  });
});
