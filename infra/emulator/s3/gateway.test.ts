import { CopyObjectCommand, GetObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { describe, expect, test } from 'vitest';
import { gatewayForTests, stranger, uploader } from '../testing/s3-gateway.ts';

const gateway = gatewayForTests();

describe('a function', () => {
  test('can read and write what its policy names', async () => {
    const s3 = gateway().client(uploader);
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

  test('cannot do anything else', async () => {
    const refused = { name: 'AccessDenied' };
    await expect(
      gateway()
        .client(uploader)
        .send(new PutObjectCommand({ Bucket: 'images', Key: 'final/1' })),
    ).rejects.toMatchObject(refused);
    await expect(
      gateway()
        .client(stranger)
        .send(new GetObjectCommand({ Bucket: 'images', Key: 'staging/1' })),
    ).rejects.toMatchObject(refused);
    const copy = new CopyObjectCommand({ Bucket: 'images', Key: 'staging/c', CopySource: 'other/secret' });
    await expect(gateway().client(uploader).send(copy)).rejects.toMatchObject(refused);
  });

  test('learns that an object is missing only if it may list the bucket', async () => {
    const get = new GetObjectCommand({ Bucket: 'images', Key: 'staging/absent' });
    await expect(gateway().client(uploader).send(get)).rejects.toMatchObject({ name: 'AccessDenied' });
  });
});

test('answers cross-origin requests by the bucket’s own rules', async () => {
  const ask = (origin: string, method = 'POST', headers = 'x-a') =>
    fetch(`${gateway().endpoint}/images`, {
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
