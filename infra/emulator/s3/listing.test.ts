import {
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  ListObjectVersionsCommand,
  PutObjectCommand,
} from '@aws-sdk/client-s3';
import { describe, expect, test } from 'vitest';
import { gatewayForTests, publisher } from '../testing/s3-gateway.ts';
import { objectUrl } from './object-store.ts';

const gateway = gatewayForTests();

describe('a function that may list a bucket', () => {
  const s3 = () => gateway().client(publisher);
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

  test('cannot list versions, which is another right', async () => {
    const list = new ListObjectVersionsCommand({ Bucket: 'pages', Prefix: 'p/list/' });
    await expect(s3().send(list)).rejects.toMatchObject({ name: 'AccessDenied' });
  });

  test('learns that an object is missing', async () => {
    const missing = { Bucket: 'pages', Key: 'p/absent' };
    await expect(s3().send(new HeadObjectCommand(missing))).rejects.toMatchObject({ name: 'NotFound' });
    await expect(s3().send(new GetObjectCommand(missing))).rejects.toMatchObject({ name: 'NoSuchKey' });
  });

  test('gets an object’s metadata without reading it', async () => {
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

  test('deletes several objects at once, those it may delete', async () => {
    const keys = ['p/gone/1', 'p/gone/2 & <ا>', 'kept/1'];
    for (const key of keys)
      await gateway().store.send({ method: 'PUT', url: objectUrl('pages', key), body: Buffer.from('x') });
    const Objects = keys.map((Key) => ({ Key }));
    const { Deleted, Errors } = await s3().send(
      new DeleteObjectsCommand({ Bucket: 'pages', Delete: { Objects } }),
    );
    expect(Deleted).toEqual(Objects.slice(0, 2));
    expect(Errors).toEqual([{ Key: 'kept/1', Code: 'AccessDenied', Message: 'Access Denied' }]);
    const statuses = keys.map(
      async (key) => (await gateway().store.send({ method: 'HEAD', url: objectUrl('pages', key) })).status,
    );
    expect(await Promise.all(statuses)).toEqual([404, 404, 200]);
  });
});
