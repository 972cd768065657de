import { DescribeCertificateCommand } from '@aws-sdk/client-acm';
import {
  CloudFormationServiceException,
  DescribeStacksCommand,
  ListStackResourcesCommand,
} from '@aws-sdk/client-cloudformation';
import { DescribeAlarmsCommand } from '@aws-sdk/client-cloudwatch';
import { DescribeContinuousBackupsCommand, DescribeTableCommand } from '@aws-sdk/client-dynamodb';
import { GetAccountSettingsCommand } from '@aws-sdk/client-lambda';
import { GetAccountCommand, GetEmailIdentityCommand } from '@aws-sdk/client-sesv2';
import { ListSubscriptionsByTopicCommand } from '@aws-sdk/client-sns';
import { type AwsStub, mockClient } from 'aws-sdk-client-mock';
import { beforeEach, expect, test } from 'vitest';
import { settingsFrom } from '../settings.ts';
import { checks, type Deployment, findDeployment, reportOf, runChecks } from './checks.ts';
import { clientsIn } from './deployed-site.ts';

const certificateArn = 'arn:aws:acm:us-east-1:111111111111:certificate/1';
const production = {
  ...{
    stage: 'production',
    siteUrl: 'https://www.shop.iq',
    domainName: 'www.shop.iq,shop.iq',
    certificateArn,
  },
  ...{ alarmEmail: 'ops@shop.iq', mailFrom: 'site@shop.iq', concurrency: 1000 },
};
const clients = { site: clientsIn('eu-central-1'), edge: clientsIn('us-east-1') };
const stubs = [clients.site, clients.edge].map((one) => ({
  cloudFormation: mockClient(one.cloudFormation),
  certificates: mockClient(one.certificates),
  alarms: mockClient(one.alarms),
  database: mockClient(one.database),
  functions: mockClient(one.functions),
  mails: mockClient(one.mails),
  topics: mockClient(one.topics),
})) as [Stubs, Stubs];
// biome-ignore lint/suspicious/noExplicitAny: each stub is of another client, and no type has them all.
type Stubs = Record<keyof typeof clients.site, AwsStub<any, any, any>>;
const [site, edge] = stubs;

const outputs = {
  ...{ SiteUrl: 'https://www.shop.iq', DnsTarget: 'd1.cloudfront.net', TableName: 'Site-Table' },
  MailSenderDnsRecord1: 'a CNAME b',
};
const stackOf = (StackName: string, more: object = {}) => ({
  Stacks: [
    {
      ...{
        StackName,
        StackStatus: 'UPDATE_COMPLETE',
        EnableTerminationProtection: true,
        CreationTime: new Date(),
      },
      Outputs: Object.entries(outputs).map(([OutputKey, OutputValue]) => ({ OutputKey, OutputValue })),
      ...more,
    },
  ],
});
const noStack = new CloudFormationServiceException({
  ...{ name: 'ValidationError', message: 'Stack with id X does not exist', $fault: 'client', $metadata: {} },
});
const stored = { administrators: [], recipients: [], placeholders: [], claims: [] };
const answersOf = (found: Partial<Record<keyof typeof stored, readonly string[]>>) => async () => ({
  administrators: async () => found.administrators ?? [],
  recipients: async () => found.recipients ?? [],
  placeholders: async () => found.placeholders ?? [],
  claims: async () => found.claims ?? [],
});

/** Mocks a site without open tasks. */
beforeEach(() => {
  for (const stub of stubs.flatMap((one) => Object.values(one))) stub.reset();
  for (const { cloudFormation, topics, alarms } of stubs) {
    cloudFormation.on(DescribeStacksCommand).rejects(noStack);
    cloudFormation.on(ListStackResourcesCommand).resolves({
      StackResourceSummaries: [
        { ResourceType: 'AWS::SNS::Topic', PhysicalResourceId: 'arn:aws:sns:::topic' },
        { ResourceType: 'AWS::CloudWatch::Alarm', PhysicalResourceId: 'Site-production-api-errors' },
      ] as never,
    });
    topics.on(ListSubscriptionsByTopicCommand).resolves({
      Subscriptions: [{ Endpoint: 'ops@shop.iq', SubscriptionArn: 'arn:aws:sns:::topic:1' }],
    });
    alarms.on(DescribeAlarmsCommand).resolves({ MetricAlarms: [] });
  }
  site.cloudFormation
    .on(DescribeStacksCommand, { StackName: 'Site-production' })
    .resolves(stackOf('Site-production') as never);
  for (const part of ['Edge', 'Watch'])
    edge.cloudFormation
      .on(DescribeStacksCommand, { StackName: `Site-production-${part}` })
      .resolves(stackOf(`Site-production-${part}`) as never);
  edge.certificates.on(DescribeCertificateCommand).resolves({
    Certificate: { Status: 'ISSUED', SubjectAlternativeNames: ['shop.iq', '*.shop.iq'] },
  });
  site.database.on(DescribeTableCommand).resolves({ Table: { DeletionProtectionEnabled: true } });
  site.database.on(DescribeContinuousBackupsCommand).resolves({
    ContinuousBackupsDescription: {
      ContinuousBackupsStatus: 'ENABLED',
      PointInTimeRecoveryDescription: { PointInTimeRecoveryStatus: 'ENABLED' },
    },
  });
  site.functions.on(GetAccountSettingsCommand).resolves({ AccountLimit: { ConcurrentExecutions: 1000 } });
  site.mails.on(GetAccountCommand).resolves({ SendingEnabled: true, ProductionAccessEnabled: true });
  site.mails.on(GetEmailIdentityCommand).resolves({
    VerifiedForSendingStatus: true,
    MailFromAttributes: {
      MailFromDomain: 'bounces.shop.iq',
      MailFromDomainStatus: 'SUCCESS',
      BehaviorOnMxFailure: 'USE_DEFAULT_VALUE',
    },
  });
});

interface Given {
  readonly context?: Record<string, unknown>;
  readonly more?: Partial<Deployment>;
  readonly found?: Parameters<typeof answersOf>[0];
}

const fromEdge = async () => new Response('', { headers: { 'x-amz-cf-id': '1' } });

async function leftOf({ context = {}, more = {}, found = {} }: Given = {}): Promise<string[]> {
  const deployment = await findDeployment(
    settingsFrom({ ...production, ...context }),
    clients,
    answersOf(found),
  );
  const findings = await runChecks({
    ...deployment,
    fetch: fromEdge,
    resolveTxt: async () => [['v=DMARC1; ', 'p=none']],
    ...more,
  });
  return findings.flatMap(({ left, problem, name }) => [
    ...left,
    ...(problem ? [`${name}: ${problem}`] : []),
  ]);
}

test('reports no open task for a complete site', async () => {
  expect(await leftOf()).toEqual([]);
});

test('without a stack says how to make one', async () => {
  site.cloudFormation.on(DescribeStacksCommand, { StackName: 'Site-production' }).rejects(noStack);
  await expect(leftOf()).rejects.toThrow('There is no stack Site-production in eu-central-1: npm run deploy');
});

test.each<[string, () => Given | undefined, string]>([
  [
    'a failed change',
    () => {
      const failed = stackOf('Site-production', { StackStatus: 'UPDATE_ROLLBACK_COMPLETE' });
      site.cloudFormation
        .on(DescribeStacksCommand, { StackName: 'Site-production' })
        .resolves(failed as never);
      return undefined;
    },
    'The last change of Site-production failed (UPDATE_ROLLBACK_COMPLETE)',
  ],
  [
    'an edge stack that nobody asks for',
    () => ({ context: { webAcl: false } }),
    'Site-production-Edge is no longer asked for and costs: npm run remove -- --only edge',
  ],
  [
    'a missing watch stack',
    () => {
      edge.cloudFormation.on(DescribeStacksCommand, { StackName: 'Site-production-Watch' }).rejects(noStack);
      return undefined;
    },
    'Site-production-Watch does not exist',
  ],
  [
    'a table that anybody may delete',
    () => {
      site.database.on(DescribeTableCommand).resolves({ Table: { DeletionProtectionEnabled: false } });
      return undefined;
    },
    'The table is not protected from deletion',
  ],
  [
    'no recovery',
    () => {
      site.database.on(DescribeContinuousBackupsCommand).resolves({});
      return undefined;
    },
    'Point-in-time recovery of the table is off',
  ],
  [
    'a domain that leads elsewhere',
    () => ({ more: { fetch: async () => new Response('') } }),
    'shop.iq does not lead to the site: in its DNS, point it at d1.cloudfront.net',
  ],
  [
    'a certificate that is not issued',
    () => {
      edge.certificates
        .on(DescribeCertificateCommand)
        .resolves({ Certificate: { Status: 'PENDING_VALIDATION' } });
      return undefined;
    },
    'The certificate is PENDING_VALIDATION',
  ],
  [
    'a certificate of other names',
    () => {
      edge.certificates.on(DescribeCertificateCommand).resolves({
        Certificate: { Status: 'ISSUED', SubjectAlternativeNames: ['*.shop.iq'] },
      });
      return undefined;
    },
    'The certificate does not name shop.iq',
  ],
  [
    'pages that fail',
    () => ({
      more: { fetch: async () => new Response('', { status: 503, headers: { 'x-amz-cf-id': '1' } }) },
    }),
    '/ answers 503',
  ],
  [
    'pages that do not answer',
    () => ({ more: { fetch: async () => Promise.reject(new Error('no route')) } }),
    '/ar answers nothing (no route)',
  ],
  [
    'the sandbox',
    () => {
      site.mails.on(GetAccountCommand).resolves({ SendingEnabled: true, ProductionAccessEnabled: false });
      return undefined;
    },
    'SES is in its sandbox',
  ],
  [
    'a paused account',
    () => {
      site.mails.on(GetAccountCommand).resolves({ SendingEnabled: false, ProductionAccessEnabled: true });
      return undefined;
    },
    'SES has paused sending',
  ],
  [
    'a domain that is not verified',
    () => {
      site.mails.on(GetEmailIdentityCommand).resolves({
        MailFromAttributes: {
          MailFromDomain: 'bounces.shop.iq',
          MailFromDomainStatus: 'PENDING',
          BehaviorOnMxFailure: 'USE_DEFAULT_VALUE',
        },
      });
      return undefined;
    },
    'bounces.shop.iq is not verified: put its MX and SPF records',
  ],
  [
    'no DMARC',
    () => ({ more: { resolveTxt: async () => Promise.reject(new Error('ENOTFOUND')) } }),
    '_dmarc.shop.iq has no DMARC record',
  ],
  [
    'a subscription that waits',
    () => {
      site.topics.on(ListSubscriptionsByTopicCommand).resolves({
        Subscriptions: [{ Endpoint: 'ops@shop.iq', SubscriptionArn: 'PendingConfirmation' }],
      });
      return undefined;
    },
    'ops@shop.iq does not get the alarms of Site-production: confirm',
  ],
  [
    'an alarm',
    () => {
      site.alarms
        .on(DescribeAlarmsCommand, { AlarmNames: ['Site-production-api-errors'], StateValue: 'ALARM' })
        .resolves({ MetricAlarms: [{ AlarmName: 'Site-production-api-errors' }] });
      return undefined;
    },
    'Site-production-api-errors rings: docs/runbook.md, api-errors, says what to do.',
  ],
  ['nobody to tell', () => ({ context: { alarmEmail: 'none' } }), 'Nobody is told when something is wrong'],
  [
    'a small quota',
    () => {
      site.functions.on(GetAccountSettingsCommand).resolves({ AccountLimit: { ConcurrentExecutions: 10 } });
      return undefined;
    },
    'Lambda may run 10 functions at once: ask for 1,000',
  ],
  ['another quota', () => ({ context: { concurrency: 10 } }), "Set concurrency to 1000, Lambda's quota"],
  ['nobody who may sign in', () => ({ found: { administrators: ['nobody'] } }), 'nobody'],
  ['nobody who is mailed', () => ({ found: { recipients: ['no mail'] } }), 'no mail'],
  ['placeholders', () => ({ found: { placeholders: ['Retail Evidence'] } }), 'Retail Evidence'],
  ['open claims', () => ({ found: { claims: ['31 statements'] } }), '31 statements'],
])('reports %s', async (_name, arrange, sentence) => {
  const left = await leftOf(arrange());
  expect(left.join('\n')).toContain(sentence);
});

test('a check that fails hides no other', async () => {
  site.mails.on(GetAccountCommand).rejects(new Error('AccessDenied'));
  site.functions.on(GetAccountSettingsCommand).resolves({ AccountLimit: { ConcurrentExecutions: 10 } });
  const left = await leftOf();
  expect(left).toContain('Mail: AccessDenied');
  expect(left.join('\n')).toContain('ask for 1,000');
});

test('requires less of a trial', async () => {
  const context = { stage: 'staging', alarmEmail: undefined, mailFrom: undefined, domainName: undefined };
  site.cloudFormation
    .on(DescribeStacksCommand, { StackName: 'Site-staging' })
    .resolves(stackOf('Site-staging', { EnableTerminationProtection: false }) as never);
  const found = { recipients: ['no mail'], placeholders: ['placeholder'], claims: ['claims'] };
  expect(await leftOf({ context: { ...context, certificateArn: undefined }, found })).toEqual([]);
});

test('prints a line for each check, with its open task', () => {
  expect(
    reportOf([
      { name: 'Mail', left: ['Do this.', 'Do that.'] },
      { name: 'Quota', left: [] },
      { name: 'Pages', left: [], problem: 'no route' },
    ]),
  ).toEqual([
    '!  Mail: Do this.',
    '!  Mail: Do that.',
    '✓  Quota',
    '?  Pages could not be asked for: no route',
  ]);
  expect(Object.keys(checks)).toContain('Mail');
});
