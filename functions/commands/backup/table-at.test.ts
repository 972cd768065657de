import {
  DescribeTableCommand,
  DynamoDBClient,
  ResourceNotFoundException,
  RestoreTableToPointInTimeCommand,
} from '@aws-sdk/client-dynamodb';
import {
  CopyObjectCommand,
  HeadObjectCommand,
  ListObjectVersionsCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, expect, test } from 'vitest';
import { copyOlder } from '#functions/data/backups/restore-source.ts';
import { restoreTableAt } from './table-at.ts';

const dynamodb = new DynamoDBClient({ region: 'us-east-1' });
const s3 = new S3Client({ region: 'us-east-1' });
const database = mockClient(dynamodb);
const storage = mockClient(s3);
beforeEach(() => {
  database.reset();
  storage.reset();
});

const instant = new Date('2026-11-25T10:00:00Z');
const name = 'Site-Table-at-2026-11-25T10-00-00-000Z';
const noTable = new ResourceNotFoundException({ message: 'none', $metadata: {} });
const status = (
  TableStatus: 'CREATING' | 'ACTIVE' | 'DELETING',
  IndexStatus: 'CREATING' | 'ACTIVE' = 'ACTIVE',
) => ({
  Table: { TableStatus, GlobalSecondaryIndexes: [{ IndexName: 'gsi1', IndexStatus }] },
});
const restoreAt = async (table = 'Site-Table') => {
  const lines: string[] = [];
  const restored = await restoreTableAt(
    { dynamodb, table },
    instant,
    (line) => lines.push(line),
    async () => {},
  );
  return { restored, lines };
};

test('asks AWS once for a second table, and waits until its indexes exist', async () => {
  database.on(RestoreTableToPointInTimeCommand).resolves({});
  database
    .on(DescribeTableCommand, { TableName: name })
    .rejectsOnce(noTable)
    .rejectsOnce(noTable)
    .resolvesOnce(status('CREATING'))
    .resolvesOnce(status('ACTIVE', 'CREATING'))
    .resolves(status('ACTIVE'));
  const { restored, lines } = await restoreAt();
  expect(restored).toBe(name);
  expect(lines).toEqual([expect.stringContaining(`into ${name}`)]);
  expect(
    database.commandCalls(RestoreTableToPointInTimeCommand).map(({ args: [{ input }] }) => input),
  ).toEqual([
    {
      ...{ SourceTableName: 'Site-Table', TargetTableName: name, RestoreDateTime: instant },
      BillingModeOverride: 'PAY_PER_REQUEST',
    },
  ]);
});

test('waits for a second table that is being created, and uses a finished one again', async () => {
  database.on(DescribeTableCommand).resolvesOnce(status('CREATING')).resolves(status('ACTIVE'));
  expect((await restoreAt()).lines).toHaveLength(1);
  expect((await restoreAt()).lines).toEqual([]);
  expect(database.commandCalls(RestoreTableToPointInTimeCommand)).toEqual([]);
});

test('a second table of a table with the longest name has a name that is allowed', async () => {
  database.on(DescribeTableCommand).resolves(status('ACTIVE'));
  const { restored } = await restoreAt('t'.repeat(255));
  expect(restored).toBe(`${'t'.repeat(200)}-at-2026-11-25T10-00-00-000Z`);
});

test('asks for no second table if AWS does not say whether there is one', async () => {
  database.on(DescribeTableCommand).rejects(new Error('Out of reach.'));
  await expect(restoreAt()).rejects.toThrow('Out of reach.');
  expect(database.commandCalls(RestoreTableToPointInTimeCommand)).toEqual([]);
});

test('waits for the last index of a table; one without a status exists', async () => {
  const withIndexes = (...statuses: ('CREATING' | 'ACTIVE' | undefined)[]) => {
    const indexes = statuses.map((IndexStatus) => (IndexStatus ? { IndexStatus } : {}));
    return { Table: { TableStatus: 'ACTIVE' as const, GlobalSecondaryIndexes: indexes } };
  };
  database
    .on(DescribeTableCommand)
    .resolvesOnce(withIndexes('ACTIVE', 'CREATING'))
    .resolves(withIndexes('ACTIVE', undefined));
  expect((await restoreAt()).restored).toBe(name);
  expect(database.commandCalls(DescribeTableCommand)).toHaveLength(2);
});

test('does not wait for a table that is being deleted', async () => {
  database.on(DescribeTableCommand).resolves(status('DELETING'));
  await expect(restoreAt()).rejects.toThrow('DELETING');
});

const site = { s3, dynamodb, table: 'Site-Table', buckets: { pictures: 'images', cvs: 'cvs' } };
const key = 'images/one/400.webp';
const absent = new S3ServiceException({
  ...{ name: 'NotFound', $fault: 'client', $metadata: { httpStatusCode: 404 } },
});

test('reads a file that is neither stored nor in the trash from its latest version', async () => {
  storage.on(HeadObjectCommand).rejects(absent);
  storage.on(ListObjectVersionsCommand).resolves({
    DeleteMarkers: [{ Key: key, VersionId: '3' }],
    Versions: [
      { Key: `${key}.other`, VersionId: '9' },
      { Key: key, VersionId: '2' },
      { Key: key, VersionId: '1' },
    ],
  });
  expect(await copyOlder(site, key)).toBe(true);
  const [copy] = storage.commandCalls(CopyObjectCommand).map(({ args: [{ input }] }) => input);
  expect(copy).toEqual({ Bucket: 'images', Key: key, CopySource: `images/${key}?versionId=2` });
});

test('reports a file without any version as lost', async () => {
  storage.on(HeadObjectCommand).rejects(absent);
  storage.on(ListObjectVersionsCommand).resolves({});
  expect(await copyOlder(site, key)).toBe(false);
});
