import { describe, expect, test } from 'vitest';
import { resourcesOf, templateOf } from '#infra/testing/synthesize.ts';
import { groups } from '#shared/api/endpoint.ts';
import { postKinds } from '#shared/posts/kinds.ts';

const template = templateOf({ siteUrl: 'https://site.shop.test' });
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
  readonly Condition?: { 'ForAllValues:StringLike'?: { 'dynamodb:LeadingKeys'?: string | string[] } };
}

function statementsOf(group: string): Statement[] {
  const role = functionOf(group).Role['Fn::GetAtt'][0];
  return Object.values(resourcesOf(template, 'AWS::IAM::Policy'))
    .filter(({ Properties }) => Properties.Roles.some((one: { Ref: string }) => one.Ref === role))
    .flatMap(({ Properties }) => Properties.PolicyDocument.Statement);
}

/** Such as `dynamodb:GetItem on DataTable of blog, news`, with the kinds of items a condition leaves. */
function grantsOf(group: string): string[] {
  return statementsOf(group).flatMap(({ Action, Resource, Condition }) =>
    [Action]
      .flat()
      .flatMap((action) =>
        [Resource].flat().map((resource) => `${action} on ${nameOf(resource)}${kindsOf(Condition)}`),
      ),
  );
}

/** The patterns of partition keys come in pairs: a kind, and what begins with it. */
function kindsOf(condition: Statement['Condition']): string {
  const patterns = [condition?.['ForAllValues:StringLike']?.['dynamodb:LeadingKeys'] ?? []].flat();
  const kinds = patterns.filter((pattern) => patterns.includes(`${pattern}#*`));
  expect(patterns).toHaveLength(2 * kinds.length);
  return kinds.length > 0 ? ` of ${kinds.join(', ')}` : '';
}

/** `Data…` for the table, `Data…/index/gsi1` for its index. */
function nameOf(resource: object): string {
  return [...JSON.stringify(resource).matchAll(/\["(\w+)","Arn"\]|"Ref":"(MailSender\w+)"|"(\/[^"]+)"/g)]
    .map(([, arn, id = arn, path]) => id?.replace(/[0-9A-F]{8}$/, '') ?? path ?? '')
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
      SITE_URL: 'https://site.shop.test',
      NODE_OPTIONS: '--enable-source-maps',
      TABLE_NAME: { Ref: expect.stringMatching(/^DataTable/) },
    });
    const expected = ['NODE_OPTIONS', 'ORIGIN_VERIFY', 'SITE_URL', 'TABLE_NAME'];
    if (group === 'images') expected.push('IMAGE_BUCKET');
    if (group === 'mail' || group === 'people') expected.push('MAIL_FROM');
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

/** What checking an administrator's session takes. */
const sessionCheck = [
  'dynamodb:GetItem on DataTable of administrator',
  'dynamodb:GetItem on DataTable of session',
  'dynamodb:UpdateItem on DataTable of session',
];
const posts = postKinds.join(', ');
const counting = 'dynamodb:UpdateItem on DataTable of throttle';
const onTable = (kinds: string, ...actions: string[]) =>
  actions.map((action) => `dynamodb:${action} on DataTable of ${kinds}`);
/** Adding a line to the log is all that may be done with it. */
const auditing = onTable('audit', 'PutItem');

test.each<[string, string[]]>([
  [
    'session',
    [
      ...onTable('administrator', 'GetItem', 'UpdateItem'),
      'dynamodb:Query on DataTable/index/gsi1 of administrator',
      ...onTable('link', 'PutItem'),
      ...onTable('session', 'GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'),
      'dynamodb:Query on DataTable/index/gsi1 of session',
      ...onTable('device', 'GetItem', 'UpdateItem'),
      ...onTable('challenge', 'GetItem', 'PutItem', 'DeleteItem'),
      ...auditing,
      counting,
    ],
  ],
  [
    'messages',
    [
      ...onTable('message', 'GetItem', 'PutItem', 'UpdateItem', 'DeleteItem', 'BatchGetItem'),
      'dynamodb:Query on DataTable/index/gsi1 of message',
      'dynamodb:Query on DataTable/index/gsi2 of message',
      ...onTable('message-entry', 'GetItem'),
      'dynamodb:Query on DataTable/index/gsi2 of message-entry',
      ...sessionCheck,
      ...auditing,
      counting,
    ],
  ],
  [
    'content',
    [
      ...onTable('content', 'GetItem', 'UpdateItem', 'Query'),
      ...onTable('publication', 'GetItem', 'UpdateItem'),
      ...sessionCheck,
      ...auditing,
    ],
  ],
  [
    'images',
    [
      ...onTable('content', 'GetItem', 'UpdateItem'),
      ...sessionCheck,
      ...auditing,
      's3:DeleteObject on ImageBucket/staging/*',
      's3:GetObject on ImageBucket/staging/*',
      's3:PutObject on ImageBucket/images/*',
      's3:PutObject on ImageBucket/staging/*',
    ],
  ],
  [
    'posts',
    [
      ...onTable(posts, 'GetItem', 'PutItem', 'UpdateItem', 'BatchGetItem'),
      `dynamodb:Query on DataTable/index/gsi1 of ${posts}`,
      `dynamodb:Query on DataTable/index/gsi3 of ${posts}`,
      ...sessionCheck,
      ...auditing,
    ],
  ],
  [
    'newsletter',
    [
      ...onTable('newsletter', 'GetItem', 'PutItem', 'UpdateItem', 'DeleteItem', 'BatchGetItem'),
      'dynamodb:Query on DataTable/index/gsi1 of newsletter',
      'dynamodb:Query on DataTable/index/gsi2 of newsletter',
      ...sessionCheck,
      ...auditing,
      counting,
    ],
  ],
  [
    'people',
    [
      ...onTable('administrator', 'GetItem', 'UpdateItem', 'DeleteItem'),
      'dynamodb:Query on DataTable/index/gsi1 of administrator',
      ...onTable('session', 'DeleteItem'),
      'dynamodb:Query on DataTable/index/gsi1 of session',
      'dynamodb:Query on DataTable/index/gsi1 of audit',
      ...onTable('link', 'PutItem'),
      ...sessionCheck,
      ...auditing,
    ],
  ],
  [
    'privacy',
    [
      ...onTable('administrator', 'GetItem', 'UpdateItem'),
      'dynamodb:Query on DataTable/index/gsi1 of administrator',
      ...onTable('setting', 'GetItem', 'UpdateItem'),
      ...onTable('message', 'DeleteItem'),
      'dynamodb:Query on DataTable/index/gsi1 of message',
      ...onTable('message-entry', 'BatchWriteItem', 'Query'),
      ...onTable('newsletter', 'GetItem', 'DeleteItem'),
      ...sessionCheck,
      ...auditing,
    ],
  ],
  [
    'mail',
    [
      ...onTable('setting', 'GetItem', 'UpdateItem'),
      ...onTable('mail', 'BatchGetItem'),
      'dynamodb:Query on DataTable/index/gsi2 of mail',
      ...onTable('sending', 'GetItem', 'PutItem', 'UpdateItem'),
      'dynamodb:Query on DataTable/index/gsi1 of sending',
      'dynamodb:Query on DataTable/index/gsi2 of newsletter',
      ...onTable('blog', 'GetItem'),
      ...sessionCheck,
      ...auditing,
      'ses:SendEmail on MailSenderEvents',
      'ses:SendEmail on MailSenderIdentity',
    ],
  ],
  ['share', onTable('blog', 'GetItem')],
])(
  'the function of %s may do what its group does with the items it has to do with, and no more',
  (group, grants) => {
    const logging = ['CreateLogStream', 'PutLogEvents'].map(
      (action) => `logs:${action} on ${group}functionLogs`,
    );
    expect([...new Set(grantsOf(group))].sort()).toEqual([...new Set([...grants, ...logging])].sort());
  },
);

test('nothing may be done with the table as a whole', () => {
  for (const group of groups) {
    const whole = grantsOf(group).filter((grant) => grant.startsWith('dynamodb:') && !grant.includes(' of '));
    expect(whole, group).toEqual([]);
  }
});

test('password hashing has a whole processor', () => {
  expect(functionOf('session').MemorySize).toBe(1769);
});
