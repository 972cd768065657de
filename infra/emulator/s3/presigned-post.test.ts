import { createPresignedPost, type PresignedPostOptions } from '@aws-sdk/s3-presigned-post';
import { describe, expect, test } from 'vitest';
import type { Principal } from '../iam/principals.ts';
import { gatewayForTests, stranger, uploader } from '../testing/s3-gateway.ts';
import { objectUrl } from './object-store.ts';

const gateway = gatewayForTests();

interface Attempt {
  signer?: Pick<Principal, 'credentials'>;
  sign?: Partial<PresignedPostOptions>;
  change?: Record<string, string>;
  bucket?: string;
  size?: number;
}

/** Uploads with a policy for `staging/1`, `image/png`, 1 to 100 bytes, after changing the form. */
async function upload({ signer = uploader, sign = {}, change = {}, bucket, size = 50 }: Attempt) {
  const { url, fields } = await createPresignedPost(gateway().client(signer), {
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
  test('that matches its policy is stored, with its content type', async () => {
    expect(await upload({})).toBe('204 stored');
    const stored = await gateway().store.send({ method: 'GET', url: objectUrl('images', 'staging/1') });
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

  test('without a policy, or that is not a form, is refused', async () => {
    const form = new FormData();
    form.set('key', 'staging/1');
    form.set('file', new Blob(['x']));
    expect((await fetch(`${gateway().endpoint}/images`, { method: 'POST', body: form })).status).toBe(403);
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    expect(
      (await fetch(`${gateway().endpoint}/images`, { method: 'POST', body: 'junk', headers })).status,
    ).toBe(400);
  });
});
