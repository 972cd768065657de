import { describe, expect, test } from 'vitest';
import { resourcesOf, templateOf } from '#infra/testing/synthesize.ts';
import { postKinds } from '#shared/posts/kinds.ts';

const template = templateOf();

function only(type: string, prefix: string) {
  const found = Object.entries(resourcesOf(template, type)).filter(([id]) => id.startsWith(prefix));
  expect(found, `${type} ${prefix}`).toHaveLength(1);
  const [[id, { Properties: properties, DependsOn: dependsOn = [] }]] = found as [(typeof found)[number]];
  return { id, properties, dependsOn };
}

const publisher = only('AWS::Lambda::Function', 'PublisherFunction');
const source = only('AWS::Lambda::EventSourceMapping', 'PublisherFunction');
const queue = only('AWS::SQS::Queue', 'Failed');
const released = only('Custom::PublishedRelease', 'Published');

test('has a full vCPU, a timeout of 15 minutes, and the names of table and bucket', () => {
  expect(publisher.properties).toMatchObject({
    Runtime: 'nodejs24.x',
    Architectures: ['arm64'],
    Handler: 'index.handler',
    MemorySize: 1769,
    Timeout: 900,
    LoggingConfig: { LogFormat: 'JSON', LogGroup: { Ref: expect.stringMatching(/^PublisherFunctionLogs/) } },
  });
  expect(publisher.properties.Environment.Variables).toEqual({
    NODE_OPTIONS: '--enable-source-maps',
    TABLE_NAME: { Ref: expect.stringMatching(/^DataTable/) },
    WEB_BUCKET: { Ref: expect.stringMatching(/^WebBucket/) },
  });
});

describe('writes to the table', () => {
  const patterns = source.properties.FilterCriteria.Filters.map(({ Pattern }: { Pattern: string }) =>
    JSON.parse(Pattern),
  );

  /** Returns true if a record of a partition passes the filter, by the rules of EventBridge patterns. */
  const starts = (partition: string) =>
    patterns.some((pattern: { dynamodb: { Keys: { pk: { S: (string | { prefix: string })[] } } } }) =>
      pattern.dynamodb.Keys.pk.S.some((rule) =>
        typeof rule === 'string' ? rule === partition : partition.startsWith(rule.prefix),
      ),
    );

  test.each(['content', 'blog#0123456789abcdef', 'news#x', 'career#x', 'publication#request'])(
    'in %s trigger it',
    (partition) => expect(starts(partition)).toBe(true),
  );

  test('are filtered by at most the five patterns that Lambda allows', () => {
    expect(patterns.length).toBeLessThan(5);
  });

  test.each([
    'session#x',
    'message#x',
    'throttle#x',
    'newsletter#x',
    'contents',
    'blogger#x',
    'publication#mark',
    'publication#request#x',
    'publication',
  ])('in %s do not trigger it', (partition) => expect(starts(partition)).toBe(false));

  test('trigger it at once, with ten retries, and are kept if all fail', () => {
    expect(source.properties).toMatchObject({
      EventSourceArn: { 'Fn::GetAtt': [expect.stringMatching(/^DataTable/), 'StreamArn'] },
      FunctionName: { Ref: publisher.id },
      StartingPosition: 'TRIM_HORIZON',
      BatchSize: 100,
      MaximumBatchingWindowInSeconds: 0,
      MaximumRetryAttempts: 10,
      MaximumRecordAgeInSeconds: 3600,
      DestinationConfig: { OnFailure: { Destination: { 'Fn::GetAtt': [queue.id, 'Arn'] } } },
    });
  });
});

test('may read exactly what pages show, and write pages and its own records', () => {
  const { Statement: statements } = only('AWS::IAM::Policy', 'PublisherFunctionRole').properties
    .PolicyDocument;
  const resourceOf = (resource: unknown) =>
    JSON.stringify(resource).replace(
      /^.*\["([A-Za-z]+)[0-9A-F]{8}","\w+"\](.*)$/,
      (_, id, rest) => id + (/"(\/[^"]*)"/.exec(rest)?.[1] ?? ''),
    );
  const grants = statements.flatMap(({ Action, Resource, Condition = {} }: Statement) => {
    const [[, only] = []] = Object.values(Condition).flatMap((one) => Object.entries(one));
    const kinds = [only ?? []].flat().filter((name) => !name.endsWith('#*'));
    return [Action]
      .flat()
      .flatMap((action) =>
        [Resource].flat().map((resource) => `${action} ${resourceOf(resource)} ${kinds.join()}`.trim()),
      );
  });
  const on = (what: string, ...actions: string[]) => actions.map((action) => `${action} ${what}`);
  expect([...new Set(grants)].sort()).toEqual(
    [
      `dynamodb:Query DataTable content`,
      `dynamodb:BatchGetItem DataTable ${postKinds.join()}`,
      `dynamodb:Query DataTable/index/gsi3 ${postKinds.join()}`,
      ...on(
        'DataTable publication',
        'dynamodb:GetItem',
        'dynamodb:UpdateItem',
        'dynamodb:DeleteItem',
        'dynamodb:Query',
      ),
      ...on('WebBucket/pages/*', 's3:GetObject', 's3:PutObject', 's3:DeleteObject'),
      ...on('WebBucket/pictures/*', 's3:GetObject', 's3:PutObject', 's3:DeleteObject'),
      's3:ListBucket WebBucket pages/*',
      'dynamodb:ListStreams "*"',
      ...on('DataTable', 'dynamodb:DescribeStream', 'dynamodb:GetRecords', 'dynamodb:GetShardIterator'),
      ...on('Failed', 'sqs:SendMessage', 'sqs:GetQueueAttributes', 'sqs:GetQueueUrl'),
      ...on('PublisherFunctionLogs', 'logs:CreateLogStream', 'logs:PutLogEvents'),
    ].sort(),
  );
});

interface Statement {
  readonly Action: string | string[];
  readonly Resource: unknown;
  readonly Condition?: Record<string, Record<string, string | string[]>>;
}

test('failed events are kept for two weeks, encrypted, and accessible over TLS only', () => {
  expect(queue.properties).toMatchObject({
    SqsManagedSseEnabled: true,
    MessageRetentionPeriod: 14 * 24 * 3600,
  });
  expect(only('AWS::SQS::QueuePolicy', 'Failed').properties.PolicyDocument.Statement).toContainEqual(
    expect.objectContaining({ Effect: 'Deny', Condition: { Bool: { 'aws:SecureTransport': 'false' } } }),
  );
});

test('a schedule may start it, every quarter of an hour', () => {
  const rule = only('AWS::Events::Rule', 'PublisherReconcile');
  expect(rule.properties).toMatchObject({
    ScheduleExpression: 'rate(15 minutes)',
    State: 'ENABLED',
    Targets: [{ Arn: { 'Fn::GetAtt': [publisher.id, 'Arn'] } }],
  });
  template.hasResourceProperties('AWS::Lambda::Permission', {
    Action: 'lambda:InvokeFunction',
    Principal: 'events.amazonaws.com',
    FunctionName: { 'Fn::GetAtt': [publisher.id, 'Arn'] },
    SourceArn: { 'Fn::GetAtt': [rule.id, 'Arn'] },
  });
});

describe('the release', () => {
  test('is published by the publisher, and again when its code changes', () => {
    expect(released.properties).toEqual({
      ServiceToken: { 'Fn::GetAtt': [publisher.id, 'Arn'] },
      ServiceTimeout: '3600',
      Release: 'test-release',
      Code: publisher.properties.Code.S3Key,
    });
  });

  test('is published after its assets, and after the publisher has its permissions and triggers', () => {
    const policy = only('AWS::IAM::Policy', 'PublisherFunctionRole');
    const assets = Object.keys(resourcesOf(template, 'Custom::CDKBucketDeployment')).filter((id) =>
      /^Web(Assets|Fonts)/.test(id),
    );
    expect(assets).toHaveLength(2);
    expect(released.dependsOn).toEqual(
      expect.arrayContaining([policy.id, source.id, publisher.id, ...assets]),
    );
  });

  test('is published before visitors are sent to it, and after the policy that allows its scripts', () => {
    const leading = only('AWS::CloudFront::Function', 'CdnPageRequest');
    expect(leading.properties.FunctionCode).toContain('"test-release"');
    const policy = only('AWS::CloudFront::ResponseHeadersPolicy', 'CdnResponseHeaders');
    expect(leading.dependsOn).toEqual(expect.arrayContaining([released.id, policy.id]));
  });
});
