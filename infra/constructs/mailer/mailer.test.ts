import { expect, test } from 'vitest';
import { resourcesOf, templateOf } from '#infra/testing/synthesize.ts';

const template = templateOf({ alarmEmail: 'us@shop.test' });

function only(type: string, prefix: string, from = template) {
  const found = Object.entries(resourcesOf(from, type)).filter(([id]) => id.startsWith(prefix));
  expect(found, `${type} ${prefix}`).toHaveLength(1);
  const [[id, { Properties: properties }]] = found as [(typeof found)[number]];
  return { id, properties };
}

const mailer = only('AWS::Lambda::Function', 'MailerFunction');
const queue = only('AWS::SQS::Queue', 'MailerFailed');
const identity = only('AWS::SES::EmailIdentity', 'MailSender');

test('the mailer knows the table, the site and the address it sends from', () => {
  expect(mailer.properties).toMatchObject({ Runtime: 'nodejs24.x', Timeout: 300 });
  expect(mailer.properties.Environment.Variables).toEqual({
    NODE_OPTIONS: '--enable-source-maps',
    TABLE_NAME: { Ref: expect.stringMatching(/^DataTable/) },
    SITE_URL: 'https://www.shop.test',
    MAIL_FROM: 'site@shop.test',
  });
});

test('new messages, addresses and links start it at once, nothing else does, and what it gives up is kept for two weeks', () => {
  const source = only('AWS::Lambda::EventSourceMapping', 'MailerFunction').properties;
  expect(source).toMatchObject({
    FunctionName: { Ref: mailer.id },
    MaximumBatchingWindowInSeconds: 0,
    MaximumRetryAttempts: 10,
    BisectBatchOnFunctionError: true,
    MaximumRecordAgeInSeconds: 3600,
    DestinationConfig: { OnFailure: { Destination: { 'Fn::GetAtt': [queue.id, 'Arn'] } } },
  });
  expect(
    source.FilterCriteria.Filters.map(({ Pattern }: { Pattern: string }) => JSON.parse(Pattern)),
  ).toEqual([
    { eventName: ['INSERT'], dynamodb: { Keys: { pk: { S: [{ prefix: 'message#' }] } } } },
    { eventName: ['INSERT', 'MODIFY'], dynamodb: { Keys: { pk: { S: [{ prefix: 'newsletter#' }] } } } },
    { eventName: ['INSERT', 'MODIFY'], dynamodb: { Keys: { pk: { S: [{ prefix: 'sending#' }] } } } },
    { eventName: ['INSERT'], dynamodb: { Keys: { pk: { S: [{ prefix: 'link#' }] } } } },
    { eventName: ['MODIFY'], dynamodb: { Keys: { pk: { S: [{ prefix: 'hand-over#' }] } } } },
  ]);
  expect(queue.properties).toMatchObject({
    SqsManagedSseEnabled: true,
    MessageRetentionPeriod: 14 * 24 * 3600,
  });
});

test('it reads what it mails, makes links, keeps account of mails, and sends from its address only', () => {
  const { Statement: statements } = only('AWS::IAM::Policy', 'MailerFunctionRole').properties.PolicyDocument;
  const allowed = statements
    .filter(({ Action }: { Action: string | string[] }) =>
      /^(dynamodb:\w+Item|ses)/.test([Action].flat().join()),
    )
    .map(({ Action, Condition }: { Action: string | string[]; Condition: Record<string, object> }) => [
      [Action].flat().join(),
      Object.values(Condition)[0],
    ]);
  expect(allowed).toEqual([
    // The company in whose name it writes.
    ['dynamodb:BatchGetItem', { 'dynamodb:LeadingKeys': ['content', 'content#*'] }],
    [
      'dynamodb:GetItem',
      {
        'dynamodb:LeadingKeys': ['message', 'message-entry', 'setting', 'blog', 'link', 'hand-over'].flatMap(
          (kind) => [kind, `${kind}#*`],
        ),
      },
    ],
    ['dynamodb:GetItem,dynamodb:UpdateItem', { 'dynamodb:LeadingKeys': ['newsletter', 'newsletter#*'] }],
    [
      'dynamodb:GetItem,dynamodb:UpdateItem',
      { 'dynamodb:LeadingKeys': ['mail', 'sending'].flatMap((kind) => [kind, `${kind}#*`]) },
    ],
    [
      'dynamodb:GetItem,dynamodb:UpdateItem',
      { 'dynamodb:LeadingKeys': ['administrator', 'administrator#*'] },
    ],
    ['dynamodb:BatchGetItem,dynamodb:UpdateItem', { 'dynamodb:LeadingKeys': ['message', 'message#*'] }],
    ['ses:SendEmail', { 'ses:FromAddress': 'site@shop.test' }],
  ]);
});

test('each morning at 8 in Baghdad it is asked what waits', () => {
  expect(only('AWS::Events::Rule', 'MailerMorning').properties).toMatchObject({
    ScheduleExpression: 'cron(0 5 * * ? *)',
    State: 'ENABLED',
    Targets: [{ Arn: { 'Fn::GetAtt': [mailer.id, 'Arn'] } }],
  });
});

test('the domain it sends from is the stack’s, and the records that verify it are told', () => {
  expect(identity.properties).toEqual({
    EmailIdentity: 'shop.test',
    ConfigurationSetAttributes: { ConfigurationSetName: { Ref: expect.stringMatching(/^MailSenderEvents/) } },
  });
  const destination = only('AWS::SES::ConfigurationSetEventDestination', 'MailSenderEvents').properties;
  expect(destination.EventDestination).toMatchObject({
    Enabled: true,
    MatchingEventTypes: ['bounce', 'complaint'],
    EventBridgeDestination: {},
  });
  expect(only('AWS::Events::Rule', 'MailerReturned').properties).toMatchObject({
    EventPattern: { source: ['aws.ses'], 'detail-type': ['Email Bounced', 'Email Complaint Received'] },
    Targets: [{ Arn: { 'Fn::GetAtt': [mailer.id, 'Arn'] } }],
  });
  const outputs = Object.entries(template.toJSON().Outputs).filter(([id]) =>
    id.startsWith('MailSenderDnsRecord'),
  );
  expect(outputs).toHaveLength(3);
  expect(JSON.stringify(outputs)).toContain(`["${identity.id}","DkimDNSTokenName1"]`);
});

test('nothing is mailed where no address is set', () => {
  const without = templateOf({ mailFrom: 'none' });
  expect(resourcesOf(without, 'AWS::SES::EmailIdentity')).toEqual({});
  const variables = only('AWS::Lambda::Function', 'mailfunction', without).properties.Environment.Variables;
  expect(variables).not.toHaveProperty('MAIL_FROM');
  const functions = Object.keys(resourcesOf(without, 'AWS::Lambda::Function'));
  expect(functions.filter((id) => id.startsWith('Mailer'))).toEqual([]);
});

test('somebody is told when mails fail, are late, are given up, or are not known to be sent', () => {
  const alarms = Object.keys(resourcesOf(template, 'AWS::CloudWatch::Alarm'));
  for (const name of ['mailererrors', 'mailerlag', 'mailergaveup', 'mailsnotsent'])
    expect(
      alarms.filter((id) => id.startsWith(`Monitoring${name}`)),
      name,
    ).toHaveLength(1);
  const filter = only('AWS::Logs::MetricFilter', 'Monitoringmailnotsent').properties;
  expect(filter.FilterPattern).toBe('{ $.message.failure = "A mail was not sent" }');
});
