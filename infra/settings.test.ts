import { RootConstruct } from 'constructs';
import { expect, test } from 'vitest';
import cdk from '../cdk.json' with { type: 'json' };
import { readSettings } from './settings.ts';

function settingsOf(context: Record<string, unknown>) {
  const { node } = new RootConstruct();
  for (const [name, value] of Object.entries({ ...cdk.context, ...context })) node.setContext(name, value);
  return readSettings(node);
}

const certificateArn = 'arn:aws:acm:us-east-1:111111111111:certificate/1';

test('cdk.json describes the default deployment: a stage without commitments', () => {
  expect(settingsOf({})).toEqual({
    name: 'Site',
    stage: 'staging',
    siteUrl: 'https://www.example.com',
    isListed: false,
    mailIdentity: 'create',
    githubProvider: 'create',
    hstsIncludeSubdomains: false,
    policyChecks: true,
    webAcl: false,
    secretRotation: 0,
    concurrency: 10,
    budget: 25,
  });
});

const production = {
  stage: 'production',
  siteUrl: 'https://www.shop.test',
  alarmEmail: 'ops@shop.test',
  mailFrom: 'site@shop.test',
};

test('production is indexed by search engines once it has its domain', () => {
  expect(settingsOf(production)).toMatchObject({ isListed: true, alarmEmail: 'ops@shop.test' });
  expect(settingsOf({ ...production, siteUrl: 'https://unknown.invalid' })).toMatchObject({
    isListed: false,
  });
  expect(settingsOf({ stage: 'local' })).toMatchObject({ isListed: true });
});

test.each(['https://www.example.com', 'https://example.org', 'https://site.example'])(
  'production refuses the site address %s',
  (siteUrl) => {
    expect(() => settingsOf({ ...production, siteUrl })).toThrow(
      'siteUrl has to be the address visitors will use',
    );
  },
);

test('production needs an alarm address, or an explicit none', () => {
  expect(() => settingsOf({ ...production, alarmEmail: undefined })).toThrow('alarmEmail has to say');
  expect(settingsOf({ ...production, alarmEmail: 'none' })).not.toHaveProperty('alarmEmail');
});

test('production needs a sender address, or an explicit none', () => {
  expect(() => settingsOf({ ...production, mailFrom: undefined })).toThrow('mailFrom has to be');
  expect(() => settingsOf({ mailFrom: 'shop.test' })).toThrow('mailFrom');
  expect(settingsOf(production)).toMatchObject({ mailFrom: 'site@shop.test' });
  expect(settingsOf({ ...production, mailFrom: 'none' })).not.toHaveProperty('mailFrom');
  expect(settingsOf({ ...production, mailIdentity: 'existing' })).toMatchObject({ mailIdentity: 'existing' });
  expect(() => settingsOf({ ...production, mailIdentity: 'ours' })).toThrow('mailIdentity has to be');
});

test('copies in a vault are optional, and so are further copies of them', () => {
  const vault = 'arn:aws:backup:eu-west-1:111111111111:backup-vault:site';
  expect(settingsOf(production)).not.toHaveProperty('vaultCopies');
  expect(settingsOf({ ...production, backups: 'true' })).toMatchObject({ vaultCopies: {} });
  expect(settingsOf({ ...production, backupVaultArn: vault })).toMatchObject({
    vaultCopies: { copyTo: vault },
  });
  expect(() => settingsOf({ ...production, backupVaultArn: 'site' })).toThrow('backupVaultArn has to be');
});

test('the first of several domains is the main one, in cdk.json and on the command line', () => {
  const customDomain = { domainName: 'www.shop.test', otherNames: ['shop.test'], certificateArn };
  for (const domainName of [
    ['www.shop.test', 'shop.test'],
    'www.shop.test,shop.test',
    'www.shop.test, shop.test',
  ]) {
    expect(settingsOf({ ...production, domainName, certificateArn })).toMatchObject({ customDomain });
  }
});

test('limits names of sites and stages so that every derived name fits', () => {
  expect(() => settingsOf({ name: 'A-site-with-a-long-name' })).toThrow('CDK context: name');
  const longest = `${'S'.repeat(20)}-${'s'.repeat(21)}-images-ap-southeast-1`;
  expect(longest.length).toBeLessThanOrEqual(64);
});

test('only production has a web ACL by default; every stage can set or omit it', () => {
  expect(settingsOf(production).webAcl).toBe(true);
  expect(settingsOf({ stage: 'staging' }).webAcl).toBe(false);
  expect(settingsOf({ stage: 'staging', webAcl: 'true' }).webAcl).toBe(true);
  expect(settingsOf({ ...production, webAcl: false }).webAcl).toBe(false);
});

test('the total limit of all visitors needs a web ACL, and is higher than that of one address', () => {
  expect(settingsOf(production)).not.toHaveProperty('edgeLimit');
  expect(settingsOf({ ...production, edgeLimit: '40000' })).toMatchObject({ edgeLimit: 40_000 });
  expect(() => settingsOf({ ...production, edgeLimit: 100 })).toThrow('edgeLimit has to be 4000 or more');
  expect(() => settingsOf({ stage: 'staging', edgeLimit: 40_000 })).toThrow('needs webAcl=true');
});

test('accepts a repository as tokens name it, with or without the ids of owner and repository', () => {
  for (const githubRepository of ['shop/site', 'shop@12/site@34'])
    expect(settingsOf({ githubRepository })).toMatchObject({ githubRepository });
  for (const githubRepository of ['site', 'shop@12/site', 'shop/site@34', 'shop@12/site@34:*'])
    expect(() => settingsOf({ githubRepository })).toThrow('githubRepository has to be like owner/name');
});

test('reads values of the command line as text', () => {
  expect(settingsOf({ stage: 'staging', policyChecks: 'false' })).toMatchObject({
    stage: 'staging',
    policyChecks: false,
  });
});

test('a custom domain needs its certificate, in the region that CloudFront requires', () => {
  expect(settingsOf({ domainName: 'www.example.com', certificateArn }).customDomain).toEqual({
    domainName: 'www.example.com',
    otherNames: [],
    certificateArn,
  });
  expect(() => settingsOf({ domainName: 'www.example.com' })).toThrow('need each other');
  expect(() => settingsOf({ certificateArn })).toThrow('need each other');
  expect(() =>
    settingsOf({
      domainName: 'www.example.com',
      certificateArn: certificateArn.replace('us-east-1', 'eu-west-1'),
    }),
  ).toThrow('CDK context: certificateArn has to be that of a certificate in us-east-1.');
});

test('a custom domain is the site’s address', () => {
  expect(() => settingsOf({ domainName: 'other.example.com', certificateArn })).toThrow(
    'siteUrl has to be https://other.example.com',
  );
});

test.each([
  { siteUrl: 'https://www.example.com/' },
  { siteUrl: 'http://www.example.com' },
  { siteUrl: 'www.example.com' },
  { siteUrl: undefined },
  { stage: 'Production!' },
  { alarmEmail: 'nobody' },
  { concurrency: 5 },
  { budget: 0 },
  { policyChecks: 'perhaps' },
  { hstsIncludeSubdomains: 'perhaps' },
  { name: 'not a name' },
  { webAcl: 'perhaps' },
  { secretRotation: 'often' },
  { secretRotation: '1.5' },
  { secretRotation: -1 },
])('refuses %o in a sentence that names it', (context) => {
  expect(() => settingsOf(context)).toThrow(new RegExp(`^CDK context: ${Object.keys(context)[0]} .*\\.$`));
});
