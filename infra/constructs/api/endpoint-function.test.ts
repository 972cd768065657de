import { describe, expect, test } from 'vitest';
import { functionOf, grantsOf } from '#infra/testing/endpoint-functions.ts';
import { resourcesOf, templateOf } from '#infra/testing/synthesize.ts';
import { groups } from '#shared/api/endpoint/endpoint.ts';

const template = templateOf({ siteUrl: 'https://site.shop.test' });
const functions = resourcesOf(template, 'AWS::Lambda::Function');
const logGroups = resourcesOf(template, 'AWS::Logs::LogGroup');

describe.each(groups)('the function of %s', (group) => {
  const properties = functionOf(group);

  test('runs Node 24 on ARM from one CommonJS file', () => {
    expect(properties).toMatchObject({
      Runtime: 'nodejs24.x',
      Architectures: ['arm64'],
      Handler: 'index.handler',
    });
  });

  test('logs into a group of its own, whose logs expire', () => {
    const id = properties.LoggingConfig.LogGroup.Ref;
    expect(logGroups[id]?.Properties.RetentionInDays).toBe(90);
    const users = Object.values(functions).filter((one) => one.Properties.LoggingConfig?.LogGroup.Ref === id);
    expect(users).toHaveLength(1);
  });

  test('logs JSON, and nothing about successful calls', () => {
    expect(properties.LoggingConfig).toMatchObject({ LogFormat: 'JSON', SystemLogLevel: 'WARN' });
  });

  test('has the environment variables its code reads', () => {
    const { Variables: variables } = properties.Environment;
    expect(variables).toMatchObject({
      SITE_URL: 'https://site.shop.test',
      NODE_OPTIONS: '--enable-source-maps',
      TABLE_NAME: { Ref: expect.stringMatching(/^DataTable/) },
    });
    const expected = ['NODE_OPTIONS', 'ORIGIN_VERIFY', 'SITE_URL', 'TABLE_NAME'];
    if (group === 'images') expected.push('IMAGE_BUCKET');
    if (group === 'cvs') expected.push('CV_BUCKET');
    if (group === 'backups') expected.push('BACKUP_BUCKET', 'BACKUP_RUNNER_FUNCTION');
    if (group === 'mail' || group === 'people') expected.push('MAIL_FROM');
    if (group === 'mail') expected.push('MAIL_EVENTS');
    expect(Object.keys(variables).sort()).toEqual(expected.sort());
  });

  test('has no wildcard permission and no managed policy', () => {
    const grants = grantsOf(group).filter(
      (grant) =>
        !/^s3:\w+ on (ImageBucket\/(staging|images|trash)|CvBucket\/(waiting|checked|kept)|BackupRunnerBackupsBucket\/(points|comparisons))\/\*$/.test(
          grant,
        ),
    );
    expect(grants.join()).not.toContain('*');
    const role = resourcesOf(template, 'AWS::IAM::Role')[properties.Role['Fn::GetAtt'][0]];
    expect(role?.Properties.ManagedPolicyArns).toBeUndefined();
  });
});

test('the function that hashes passwords has a full vCPU', () => {
  expect(functionOf('session').MemorySize).toBe(1769);
});
