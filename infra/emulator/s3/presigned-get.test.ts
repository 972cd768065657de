import { GetObjectCommand } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { gatewayForTests, stranger, uploader } from '../testing/s3-gateway.ts';
import { objectUrl } from './object-store.ts';

const gateway = gatewayForTests();
beforeAll(async () => {
  const headers = { 'content-type': 'application/pdf' };
  const url = objectUrl('images', 'staging/a b');
  await gateway().store.send({ method: 'PUT', url, headers, body: Buffer.from('hello') });
});

function signedUrl(signer = uploader, expiresIn = 60): Promise<string> {
  const command = new GetObjectCommand({
    ...{ Bucket: 'images', Key: 'staging/a b' },
    ...{
      ResponseContentType: 'application/octet-stream',
      ResponseContentDisposition: 'attachment; filename="a.pdf"',
    },
  });
  return getSignedUrl(gateway().client(signer), command, { expiresIn });
}

test('a signed URL returns the object, with the signed headers', async () => {
  const answer = await fetch(await signedUrl());
  expect([answer.status, await answer.text()]).toEqual([200, 'hello']);
  expect(answer.headers.get('content-type')).toBe('application/octet-stream');
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="a.pdf"');
});

describe('refuses a URL', () => {
  test.each([
    ['for another object', (url: string) => url.replace('a%20b', 'other')],
    ['with another type', (url: string) => url.replace('octet-stream', 'html')],
    ['for longer', (url: string) => url.replace('X-Amz-Expires=60', 'X-Amz-Expires=600')],
    ['without a signature', (url: string) => url.replace(/&X-Amz-Signature=\w+/, '')],
    ['by nobody known', (url: string) => url.replace(/ASIA\w+/, 'ASIAX')],
    ['with another token', (url: string) => url.replace(/(X-Amz-Security-Token=)\w+/, '$1X')],
  ])('%s', async (_, change) => {
    expect((await fetch(change(await signedUrl()))).status).toBe(403);
  });

  test('signed by a role that may not read there', async () => {
    expect((await fetch(await signedUrl(stranger))).status).toBe(403);
  });

  test('after it has expired', async () => {
    const url = await signedUrl();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
    expect((await fetch(url)).status).toBe(403);
    vi.useRealTimers();
  });
});
