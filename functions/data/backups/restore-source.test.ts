import { DynamoDBClient, QueryCommand } from '@aws-sdk/client-dynamodb';
import {
  CopyObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  ListObjectVersionsCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, expect, test } from 'vitest';
import { batchSize, copyOlder, isRestorable, itemsIn, publicFiles } from './restore-source.ts';

const s3 = mockClient(S3Client);
const database = mockClient(DynamoDBClient);
// Only what the copy uses: the type is that of a restored site.
const site = {
  ...{ s3: new S3Client({}), dynamodb: new DynamoDBClient({}), table: 'a-table' },
  buckets: { pictures: 'pictures' },
} as unknown as Parameters<typeof copyOlder>[0];
const key = 'images/shelf/3x2.jpg';
const failure = (name: string, httpStatusCode: number) =>
  new S3ServiceException({ name, message: name, $fault: 'client', $metadata: { httpStatusCode } });
const copied = () => s3.commandCalls(CopyObjectCommand).map(({ args: [{ input }] }) => input);
beforeEach(() => {
  s3.reset();
  database.reset();
  s3.on(HeadObjectCommand).rejects(failure('NotFound', 404));
  s3.on(ListObjectVersionsCommand).resolves({});
});

test('a deleted file is copied back from the trash', async () => {
  s3.on(HeadObjectCommand, { Bucket: 'pictures', Key: 'trash/shelf/3x2.jpg' }).resolves({});
  expect(await copyOlder(site, key)).toBe(true);
  expect(copied()).toEqual([{ Bucket: 'pictures', Key: key, CopySource: 'pictures/trash/shelf/3x2.jpg' }]);
});

test('a file that is not in the trash is copied from its latest version, not from that of a longer name', async () => {
  s3.on(ListObjectVersionsCommand, { Bucket: 'pictures', Prefix: key }).resolves({
    Versions: [
      { Key: `${key}.old`, VersionId: 'another' },
      { Key: key, VersionId: 'latest' },
      { Key: key, VersionId: 'older' },
    ],
  });
  expect(await copyOlder(site, key)).toBe(true);
  expect(copied()).toEqual([
    { Bucket: 'pictures', Key: key, CopySource: `pictures/${key}?versionId=latest` },
  ]);
});

test('a file that exists nowhere any more is not copied, and a refusal is no missing file', async () => {
  expect(await copyOlder(site, key)).toBe(false);
  expect(copied()).toEqual([]);
  s3.on(HeadObjectCommand).rejects(failure('SlowDown', 503));
  await expect(copyOlder(site, key)).rejects.toThrow('SlowDown');
});

test('the public files are listed page by page', async () => {
  const page = (Key: string, NextContinuationToken?: string) => ({
    Contents: [{ Key }, {}],
    ...(NextContinuationToken && { NextContinuationToken }),
  });
  s3.on(ListObjectsV2Command).resolvesOnce(page('images/a', 'next')).resolves(page('images/b'));
  expect(await publicFiles(site)).toEqual(new Set(['images/a', 'images/b']));
  const asked = s3.commandCalls(ListObjectsV2Command).map(({ args: [{ input }] }) => input);
  expect(asked).toMatchObject([{ Prefix: 'images/' }, { Prefix: 'images/', ContinuationToken: 'next' }]);
});

test('the items of a part are read to the end, a batch at a time', async () => {
  const items = (count: number) => Array.from({ length: count }, (_, n) => ({ sk: { S: `text-${n}` } }));
  const start = { pk: { S: 'content' }, sk: { S: 'text-200' } };
  database
    .on(QueryCommand)
    .resolvesOnce({ Items: items(2 * batchSize + 1), LastEvaluatedKey: start })
    .resolvesOnce({ LastEvaluatedKey: start })
    .resolves({ Items: items(batchSize) });
  const sizes: number[] = [];
  for await (const batch of itemsIn(site, 'texts')) sizes.push(batch.length);
  expect(sizes).toEqual([batchSize, batchSize, 1, batchSize]);
  const asked = database.commandCalls(QueryCommand).map(({ args: [{ input }] }) => input);
  expect(asked.map(({ ExclusiveStartKey }) => ExclusiveStartKey)).toEqual([undefined, start, start]);
  expect(asked[0]).toMatchObject({
    TableName: 'a-table',
    ExpressionAttributeValues: { ':value': { S: 'content' } },
  });
});

test.each([
  [{ pk: 'blog#a', title: 'A post' }, true],
  [{ pk: 'blog#a', deletion: 'in the trash' }, false],
  [{ pk: 'picture#a', deletedAt: '2026-01-01T00:00:00.000Z' }, false],
  [{ pk: 'administrator#a', username: 'sara' }, true],
  [{ pk: 'administrator#decided' }, false],
])('%j is restored: %s', (attributes, expected) => {
  const entries = Object.entries(attributes).map(([name, value]) => [name, { S: value }]);
  const sk = { S: attributes.pk.split('#')[0] };
  expect(isRestorable(Object.fromEntries([...entries, ['sk', sk]]))).toBe(expected);
});
