import { DeleteObjectCommand, PutObjectCommand, type PutObjectCommandInput } from '@aws-sdk/client-s3';
import { describe, expect, test } from 'vitest';
import { gatewayForTests, publisher } from '../testing/s3-gateway.ts';
import { requiredAccess } from './actions.ts';
import { objectUrl } from './object-store.ts';

const gateway = gatewayForTests();

describe('a write with a condition', () => {
  const put = (key: string, more: Partial<PutObjectCommandInput> = {}) =>
    gateway()
      .client(publisher)
      .send(new PutObjectCommand({ Bucket: 'pages', Key: `p/${key}`, Body: 'x', ...more }));
  const failed = { name: 'PreconditionFailed', $metadata: { httpStatusCode: 412 } };

  test('with If-None-Match succeeds only if there is no object', async () => {
    await put('new', { IfNoneMatch: '*' });
    await expect(put('new', { IfNoneMatch: '*' })).rejects.toMatchObject(failed);
  });

  test('with If-Match succeeds only over that object', async () => {
    const { ETag: first } = await put('known', { Body: 'first' });
    const { ETag: second } = await put('known', { Body: 'second', IfMatch: String(first) });
    await expect(put('known', { IfMatch: String(first) })).rejects.toMatchObject(failed);
    await put('known', { Body: 'third', IfMatch: String(second).replaceAll('"', '') });
  });

  test('with If-Match fails if there is no object', async () => {
    await expect(put('absent', { IfMatch: '"a"' })).rejects.toMatchObject({ name: 'NoSuchKey' });
  });

  test('succeeds for one of several simultaneous callers', async () => {
    const { ETag } = await put('wanted', { Body: 'first' });
    const headers = { 'if-match': String(ETag) };
    const each = ['a', 'b', 'c', 'd'].map((body) =>
      gateway().store.send({
        method: 'PUT',
        url: objectUrl('pages', 'p/wanted'),
        headers,
        body: Buffer.from(body),
      }),
    );
    const done = (await Promise.allSettled(each)).filter(({ status }) => status === 'fulfilled');
    expect(done).toHaveLength(1);
  });

  test('needs the right to read the object it compares', () => {
    const access = { method: 'PUT', bucket: 'b', key: 'k', query: new URLSearchParams(), ifMatch: true };
    expect(requiredAccess(access)).toEqual([
      { action: 's3:PutObject', resource: 'arn:aws:s3:::b/k' },
      { action: 's3:GetObject', resource: 'arn:aws:s3:::b/k' },
    ]);
  });

  test('that is a deletion, or has another condition, is not implemented', async () => {
    const unknown = { name: 'NotImplemented' };
    await put('kept');
    const remove = new DeleteObjectCommand({ Bucket: 'pages', Key: 'p/kept', IfMatch: '"a"' });
    await expect(gateway().client(publisher).send(remove)).rejects.toMatchObject(unknown);
    await expect(put('kept', { IfNoneMatch: '"a"' })).rejects.toMatchObject(unknown);
  });
});
