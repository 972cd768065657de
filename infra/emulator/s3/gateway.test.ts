import { mkdtemp, rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  type PutObjectCommandInput,
  S3Client,
} from '@aws-sdk/client-s3';
import { createPresignedPost, type PresignedPostOptions } from '@aws-sdk/s3-presigned-post';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Principal, Principals } from '../iam/principals.ts';
import { closeServer, listen } from '../listen.ts';
import { roleThatMay, stackOf } from '../testing/stack.ts';
import { requiredAccess } from './actions.ts';
import { createS3Gateway } from './gateway.ts';
import { type ObjectStore, objectUrl, openObjectStore } from './object-store.ts';

const principals = new Principals(
  stackOf({
    ...roleThatMay('Uploader', ['s3:PutObject', 's3:GetObject'], 'arn:aws:s3:::images/staging/*'),
    ...roleThatMay(
      'Publisher',
      ['s3:PutObject', 's3:GetObject', 's3:DeleteObject', 's3:ListBucket'],
      ['arn:aws:s3:::pages', 'arn:aws:s3:::pages/p/*'],
    ),
    ...roleThatMay('Stranger', ['s3:GetObject'], 'arn:aws:s3:::other/*'),
  }),
);
const uploader = principals.byArn('arn:aws:iam::000000000000:role/Site-Uploader');
const stranger = principals.byArn('arn:aws:iam::000000000000:role/Site-Stranger');
const publisher = principals.byArn('arn:aws:iam::000000000000:role/Site-Publisher');
const rules = [
  { AllowedOrigins: ['http://localhost:*'], AllowedMethods: ['POST'], AllowedHeaders: ['x-*'], MaxAge: 60 },
];

let folder: string;
let store: ObjectStore;
let server: Server;
let endpoint: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gateway-'));
  store = await openObjectStore(folder);
  store.createBucket('images');
  store.createBucket('other');
  store.createBucket('pages');
  server = createS3Gateway({
    store,
    principals,
    buckets: new Map([
      ['images', rules],
      ['other', []],
      ['pages', []],
    ]),
  });
  endpoint = `http://127.0.0.1:${await listen(server, 0)}`;
});

afterAll(async () => {
  await closeServer(server);
  await store.close();
  await rm(folder, { recursive: true });
});

function client({ credentials }: Pick<Principal, 'credentials'>): S3Client {
  return new S3Client({ endpoint, region: 'us-east-1', credentials, maxAttempts: 1 });
}

interface Attempt {
  signer?: Pick<Principal, 'credentials'>;
  sign?: Partial<PresignedPostOptions>;
  change?: Record<string, string>;
  bucket?: string;
  size?: number;
}

/** Uploads with a policy for `staging/1`, `image/png`, 1 to 100 bytes, after changing the form. */
async function upload({ signer = uploader, sign = {}, change = {}, bucket, size = 50 }: Attempt) {
  const { url, fields } = await createPresignedPost(client(signer), {
    Bucket: 'images',
    Key: 'staging/1',
    Fields: { 'Content-Type': 'image/png' },
    Conditions: [
      ['content-length-range', 1, 100],
      ['eq', '$Content-Type', 'image/png'],
    ],
    Expires: 120,
    ...sign,
  });
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...fields, ...change })) form.set(name, value);
  form.set('file', new Blob([new Uint8Array(size)]), 'a.png');
  const response = await fetch(bucket ? url.replace('images', bucket) : url, { method: 'POST', body: form });
  return `${response.status} ${/<Code>(.*)<\/Code>/.exec(await response.text())?.[1] ?? 'stored'}`;
}

describe('a presigned POST', () => {
  test('that keeps its promises is stored, with the content type it gave', async () => {
    expect(await upload({})).toBe('204 stored');
    const stored = await store.send({ method: 'GET', url: objectUrl('images', 'staging/1') });
    expect(stored.headers['content-type']).toBe('image/png');
    expect(stored.body.length).toBe(50);
  });

  test.each<[string, Attempt, string]>([
    ['too large', { size: 101 }, '400 EntityTooLarge'],
    ['too small', { size: 0 }, '400 EntityTooSmall'],
    ['of another type', { change: { 'Content-Type': 'image/svg+xml' } }, '403 AccessDenied'],
    ['under another key', { change: { key: 'staging/2' } }, '403 AccessDenied'],
    ['to another bucket', { bucket: 'other' }, '403 AccessDenied'],
    ['to no bucket', { bucket: 'absent' }, '404 NoSuchBucket'],
    [
      'with another signature',
      { change: { 'X-Amz-Signature': 'a'.repeat(64) } },
      '403 SignatureDoesNotMatch',
    ],
    [
      'with another policy',
      { change: { Policy: btoa('{"expiration":"2999-01-01T00:00:00Z","conditions":[]}') } },
      '403 SignatureDoesNotMatch',
    ],
    ['that expired', { sign: { Expires: -1 } }, '403 AccessDenied'],
    ['with a field nobody signed', { change: { 'x-amz-meta-owner': 'me' } }, '403 AccessDenied'],
    ['with a token of somebody else', { change: { 'X-Amz-Security-Token': 'x' } }, '400 InvalidToken'],
    [
      'signed by nobody known',
      { signer: { credentials: { ...uploader.credentials, accessKeyId: 'ASIAX' } } },
      '403 InvalidAccessKeyId',
    ],
    ['signed by a role that may not write there', { signer: stranger }, '403 AccessDenied'],
    ['signed for a key its role may not write', { sign: { Key: 'final/1' } }, '403 AccessDenied'],
  ])('%s is refused', async (_, attempt, answer) => {
    expect(await upload(attempt)).toBe(answer);
  });

  test('without a policy, or that is no form at all, is refused', async () => {
    const form = new FormData();
    form.set('key', 'staging/1');
    form.set('file', new Blob(['x']));
    expect((await fetch(`${endpoint}/images`, { method: 'POST', body: form })).status).toBe(403);
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    expect((await fetch(`${endpoint}/images`, { method: 'POST', body: 'junk', headers })).status).toBe(400);
  });
});

describe('a function', () => {
  test('reads and writes what its policy names', async () => {
    const s3 = client(uploader);
    await s3.send(
      new PutObjectCommand({
        Bucket: 'images',
        Key: 'staging/a b',
        Body: 'hello',
        ContentType: 'text/plain',
      }),
    );
    const got = await s3.send(new GetObjectCommand({ Bucket: 'images', Key: 'staging/a b' }));
    expect(await got.Body?.transformToString()).toBe('hello');
    expect(got.ContentType).toBe('text/plain');
  });

  test('is refused everything else', async () => {
    const refused = { name: 'AccessDenied' };
    await expect(
      client(uploader).send(new PutObjectCommand({ Bucket: 'images', Key: 'final/1' })),
    ).rejects.toMatchObject(refused);
    await expect(
      client(stranger).send(new GetObjectCommand({ Bucket: 'images', Key: 'staging/1' })),
    ).rejects.toMatchObject(refused);
    const copy = new CopyObjectCommand({ Bucket: 'images', Key: 'staging/c', CopySource: 'other/secret' });
    await expect(client(uploader).send(copy)).rejects.toMatchObject(refused);
  });

  test('is not told that an object is missing unless it may list the bucket', async () => {
    const get = new GetObjectCommand({ Bucket: 'images', Key: 'staging/absent' });
    await expect(client(uploader).send(get)).rejects.toMatchObject({ name: 'AccessDenied' });
  });
});

describe('a write with a condition', () => {
  const put = (key: string, more: Partial<PutObjectCommandInput> = {}) =>
    client(publisher).send(new PutObjectCommand({ Bucket: 'pages', Key: `p/${key}`, Body: 'x', ...more }));
  const failed = { name: 'PreconditionFailed', $metadata: { httpStatusCode: 412 } };

  test('is done once where there must be nothing', async () => {
    await put('new', { IfNoneMatch: '*' });
    await expect(put('new', { IfNoneMatch: '*' })).rejects.toMatchObject(failed);
  });

  test('is done where the object is the one it names', async () => {
    const { ETag: first } = await put('known', { Body: 'first' });
    const { ETag: second } = await put('known', { Body: 'second', IfMatch: String(first) });
    await expect(put('known', { IfMatch: String(first) })).rejects.toMatchObject(failed);
    await put('known', { Body: 'third', IfMatch: String(second).replaceAll('"', '') });
  });

  test('finds nothing where it names an object there is not', async () => {
    await expect(put('absent', { IfMatch: '"a"' })).rejects.toMatchObject({ name: 'NoSuchKey' });
  });

  test('of several at once is done by one', async () => {
    const { ETag } = await put('wanted', { Body: 'first' });
    const headers = { 'if-match': String(ETag) };
    const each = ['a', 'b', 'c', 'd'].map((body) =>
      store.send({ method: 'PUT', url: objectUrl('pages', 'p/wanted'), headers, body: Buffer.from(body) }),
    );
    const done = (await Promise.allSettled(each)).filter(({ status }) => status === 'fulfilled');
    expect(done).toHaveLength(1);
  });

  test('needs to be allowed to read what it compares', () => {
    const access = { method: 'PUT', bucket: 'b', key: 'k', query: new URLSearchParams(), ifMatch: true };
    expect(requiredAccess(access)).toEqual([
      { action: 's3:PutObject', resource: 'arn:aws:s3:::b/k' },
      { action: 's3:GetObject', resource: 'arn:aws:s3:::b/k' },
    ]);
  });

  test('that is no write of an object, or another condition, is not known', async () => {
    const unknown = { name: 'NotImplemented' };
    await put('kept');
    const remove = new DeleteObjectCommand({ Bucket: 'pages', Key: 'p/kept', IfMatch: '"a"' });
    await expect(client(publisher).send(remove)).rejects.toMatchObject(unknown);
    await expect(put('kept', { IfNoneMatch: '"a"' })).rejects.toMatchObject(unknown);
  });
});

describe('a function that may list a bucket', () => {
  const s3 = () => client(publisher);
  const put = (key: string, more = {}) =>
    s3().send(new PutObjectCommand({ Bucket: 'pages', Key: key, Body: key, ...more }));

  test('gets its keys in order, page by page', async () => {
    for (const name of ['c', 'a', 'b & <ا>']) await put(`p/list/${name}`);
    const list = { Bucket: 'pages', Prefix: 'p/list/', MaxKeys: 2 };
    const first = await s3().send(new ListObjectsV2Command(list));
    const next = { ...list, ContinuationToken: first.NextContinuationToken };
    const second = await s3().send(new ListObjectsV2Command(next));
    const keys = [...(first.Contents ?? []), ...(second.Contents ?? [])].map(({ Key }) => Key);
    expect(keys).toEqual(['p/list/a', 'p/list/b & <ا>', 'p/list/c']);
    expect([first.IsTruncated, second.IsTruncated]).toEqual([true, false]);
    expect(first.Contents?.[0]?.ETag).toMatch(/^"[0-9a-f]{32}"$/);
  });

  test('is told that an object is missing', async () => {
    const missing = { Bucket: 'pages', Key: 'p/absent' };
    await expect(s3().send(new HeadObjectCommand(missing))).rejects.toMatchObject({ name: 'NotFound' });
    await expect(s3().send(new GetObjectCommand(missing))).rejects.toMatchObject({ name: 'NoSuchKey' });
  });

  test('sees an object’s metadata without reading it', async () => {
    const cacheControl = 'public, max-age=0, s-maxage=1, stale-if-error=86400';
    const { ETag } = await put('p/page.html', {
      ContentType: 'text/html; charset=utf-8',
      CacheControl: cacheControl,
      Metadata: { of: 'home' },
    });
    expect(await s3().send(new HeadObjectCommand({ Bucket: 'pages', Key: 'p/page.html' }))).toMatchObject({
      ETag,
      ContentType: 'text/html; charset=utf-8',
      CacheControl: cacheControl,
      ContentLength: 'p/page.html'.length,
      Metadata: { of: 'home' },
    });
  });

  test('deletes several at once, of those it may', async () => {
    const keys = ['p/gone/1', 'p/gone/2 & <ا>', 'kept/1'];
    for (const key of keys)
      await store.send({ method: 'PUT', url: objectUrl('pages', key), body: Buffer.from('x') });
    const Objects = keys.map((Key) => ({ Key }));
    const { Deleted, Errors } = await s3().send(
      new DeleteObjectsCommand({ Bucket: 'pages', Delete: { Objects } }),
    );
    expect(Deleted).toEqual(Objects.slice(0, 2));
    expect(Errors).toEqual([{ Key: 'kept/1', Code: 'AccessDenied', Message: 'Access Denied' }]);
    const statuses = keys.map(
      async (key) => (await store.send({ method: 'HEAD', url: objectUrl('pages', key) })).status,
    );
    expect(await Promise.all(statuses)).toEqual([404, 404, 200]);
  });
});

test('cross-origin requests are answered by the bucket’s own rules', async () => {
  const ask = (origin: string, method = 'POST', headers = 'x-a') =>
    fetch(`${endpoint}/images`, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': method, 'access-control-request-headers': headers },
    });
  const allowed = await ask('http://localhost:3000');
  expect(allowed.status).toBe(200);
  expect(allowed.headers.get('access-control-allow-origin')).toBe('http://localhost:3000');
  expect(allowed.headers.get('access-control-max-age')).toBe('60');
  expect((await ask('https://elsewhere.example')).status).toBe(403);
  expect((await ask('http://localhost:3000', 'PUT')).status).toBe(403);
  expect((await ask('http://localhost:3000', 'POST', 'authorization')).status).toBe(403);
});
