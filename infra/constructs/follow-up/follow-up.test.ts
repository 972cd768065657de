import { expect, test } from 'vitest';
import { grantsOfFunction } from '#infra/testing/endpoint-functions.ts';
import { resourcesOf, templateOf } from '#infra/testing/synthesize.ts';

const template = templateOf({ alarmEmail: 'us@shop.test' });

function only(type: string, prefix: string, from = template) {
  const found = Object.entries(resourcesOf(from, type)).filter(([id]) => id.startsWith(prefix));
  expect(found, `${type} ${prefix}`).toHaveLength(1);
  const [[id, { Properties: properties }]] = found as [(typeof found)[number]];
  return { id, properties };
}

const followUp = only('AWS::Lambda::Function', 'FollowUpFunction');
const queue = only('AWS::SQS::Queue', 'Failed');
const identity = only('AWS::SES::EmailIdentity', 'MailSender');

test('has the table, the site’s address and its sender address as environment variables', () => {
  expect(followUp.properties).toMatchObject({ Runtime: 'nodejs24.x', Timeout: 300 });
  expect(followUp.properties.Environment.Variables).toEqual({
    NODE_OPTIONS: '--enable-source-maps',
    TABLE_NAME: { Ref: expect.stringMatching(/^DataTable/) },
    SITE_URL: 'https://www.shop.test',
    MAIL_FROM: 'site@shop.test',
    MAIL_EVENTS: { Ref: expect.stringMatching(/^MailSenderEvents/) },
    CV_BUCKET: { Ref: expect.stringMatching(/^CvBucket/) },
  });
});

const lists = ['blog#', 'news#', 'career#', 'picture#'].map((prefix) => ({ prefix }));

test('changes of messages, posts and pictures, new subscribers and links trigger it at once, nothing else does, and failed events are kept for two weeks', () => {
  const source = only('AWS::Lambda::EventSourceMapping', 'FollowUpFunction').properties;
  expect(source).toMatchObject({
    FunctionName: { Ref: followUp.id },
    MaximumBatchingWindowInSeconds: 0,
    // -1 means as often as possible within the hour.
    MaximumRetryAttempts: -1,
    BisectBatchOnFunctionError: true,
    FunctionResponseTypes: ['ReportBatchItemFailures'],
    MaximumRecordAgeInSeconds: 3600,
    DestinationConfig: { OnFailure: { Destination: { 'Fn::GetAtt': [queue.id, 'Arn'] } } },
  });
  // With parallel batches of one shard, two batches could be about the same message.
  expect(source).not.toHaveProperty('ParallelizationFactor');
  expect(
    source.FilterCriteria.Filters.map(({ Pattern }: { Pattern: string }) => JSON.parse(Pattern)),
  ).toEqual([
    { dynamodb: { Keys: { pk: { S: [{ prefix: 'message#' }] } } } },
    { dynamodb: { Keys: { pk: { S: lists } } } },
    {
      eventName: ['INSERT', 'MODIFY'],
      dynamodb: { Keys: { pk: { S: [{ prefix: 'newsletter#' }, { prefix: 'sending#' }] } } },
    },
    { eventName: ['INSERT'], dynamodb: { Keys: { pk: { S: [{ prefix: 'link#' }] } } } },
    {
      eventName: ['MODIFY'],
      dynamodb: { Keys: { pk: { S: [{ prefix: 'hand-over#' }, { prefix: 'administrator#' }] } } },
    },
  ]);
  expect(queue.properties).toMatchObject({
    SqsManagedSseEnabled: true,
    MessageRetentionPeriod: 14 * 24 * 3600,
  });
});

test('has exactly the permissions it needs on the table, and may send from its address', () => {
  const onTable = (kinds: string, ...actions: string[]) =>
    actions.map((action) => `dynamodb:${action} on DataTable of ${kinds}`);
  const found = ['gsi1', 'gsi2'].map((index) => `dynamodb:Query on DataTable/index/${index} of message`);
  const grants = [
    ...onTable('message', 'BatchGetItem', 'GetItem', 'UpdateItem'),
    ...found,
    ...onTable('message-entry', 'BatchWriteItem', 'DeleteItem', 'GetItem', 'Query', 'UpdateItem'),
    'dynamodb:Query on DataTable/index/gsi1 of message-entry',
    ...onTable('message, message-entry, setting, blog, link, hand-over', 'GetItem'),
    // The lists whose heads it keeps.
    'dynamodb:Query on DataTable/index/gsi4 of blog, news, career',
    'dynamodb:Query on DataTable/index/gsi1 of picture',
    ...onTable('list-head', 'BatchGetItem', 'UpdateItem'),
    // The data of the company in whose name mails are written.
    ...onTable('content', 'BatchGetItem'),
    ...onTable('newsletter', 'GetItem', 'UpdateItem'),
    'dynamodb:Query on DataTable/index/gsi1 of newsletter',
    ...onTable('left-work', 'DeleteItem', 'UpdateItem'),
    'dynamodb:Query on DataTable/index/gsi1 of left-work',
    ...onTable('mail, sending', 'GetItem', 'UpdateItem'),
    ...onTable('administrator', 'GetItem', 'UpdateItem'),
    ...onTable('message', 'BatchGetItem', 'UpdateItem'),
    ...['DescribeStream', 'GetRecords', 'GetShardIterator'].map(
      (action) => `dynamodb:${action} on DataTable/stream`,
    ),
    'dynamodb:ListStreams on *',
    'logs:CreateLogStream on FollowUpFunctionLogs',
    'logs:PutLogEvents on FollowUpFunctionLogs',
    ...['GetQueueAttributes', 'GetQueueUrl', 'SendMessage'].map((action) => `sqs:${action} on Failed`),
    // CVs are stored and deleted with their messages.
    ...['DeleteObject', 'GetObject'].flatMap((action) =>
      ['checked', 'kept'].map((place) => `s3:${action} on CvBucket/${place}/*`),
    ),
    's3:PutObject on CvBucket/kept/*',
    'ses:SendEmail on MailSenderEvents',
    'ses:SendEmail on identity/shop.test',
  ];
  expect([...new Set(grantsOfFunction('FollowUpFunction'))].sort()).toEqual([...new Set(grants)].sort());
  const { Statement: statements } = only('AWS::IAM::Policy', 'FollowUpFunctionRole').properties
    .PolicyDocument;
  expect(statements.filter(({ Action }: { Action: string }) => Action === 'ses:SendEmail')).toMatchObject([
    { Condition: { StringEquals: { 'ses:FromAddress': 'site@shop.test' } } },
  ]);
});

test('runs the digest each morning at 8 in Baghdad', () => {
  expect(only('AWS::Events::Rule', 'FollowUpMorning').properties).toMatchObject({
    ScheduleExpression: 'cron(0 5 * * ? *)',
    State: 'ENABLED',
    Targets: [{ Arn: { 'Fn::GetAtt': [followUp.id, 'Arn'] } }],
  });
});

test('the stack has the identity of the sender domain, and outputs its DNS records', () => {
  expect(identity.properties).toEqual({
    EmailIdentity: 'shop.test',
    MailFromAttributes: { MailFromDomain: 'bounces.shop.test', BehaviorOnMxFailure: 'USE_DEFAULT_VALUE' },
  });
  const destination = only('AWS::SES::ConfigurationSetEventDestination', 'MailSenderEvents').properties;
  expect(destination.EventDestination).toMatchObject({
    Enabled: true,
    MatchingEventTypes: ['bounce', 'complaint'],
    EventBridgeDestination: {},
  });
  expect(only('AWS::Events::Rule', 'FollowUpReturned').properties).toMatchObject({
    EventPattern: {
      source: ['aws.ses'],
      'detail-type': ['Email Bounced', 'Email Complaint Received'],
      detail: {
        mail: { tags: { 'ses:configuration-set': [{ Ref: expect.stringMatching(/^MailSenderEvents/) }] } },
      },
    },
    Targets: [{ Arn: { 'Fn::GetAtt': [followUp.id, 'Arn'] } }],
  });
  const outputs = Object.entries(template.toJSON().Outputs).filter(([id]) =>
    id.startsWith('MailSenderDnsRecord'),
  );
  expect(outputs).toHaveLength(6);
  const told = JSON.stringify(outputs);
  expect(told).toContain(`["${identity.id}","DkimDNSTokenName1"]`);
  expect(told).toContain('bounces.shop.test MX 10 feedback-smtp.');
  expect(told).toContain('bounces.shop.test TXT \\"v=spf1 include:amazonses.com ~all\\"');
  expect(told).toContain('_dmarc.shop.test TXT \\"v=DMARC1; p=none\\"');
});

test('the identity stays when production is deleted, but not a trial', () => {
  const policyOf = (context: Record<string, unknown>) =>
    Object.values(resourcesOf(templateOf(context), 'AWS::SES::EmailIdentity'))[0]?.DeletionPolicy;
  expect(policyOf({})).toBe('RetainExceptOnCreate');
  expect(policyOf({ stage: 'staging' })).toBe('Delete');
});

test('uses an existing identity of the account without changing it', () => {
  const existing = templateOf({ mailIdentity: 'existing' });
  expect(resourcesOf(existing, 'AWS::SES::EmailIdentity')).toEqual({});
  expect(JSON.stringify(existing.toJSON().Outputs)).not.toContain('CNAME');
  const policy = JSON.stringify(only('AWS::IAM::Policy', 'FollowUpFunctionRole', existing).properties);
  for (const name of ['shop.test', 'site@shop.test']) expect(policy).toContain(`:identity/${name}"`);
  expect(
    only('AWS::Lambda::Function', 'FollowUpFunction', existing).properties.Environment.Variables,
  ).toEqual(expect.objectContaining({ MAIL_EVENTS: { Ref: expect.stringMatching(/^MailSenderEvents/) } }));
});

test('tries left work again each minute', () => {
  expect(only('AWS::Events::Rule', 'FollowUpAgain').properties).toMatchObject({
    ScheduleExpression: 'rate(1 minute)',
    Targets: [{ Arn: { 'Fn::GetAtt': [followUp.id, 'Arn'] }, Input: '{"task":"try-again"}' }],
  });
});

test('schedules the walk over all messages', () => {
  expect(only('AWS::Events::Rule', 'FollowUpWalk').properties).toMatchObject({
    ScheduleExpression: 'rate(5 minutes)',
    Targets: [{ Arn: { 'Fn::GetAtt': [followUp.id, 'Arn'] }, Input: '{"task":"walk"}' }],
  });
});

test('without a sender address nothing is mailed, but messages are indexed and heads of lists kept', () => {
  const without = templateOf({ mailFrom: 'none' });
  expect(resourcesOf(without, 'AWS::SES::EmailIdentity')).toEqual({});
  for (const prefix of ['mailfunction', 'FollowUpFunction']) {
    const variables = only('AWS::Lambda::Function', prefix, without).properties.Environment.Variables;
    expect(variables).not.toHaveProperty('MAIL_FROM');
  }
  const { Filters } = only('AWS::Lambda::EventSourceMapping', 'FollowUpFunction', without).properties
    .FilterCriteria;
  expect(Filters.map(({ Pattern }: { Pattern: string }) => JSON.parse(Pattern))).toEqual([
    { dynamodb: { Keys: { pk: { S: [{ prefix: 'message#' }] } } } },
    { dynamodb: { Keys: { pk: { S: lists } } } },
  ]);
  const rules = Object.keys(resourcesOf(without, 'AWS::Events::Rule'));
  expect(rules.filter((id) => id.startsWith('FollowUp')).sort()).toEqual([
    expect.stringMatching(/^FollowUpAgain/),
    expect.stringMatching(/^FollowUpWalk/),
  ]);
  const policy = JSON.stringify(only('AWS::IAM::Policy', 'FollowUpFunctionRole', without).properties);
  for (const kind of ['administrator', 'newsletter', 'mail', 'setting'])
    expect(policy).not.toContain(`"${kind}"`);
});

test('two functions read the table’s stream, the most that AWS allows', () => {
  const streams = Object.values(resourcesOf(template, 'AWS::Lambda::EventSourceMapping')).map(
    ({ Properties }) => JSON.stringify(Properties.EventSourceArn),
  );
  expect(streams).toHaveLength(2);
  expect(new Set(streams).size).toBe(1);
});

test('a failed asynchronous call is repeated twice and then kept; the scheduler is called again each minute', () => {
  const configs = Object.values(resourcesOf(template, 'AWS::Lambda::EventInvokeConfig')).map(
    ({ Properties: { FunctionName, MaximumRetryAttempts, MaximumEventAgeInSeconds, DestinationConfig } }) => [
      FunctionName.Ref.replace(/[0-9A-F]{8}$/, ''),
      ...[MaximumRetryAttempts, MaximumEventAgeInSeconds, DestinationConfig?.OnFailure?.Destination],
    ],
  );
  expect(configs.sort()).toEqual([
    ['BackupRunnerFunction', 0, 300, undefined],
    ['FollowUpFunction', 2, 3600, { 'Fn::GetAtt': [queue.id, 'Arn'] }],
    ['PublisherFunction', 2, 3600, undefined],
    ['SchedulerFunction', 0, 60, undefined],
  ]);
});
