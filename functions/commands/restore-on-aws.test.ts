import '#functions/data/testing/environment.ts';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  BatchGetItemCommand,
  DescribeTableCommand,
  DynamoDBClient,
  QueryCommand,
  ResourceNotFoundException,
  RestoreTableToPointInTimeCommand,
  TableAlreadyExistsException,
  type TableStatus,
} from '@aws-sdk/client-dynamodb';
import { S3Client } from '@aws-sdk/client-s3';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';

// Skips the pauses: AWS needs minutes to hours for a table.
vi.mock('node:timers/promises', () => ({ setTimeout: async () => {} }));

const database = mockClient(DynamoDBClient);
const storage = mockClient(S3Client);
let nowhere: string;
beforeAll(async () => {
  nowhere = await mkdtemp(join(tmpdir(), 'restore-on-aws-'));
});
afterAll(() => rm(nowhere, { recursive: true }));
beforeEach(() => {
  vi.resetModules();
  database.reset();
  storage.reset();
  vi.stubEnv('DATA_DIR', nowhere);
  vi.stubEnv('AWS_REGION', 'eu-central-1');
});
const { argv } = process;
afterEach(() => {
  process.argv = argv;
  process.exitCode = undefined;
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

const instant = '2026-11-25T10:00:00Z';
const second = 'Site-Table-at-2026-11-25T10-00-00-000Z';
const failure = (name: string, message = name) => Object.assign(new Error(message), { name });
const noTable = new ResourceNotFoundException({ message: 'none', $metadata: {} });
const table = (status: TableStatus, index: 'CREATING' | 'ACTIVE' | 'DELETING' = 'ACTIVE') => ({
  Table: { TableStatus: status, GlobalSecondaryIndexes: [{ IndexName: 'gsi1', IndexStatus: index }] },
});

/** Runs the whole command on a site of AWS, and returns what it printed. */
async function restore(from: string): Promise<{ code: unknown; out: string; err: string }> {
  const lines = { out: '', err: '' };
  vi.spyOn(console, 'log').mockImplementation((line) => {
    lines.out += `${line}\n`;
  });
  vi.spyOn(console, 'error').mockImplementation((line) => {
    lines.err += `${line}\n`;
  });
  const site = ['--table', 'Site-Table', '--images', 'images', '--cvs', 'cvs'];
  process.argv = ['node', 'restore', '--from', from, '--kinds', 'texts', '--dry-run', ...site];
  await import('./restore-command.ts');
  return { code: process.exitCode, ...lines };
}
/** Expects that a run fails with one sentence, which contains these words, and without a read of any item. */
async function expectSentence(from: string, words: string): Promise<void> {
  const { code, err } = await restore(from);
  expect(err).toContain(words);
  expect(err.trim().split('\n')).toHaveLength(1);
  expect(code).toBe(1);
  expect(database.commandCalls(QueryCommand)).toEqual([]);
}

test('compares the site with a table restored to an instant, and names that table at the end', async () => {
  database.on(RestoreTableToPointInTimeCommand).resolves({});
  database.on(DescribeTableCommand).rejectsOnce(noTable).rejectsOnce(noTable).resolves(table('ACTIVE'));
  database.on(QueryCommand).resolves({ Items: [] });
  database.on(BatchGetItemCommand).resolves({});
  const { code, out, err } = await restore(instant);
  expect({ code, err }).toEqual({ code: undefined, err: '' });
  expect(out).toContain('texts: 0 would change');
  expect(out).toContain(`aws dynamodb delete-table --table-name ${second}`);
  const [query] = database.commandCalls(QueryCommand).map(({ args: [{ input }] }) => input.TableName);
  expect(query).toBe(second);
});

test('reads a table whose settings are being updated', async () => {
  database.on(DescribeTableCommand).resolves(table('UPDATING'));
  database.on(QueryCommand).resolves({ Items: [] });
  database.on(BatchGetItemCommand).resolves({});
  expect(await restore('Second-Table')).toMatchObject({ code: undefined, err: '' });
});

test.each([
  [
    'is still being made',
    table('CREATING'),
    'AWS is still making the table Second-Table: run the same command',
  ],
  ['lacks an index', table('ACTIVE', 'CREATING'), 'describe-table --table-name Second-Table'],
  ['is being deleted', table('DELETING', 'DELETING'), 'cannot be used: its status is DELETING'],
])('refuses a table that %s and says why', async (_what, description, words) => {
  database.on(DescribeTableCommand).resolves(description);
  await expectSentence('Second-Table', words);
});

test('refuses a source that is neither a table nor a folder', async () => {
  database.on(DescribeTableCommand).rejects(noTable);
  await expectSentence('Second-Table', 'neither the folder of a finished export nor a table');
});

test('stops waiting for a second table that never appears', async () => {
  database.on(RestoreTableToPointInTimeCommand).resolves({});
  database.on(DescribeTableCommand).rejects(noTable);
  await expectSentence(instant, `AWS accepted the restore, but there is no table ${second}`);
  expect(database.commandCalls(DescribeTableCommand).length).toBeLessThan(50);
});

test('stops waiting for a second table that disappears again', async () => {
  database.on(DescribeTableCommand).resolvesOnce(table('CREATING')).rejects(noTable);
  await expectSentence(instant, `there is no table ${second}`);
});

test('waits for a restore that another run has just started', async () => {
  database
    .on(RestoreTableToPointInTimeCommand)
    .rejects(new TableAlreadyExistsException({ message: second, $metadata: {} }));
  database.on(DescribeTableCommand).rejectsOnce(noTable).resolves(table('ACTIVE'));
  database.on(QueryCommand).resolves({ Items: [] });
  database.on(BatchGetItemCommand).resolves({});
  expect(await restore(instant)).toMatchObject({ code: undefined, err: '' });
});

const denied =
  'User: arn:aws:iam::1:user/dana is not authorized to perform: dynamodb:RestoreTableToPointInTime on resource: x';
test.each([
  [
    'point-in-time recovery is off',
    failure('PointInTimeRecoveryUnavailableException'),
    'deploy to turn it on',
  ],
  ['the instant is too old', failure('InvalidRestoreTimeException'), 'choose a time between'],
  ['there is no such table', failure('TableNotFoundException'), 'check --table and AWS_REGION'],
  ['too many tables are made', failure('LimitExceededException'), 'in some minutes'],
  ['the site is local', failure('UnknownOperationException'), 'restore from the folder of an export'],
  ['a right is missing', failure('AccessDeniedException', denied), 'may not do dynamodb:RestoreTable'],
  ['the session is over', failure('ExpiredTokenException'), 'sign in again'],
  ['nobody is signed in', failure('CredentialsProviderError'), 'No AWS credentials were found'],
  ['a right is missing that has no name', failure('AccessDenied', 'Access Denied'), 'may not do this:'],
  ['the token is over', failure('ExpiredToken'), 'sign in again'],
  ['the key is unknown', failure('InvalidAccessKeyId'), 'sign in again'],
  ['the token is unknown', failure('InvalidClientTokenId'), 'sign in again'],
  ['the client is unknown', failure('UnrecognizedClientException'), 'sign in again'],
  ['a table is missing', noTable, 'no such table in this region'],
  ['a bucket is missing', failure('NoSuchBucket'), 'check --images and --cvs'],
  ['a bucket is elsewhere', failure('PermanentRedirect'), 'in another region: check AWS_REGION'],
  ['the table is busy', failure('ProvisionedThroughputExceededException'), 'too many requests'],
  ['the account is busy', failure('ThrottlingException'), 'too many requests'],
  ['the bucket is busy', failure('SlowDown'), 'too many requests'],
])('prints one sentence for the failure: %s', async (_what, error, words) => {
  database.on(DescribeTableCommand).rejects(noTable);
  database.on(RestoreTableToPointInTimeCommand).rejects(error);
  await expectSentence(instant, words);
});

test.each([
  ['arn:aws:backup:eu-central-1:1:recovery-point:1EB3B5E7', 'Copies in a vault'],
  ['arn:aws:dynamodb:eu-central-1:1:table/Site-Table/backup/01', 'Copies in a vault'],
  ['arn:aws:dynamodb:eu-central-1:1:table/Second-Table', '--from Second-Table.'],
])('refuses %s and says what to use instead', async (arn, words) => {
  await expectSentence(arn, words);
  expect(database.calls()).toEqual([]);
});
