import crypto from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runGuestbook } from '../testing/run-guestbook.ts';
import { signedHeaders } from '../testing/signed-request.ts';
import type { EngineFile } from './instance-lock.ts';

const guestbook = runGuestbook();
const engineFile = () => join(guestbook.dataDir, 'engine.json');

async function owner(): Promise<EngineFile & { key: string; secret: string }> {
  const file: EngineFile = JSON.parse(await readFile(engineFile(), 'utf8'));
  return { ...file, key: file.accessKeyId, secret: file.secretAccessKey };
}

async function scan(headers: Record<string, string> = {}, signer: { key?: string; secret?: string } = {}) {
  const { dynamodb: url, tableName, key, secret } = await owner();
  const request = {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.0',
      'x-amz-target': 'DynamoDB_20120810.Scan',
      ...headers,
    },
    body: JSON.stringify({ TableName: tableName }),
  };
  const signed = { url, ...request, service: 'dynamodb', key, secret, ...signer };
  const answer = await fetch(url, { ...request, headers: signedHeaders(crypto, signed) });
  return { status: answer.status, cors: answer.headers.get('access-control-allow-origin') };
}

test('the database accepts its owner, who has the key', async () => {
  expect(await scan()).toEqual({ status: 200, cors: null });
});

test.each([
  ['a page', { origin: 'https://evil.example' }],
  ['a page of this machine', { origin: 'http://localhost:3000' }],
  ['a page that hides where it is from', { 'sec-fetch-site': 'cross-site' }],
])('the database refuses %s', async (_, headers) => {
  expect(await scan(headers)).toEqual({ status: 403, cors: null });
});

test.each([{ key: 'LOCAL' }, { secret: 'guessed' }])('the database refuses the key %o', async (signer) => {
  expect(await scan({}, signer)).toEqual({ status: 400, cors: null });
});

test('the buckets accept their owner, and nobody with another key', async () => {
  const { s3, key, secret, outputs } = await owner();
  const url = `${s3}/${outputs.PagesName}?list-type=2`;
  const list = async (signer: { key: string; secret: string }) => {
    const headers = signedHeaders(crypto, {
      ...{ url, method: 'GET', headers: {}, body: '', service: 's3' },
      ...signer,
    });
    return (await fetch(url, { headers })).status;
  };
  expect([
    await list({ key, secret }),
    await list({ key: 'LOCAL', secret }),
    await list({ key, secret: 'guessed' }),
    (await fetch(url)).status,
  ]).toEqual([200, 403, 403, 403]);
});

test('only the owner can read the stored files', async () => {
  const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);
  expect([await modeOf(guestbook.dataDir), await modeOf(engineFile())]).toEqual(['700', '600']);
});
