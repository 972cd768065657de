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

test('cdk.json says what is deployed when nothing else does', () => {
  expect(settingsOf({})).toEqual({
    stage: 'production',
    siteUrl: 'https://www.example.com',
    policyChecks: true,
  });
});

test('what the command line says comes as text', () => {
  expect(settingsOf({ stage: 'staging', policyChecks: 'false' })).toMatchObject({
    stage: 'staging',
    policyChecks: false,
  });
});

test('a custom domain needs its certificate, in the region CloudFront takes it from', () => {
  expect(settingsOf({ domainName: 'www.example.com', certificateArn }).customDomain).toEqual({
    domainName: 'www.example.com',
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

test('a custom domain is the site’s own address', () => {
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
  { policyChecks: 'perhaps' },
])('%o is refused in a sentence that names it', (context) => {
  expect(() => settingsOf(context)).toThrow(new RegExp(`^CDK context: ${Object.keys(context)[0]} .*\\.$`));
});
