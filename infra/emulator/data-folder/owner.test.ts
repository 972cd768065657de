import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runGuestbook } from '../testing/run-guestbook.ts';
import type { EngineFile } from './instance-lock.ts';

const guestbook = runGuestbook();
const engineFile = () => join(guestbook.dataDir, 'engine.json');

async function scan(headers: Record<string, string> = {}) {
  const { dynamodb, tableName, accessKeyId }: EngineFile = JSON.parse(await readFile(engineFile(), 'utf8'));
  const answer = await fetch(dynamodb, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.0',
      'x-amz-target': 'DynamoDB_20120810.Scan',
      'x-amz-date': '20260101T000000Z',
      authorization: `AWS4-HMAC-SHA256 Credential=${accessKeyId}/20260101/us-east-1/dynamodb/aws4_request, SignedHeaders=host, Signature=0`,
      ...headers,
    },
    body: JSON.stringify({ TableName: tableName }),
  });
  return { status: answer.status, cors: answer.headers.get('access-control-allow-origin') };
}

test('the database lets in its owner, who has the key', async () => {
  expect(await scan()).toEqual({ status: 200, cors: null });
});

test.each([
  ['a page', { origin: 'https://evil.example' }],
  ['a page of this machine', { origin: 'http://localhost:3000' }],
  ['a page that hides where it is from', { 'sec-fetch-site': 'cross-site' }],
])('the database lets in no %s', async (_, headers) => {
  expect(await scan(headers)).toEqual({ status: 403, cors: null });
});

test('the database lets in nobody with another key', async () => {
  const authorization =
    'AWS4-HMAC-SHA256 Credential=LOCAL/20260101/us-east-1/dynamodb/aws4_request, SignedHeaders=host, Signature=0';
  expect(await scan({ authorization })).toEqual({ status: 400, cors: null });
});

test('the buckets let in their owner, and nobody with another key', async () => {
  const { s3, accessKeyId, outputs }: EngineFile = JSON.parse(await readFile(engineFile(), 'utf8'));
  const list = async (key: string) => {
    const authorization = `AWS4-HMAC-SHA256 Credential=${key}/20260101/us-east-1/s3/aws4_request, SignedHeaders=host, Signature=0`;
    return (await fetch(`${s3}/${outputs.PagesName}?list-type=2`, { headers: { authorization } })).status;
  };
  expect([await list(accessKeyId), await list('LOCAL')]).toEqual([200, 403]);
});

test('all that is stored is its owner’s alone', async () => {
  const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);
  expect([await modeOf(guestbook.dataDir), await modeOf(engineFile())]).toEqual(['700', '600']);
});
