import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Template } from 'aws-cdk-lib/assertions';
import { expect, test } from 'vitest';
import {
  edgeTemplateOf,
  resourcesOf,
  stackOf,
  templateOf,
  watchTemplateOf,
} from '#infra/testing/synthesize.ts';

const outputs = templateOf().toJSON().Outputs;
const staging = templateOf({ stage: 'staging' });

test('without a built site it gives instructions', () => {
  const distDir = join(import.meta.dirname, 'no-such-folder');
  expect(() => stackOf({}, distDir)).toThrow('run `npm run build` first');
});

test('one template fits every account and region', () => {
  const stack = stackOf();
  expect(stack.resolve([stack.account, stack.region])).toEqual([
    { Ref: 'AWS::AccountId' },
    { Ref: 'AWS::Region' },
  ]);
});

test('outputs the site’s address, the data’s names and the DNS records for mail', () => {
  const dnsRecords = Object.keys(outputs).filter((id) => id.startsWith('MailSenderDnsRecord'));
  expect(dnsRecords).toHaveLength(6);
  expect(Object.keys(outputs)).toEqual([
    ...dnsRecords,
    'SiteUrl',
    'DnsTarget',
    'TableName',
    'ImageBucketName',
    'CvBucketName',
    'DistributionId',
  ]);
  expect(JSON.stringify(outputs.SiteUrl.Value)).toMatch(/https:\/\/.*CdnDistribution.*DomainName/);
});

test('with a domain it outputs the DNS target', () => {
  const certificateArn = 'arn:aws:acm:us-east-1:111111111111:certificate/1';
  const { Outputs } = templateOf({ domainName: 'www.shop.test', certificateArn }).toJSON();
  expect(Outputs.SiteUrl.Value).toBe('https://www.shop.test');
  expect(JSON.stringify(Outputs.DnsTarget.Value)).toMatch(/CdnDistribution.*DomainName/);
});

test('another stage has shorter retention', () => {
  staging.allResourcesProperties('AWS::Logs::LogGroup', { RetentionInDays: 7 });
});

test('no log of the monitoring is kept for ever', () => {
  const watch = watchTemplateOf({ alarmEmail: 'ops@example.com' });
  const groups = resourcesOf(watch, 'AWS::Logs::LogGroup');
  for (const [id, { Properties }] of Object.entries(groups)) expect(Properties.RetentionInDays, id).toBe(30);
  const functions = Object.entries(resourcesOf(watch, 'AWS::Lambda::Function'));
  expect(
    functions.filter(([, { Properties }]) => !(Properties.LoggingConfig?.LogGroup?.Ref in groups)),
  ).toEqual([]);
});

test.each(['production', 'staging'])('no log of %s is kept for ever', (stage) => {
  const stack = templateOf({ stage });
  const groups = resourcesOf(stack, 'AWS::Logs::LogGroup');
  const kept = Object.values(groups).map(({ Properties }) => Properties.RetentionInDays);
  expect(new Set(kept)).toEqual(new Set([stage === 'production' ? 90 : 7]));
  const functions = Object.entries(resourcesOf(stack, 'AWS::Lambda::Function'));
  const without = functions.filter(
    ([, { Properties }]) => !(Properties.LoggingConfig?.LogGroup?.Ref in groups),
  );
  expect(without.map(([id]) => id)).toEqual([]);
});

/** Returns the number of resources, by type, that stay in the account when a stack is removed. */
function keptOf(template: Template): Record<string, number> {
  const kept: Record<string, number> = {};
  for (const { Type, DeletionPolicy = 'Delete' } of Object.values<{ Type: string; DeletionPolicy?: string }>(
    template.toJSON().Resources,
  )) {
    if (DeletionPolicy !== 'Delete') kept[Type] = (kept[Type] ?? 0) + 1;
  }
  return kept;
}

test('a removed trial leaves nothing that costs, and production only its data', () => {
  const everything = { backups: true, alarmEmail: 'ops@example.com' };
  const parts = [templateOf, edgeTemplateOf, watchTemplateOf];
  for (const of of parts) expect(keptOf(of({ ...everything, stage: 'staging', webAcl: true }))).toEqual({});
  expect(parts.map((of) => keptOf(of(everything)))).toEqual([
    {
      'AWS::DynamoDB::Table': 1,
      'AWS::S3::Bucket': 3,
      'AWS::Backup::BackupVault': 1,
      'AWS::SES::EmailIdentity': 1,
    },
    {},
    {},
  ]);
});

test('docs/backups.md names everything that remains of production, so that a new stack can import it', () => {
  const document = readFileSync(join(import.meta.dirname, '../docs/backups.md'), 'utf8');
  const [, mapping = ''] = /```json\n(.*?)```/s.exec(document) ?? [];
  const named = Object.keys(JSON.parse(mapping)).map((id) => id.replace('…', ''));
  const { Resources } = templateOf({ backups: true }).toJSON();
  const kept = Object.entries<{ DeletionPolicy?: string }>(Resources).filter(([, { DeletionPolicy }]) =>
    DeletionPolicy?.startsWith('Retain'),
  );
  expect(kept.map(([id]) => named.find((name) => id.startsWith(name)) ?? id).sort()).toEqual(named.sort());
});

test('a failed first deployment leaves only the table, whose name differs in each stack', () => {
  const { Resources } = templateOf({ backups: true }).toJSON();
  const left = Object.values<{ Type: string; DeletionPolicy?: string }>(Resources).filter(
    ({ DeletionPolicy }) => DeletionPolicy === 'Retain',
  );
  expect(left.map(({ Type }) => Type)).toEqual(['AWS::DynamoDB::Table']);
});
