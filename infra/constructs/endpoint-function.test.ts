import { describe, expect, test } from 'vitest';
import { groups } from '../../shared/api/endpoint.ts';
import { resourcesOf, templateOf } from '../testing/synthesize.ts';

const template = templateOf({ siteUrl: 'https://site.example.com' });
const functions = resourcesOf(template, 'AWS::Lambda::Function');
const logGroups = resourcesOf(template, 'AWS::Logs::LogGroup');

function functionOf(group: string) {
  const [id] = Object.keys(functions).filter((name) => name.startsWith(`${group}function`));
  const properties = functions[id ?? '']?.Properties;
  if (!properties) throw new Error(`There is no function for ${group}`);
  return properties;
}

interface Statement {
  readonly Action: string | string[];
  readonly Resource: object | object[];
}

function statementsOf(group: string): Statement[] {
  const role = functionOf(group).Role['Fn::GetAtt'][0];
  return Object.values(resourcesOf(template, 'AWS::IAM::Policy'))
    .filter(({ Properties }) => Properties.Roles.some((one: { Ref: string }) => one.Ref === role))
    .flatMap(({ Properties }) => Properties.PolicyDocument.Statement);
}

function grantsOf(group: string): string[] {
  return statementsOf(group).flatMap(({ Action, Resource }) =>
    [Action]
      .flat()
      .flatMap((action) => [Resource].flat().map((resource) => `${action} on ${nameOf(resource)}`)),
  );
}

/** `Data…` for the table, `Data…/index/gsi1` for its index. */
function nameOf(resource: object): string {
  return [...JSON.stringify(resource).matchAll(/\["(\w+)","Arn"\]|"(\/[^"]+)"/g)]
    .map(([, id, path]) => id?.replace(/[0-9A-F]{8}$/, '') ?? path ?? '')
    .join('');
}

describe.each(groups)('the function of %s', (group) => {
  const properties = functionOf(group);

  test('runs Node 24 on ARM from one CommonJS file', () => {
    expect(properties).toMatchObject({
      Runtime: 'nodejs24.x',
      Architectures: ['arm64'],
      Handler: 'index.handler',
    });
  });

  test('logs into a group of its own, which forgets', () => {
    const id = properties.LoggingConfig.LogGroup.Ref;
    expect(logGroups[id]?.Properties.RetentionInDays).toBe(90);
    const users = Object.values(functions).filter((one) => one.Properties.LoggingConfig?.LogGroup.Ref === id);
    expect(users).toHaveLength(1);
  });

  test('logs JSON, and nothing about calls that went well', () => {
    expect(properties.LoggingConfig).toMatchObject({ LogFormat: 'JSON', SystemLogLevel: 'WARN' });
  });

  test('gets the variables its code reads', () => {
    const { Variables: variables } = properties.Environment;
    expect(variables).toMatchObject({
      SITE_URL: 'https://site.example.com',
      NODE_OPTIONS: '--enable-source-maps',
      TABLE_NAME: { Ref: expect.stringMatching(/^DataTable/) },
    });
    const expected = ['NODE_OPTIONS', 'ORIGIN_VERIFY', 'SITE_URL', 'TABLE_NAME'];
    if (group === 'images') expected.push('IMAGE_BUCKET');
    expect(Object.keys(variables).sort()).toEqual(expected.sort());
  });

  test('may do nothing by wildcard, and has no managed policy', () => {
    const grants = grantsOf(group).filter(
      (grant) => !/^s3:\w+ on ImageBucket\/(staging|images)\/\*$/.test(grant),
    );
    expect(grants.join()).not.toContain('*');
    const role = resourcesOf(template, 'AWS::IAM::Role')[properties.Role['Fn::GetAtt'][0]];
    expect(role?.Properties.ManagedPolicyArns).toBeUndefined();
  });
});

test('each function may do what its group does, and no more', () => {
  expect(grantsOf('session').sort()).toEqual([
    'dynamodb:DeleteItem on DataTable',
    'dynamodb:GetItem on DataTable',
    'dynamodb:PutItem on DataTable',
    'dynamodb:UpdateItem on DataTable',
    'logs:CreateLogStream on sessionfunctionLogs',
    'logs:PutLogEvents on sessionfunctionLogs',
  ]);
  expect(grantsOf('messages').sort()).toEqual([
    'dynamodb:BatchGetItem on DataTable',
    'dynamodb:GetItem on DataTable',
    'dynamodb:PutItem on DataTable',
    'dynamodb:Query on DataTable/index/gsi1',
    'dynamodb:Query on DataTable/index/gsi2',
    'dynamodb:UpdateItem on DataTable',
    'logs:CreateLogStream on messagesfunctionLogs',
    'logs:PutLogEvents on messagesfunctionLogs',
  ]);
  expect(grantsOf('content').sort()).toEqual([
    'dynamodb:GetItem on DataTable',
    'dynamodb:Query on DataTable',
    'dynamodb:UpdateItem on DataTable',
    'logs:CreateLogStream on contentfunctionLogs',
    'logs:PutLogEvents on contentfunctionLogs',
  ]);
  expect(grantsOf('images').sort()).toEqual([
    'dynamodb:GetItem on DataTable',
    'dynamodb:UpdateItem on DataTable',
    'logs:CreateLogStream on imagesfunctionLogs',
    'logs:PutLogEvents on imagesfunctionLogs',
    's3:DeleteObject on ImageBucket/staging/*',
    's3:GetObject on ImageBucket/staging/*',
    's3:PutObject on ImageBucket/images/*',
    's3:PutObject on ImageBucket/staging/*',
  ]);
});

test('password hashing has a whole processor', () => {
  expect(functionOf('session').MemorySize).toBe(1769);
});
