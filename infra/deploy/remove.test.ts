import {
  DeleteStackCommand,
  DescribeStacksCommand,
  GetTemplateCommand,
  ListStackResourcesCommand,
  UpdateTerminationProtectionCommand,
} from '@aws-sdk/client-cloudformation';
import { DeleteTableCommand, UpdateTableCommand } from '@aws-sdk/client-dynamodb';
import {
  DeleteBucketCommand,
  DeleteObjectsCommand,
  ListObjectVersionsCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, expect, test } from 'vitest';
import { clientsIn, type Part } from './deployed-site.ts';
import { deleteKept, removeStacks } from './remove.ts';

const clients = clientsIn('eu-central-1');
const storage = new S3Client({ region: 'eu-central-1' });
const cloudFormation = mockClient(clients.cloudFormation);
const database = mockClient(clients.database);
const buckets = mockClient(storage);
beforeEach(() => {
  for (const stub of [cloudFormation, database, buckets]) stub.reset();
});

const parts = ['access', 'edge', 'site', 'watch'] as const;
const deployed = (of: readonly Part[]) =>
  Object.fromEntries(
    of.map((part) => [
      part,
      {
        clients,
        stack: {
          ...{ StackName: part, StackId: `arn:${part}`, StackStatus: 'CREATE_COMPLETE' as const },
          ...{ CreationTime: new Date(), EnableTerminationProtection: part === 'site' },
        },
      },
    ]),
  );

function withResources() {
  cloudFormation.on(GetTemplateCommand).resolves({ TemplateBody: '{"Resources":{}}' });
  cloudFormation.on(GetTemplateCommand, { StackName: 'site' }).resolves({
    TemplateBody: JSON.stringify({
      Resources: {
        Table: { DeletionPolicy: 'Retain' },
        Pictures: { DeletionPolicy: 'RetainExceptOnCreate' },
        Pages: { DeletionPolicy: 'Delete' },
        Function: {},
      },
    }),
  });
  cloudFormation.on(ListStackResourcesCommand).resolves({
    StackResourceSummaries: [
      {
        LogicalResourceId: 'Table',
        ResourceType: 'AWS::DynamoDB::GlobalTable',
        PhysicalResourceId: 'site-table',
      },
      { LogicalResourceId: 'Pictures', ResourceType: 'AWS::S3::Bucket', PhysicalResourceId: 'pictures' },
      { LogicalResourceId: 'Pages', ResourceType: 'AWS::S3::Bucket', PhysicalResourceId: 'pages' },
      { LogicalResourceId: 'Function', ResourceType: 'AWS::Lambda::Function', PhysicalResourceId: 'f' },
    ] as never,
  });
  cloudFormation.on(DeleteStackCommand).resolves({});
  cloudFormation.on(UpdateTerminationProtectionCommand).resolves({});
  cloudFormation
    .on(DescribeStacksCommand)
    .resolves({ Stacks: [{ StackStatus: 'DELETE_COMPLETE' }] as never });
}

const removed = () =>
  cloudFormation.commandCalls(DeleteStackCommand).map(({ args: [{ input }] }) => input.StackName);

test('removes dependent stacks first, ends the protection before, and lists what stays', async () => {
  withResources();
  const lines: string[] = [];
  const kept = await removeStacks(deployed(parts), (line) => lines.push(line));
  expect(removed()).toEqual(['watch', 'site', 'edge', 'access']);
  expect(
    cloudFormation.commandCalls(UpdateTerminationProtectionCommand).map(({ args: [one] }) => one.input),
  ).toEqual([{ StackName: 'site', EnableTerminationProtection: false }]);
  expect(kept).toEqual([
    { type: 'AWS::DynamoDB::GlobalTable', name: 'site-table' },
    { type: 'AWS::S3::Bucket', name: 'pictures' },
  ]);
  expect(lines.filter((line) => line.startsWith('Removed'))).toHaveLength(4);
});

test('removes only the chosen stacks', async () => {
  withResources();
  await removeStacks(deployed(['edge']), () => {});
  expect(removed()).toEqual(['edge']);
});

test('stops at a stack that cannot be removed', async () => {
  withResources();
  cloudFormation
    .on(DescribeStacksCommand, { StackName: 'arn:site' })
    .resolves({ Stacks: [{ StackStatus: 'DELETE_FAILED' }] as never });
  await expect(removeStacks(deployed(parts), () => {})).rejects.toThrow(
    'site was not removed: CloudFormation, Events, says why; mend it and run the same command again.',
  );
  expect(removed()).toEqual(['watch', 'site']);
});

test('deletes the data on request, with all versions of all files, and lists the rest', async () => {
  database.on(UpdateTableCommand).resolves({}).on(DeleteTableCommand).resolves({});
  buckets
    .on(ListObjectVersionsCommand)
    .resolvesOnce({ Versions: [{ Key: 'a', VersionId: '1' }], DeleteMarkers: [{ Key: 'a', VersionId: '2' }] })
    .resolves({});
  buckets.on(DeleteObjectsCommand).resolves({}).on(DeleteBucketCommand).resolves({});
  const identity = { type: 'AWS::SES::EmailIdentity', name: 'shop.iq' };
  const rest = await deleteKept(
    [
      { type: 'AWS::DynamoDB::GlobalTable', name: 'site-table' },
      { type: 'AWS::S3::Bucket', name: 'pictures' },
      identity,
    ],
    { database: clients.database, storage },
    () => {},
  );
  expect(rest).toEqual([identity]);
  expect(database.calls().map(({ args: [one] }) => one.input)).toEqual([
    { TableName: 'site-table', DeletionProtectionEnabled: false },
    { TableName: 'site-table' },
  ]);
  expect(buckets.commandCalls(DeleteObjectsCommand)[0]?.args[0].input.Delete?.Objects).toEqual([
    { Key: 'a', VersionId: '1' },
    { Key: 'a', VersionId: '2' },
  ]);
  expect(buckets.commandCalls(DeleteBucketCommand)).toHaveLength(1);
});

test('keeps a bucket if one of its files cannot be deleted', async () => {
  buckets.on(ListObjectVersionsCommand).resolves({ Versions: [{ Key: 'a', VersionId: '1' }] });
  buckets.on(DeleteObjectsCommand).resolves({ Errors: [{ Key: 'a', Message: 'locked' }] });
  const all = deleteKept(
    [{ type: 'AWS::S3::Bucket', name: 'pictures' }],
    { database: clients.database, storage },
    () => {},
  );
  await expect(all).rejects.toThrow('a of pictures could not be deleted: locked');
  expect(buckets.commandCalls(DeleteBucketCommand)).toEqual([]);
});
