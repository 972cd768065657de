import { expect, test } from 'vitest';
import { grantsOf, grantsOfFunction } from '#infra/testing/endpoint-functions.ts';
import { resourcesOf, templateOf } from '#infra/testing/synthesize.ts';
import { postKinds } from '#shared/posts/kinds.ts';

const template = templateOf({ alarmEmail: 'us@shop.test' });
const own = (type: string) =>
  Object.entries(resourcesOf(template, type)).filter(([id]) => id.startsWith('BackupRunner'));

test('runs every five minutes', () => {
  const [[, { Properties: rule } = { Properties: {} }] = []] = own('AWS::Events::Rule');
  expect(rule).toMatchObject({ ScheduleExpression: 'rate(5 minutes)', State: 'ENABLED' });
});

test('can restore texts, posts, pictures and people, but not access messages, subscribers and CVs', () => {
  const posts = postKinds.join(', ');
  const table = (actions: string, kinds: string) =>
    actions.split(' ').map((action) => `dynamodb:${action} on DataTable of ${kinds}`);
  expect(grantsOfFunction('BackupRunnerFunction').sort()).toEqual(
    [
      ...table('GetItem UpdateItem', 'backup'),
      ...table('GetItem UpdateItem', 'backup-job'),
      ...table('BatchGetItem GetItem PutItem Query', 'content'),
      ...table('GetItem', posts),
      ...table('BatchGetItem PutItem', `${posts}, category`),
      ...table('GetItem UpdateItem', 'slug'),
      ...table('PutItem Query UpdateItem', 'version'),
      ...table('BatchGetItem PutItem', 'picture'),
      ...table('BatchGetItem GetItem PutItem', 'administrator'),
      ...[posts, 'picture', 'administrator'].map(
        (kinds) => `dynamodb:Query on DataTable/index/gsi1 of ${kinds}`,
      ),
      ...['points/*', 'comparisons/*'].map((keys) => `s3:PutObject on BackupRunnerBackupsBucket/${keys}`),
      's3:GetObject on BackupRunnerBackupsBucket/points/*',
      ...['images/*', 'trash/*'].map((keys) => `s3:GetObject on ImageBucket/${keys}`),
      ...['GetObjectVersion', 'PutObject'].map((action) => `s3:${action} on ImageBucket/images/*`),
      ...['ListBucket', 'ListBucketVersions'].map((action) => `s3:${action} on ImageBucket`),
      'logs:CreateLogStream on BackupRunnerFunctionLogs',
      'logs:PutLogEvents on BackupRunnerFunctionLogs',
    ].sort(),
  );
});

test('the backups group can read restore points, store work and call it, but restore nothing itself', () => {
  const grants = grantsOf('backups').filter((grant) => /BackupRunner|backup/.test(grant));
  expect(grants.filter((grant) => !grant.startsWith('logs:')).sort()).toEqual(
    [
      'dynamodb:GetItem on DataTable of backup',
      'dynamodb:GetItem on DataTable of backup-job',
      'dynamodb:UpdateItem on DataTable of backup-job',
      'dynamodb:Query on DataTable/index/gsi1 of backup',
      'lambda:InvokeFunction on BackupRunnerFunction',
      ...['points/*', 'comparisons/*'].map((keys) => `s3:GetObject on BackupRunnerBackupsBucket/${keys}`),
    ].sort(),
  );
  expect(grantsOf('backups').join()).not.toMatch(/content|blog|picture/);
});
