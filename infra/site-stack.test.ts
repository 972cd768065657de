import { join } from 'node:path';
import { expect, test } from 'vitest';
import { stackOf, templateOf } from './testing/synthesize.ts';

const outputs = templateOf().toJSON().Outputs;
const staging = templateOf({ stage: 'staging' });

test('without a built site it says what to do', () => {
  const distDir = join(import.meta.dirname, 'no-such-folder');
  expect(() => stackOf({}, distDir)).toThrow('run `npm run build` first');
});

test('one template is for every account and region', () => {
  const stack = stackOf();
  expect(stack.resolve([stack.account, stack.region])).toEqual([
    { Ref: 'AWS::AccountId' },
    { Ref: 'AWS::Region' },
  ]);
});

test('it says where the site is and which table it has', () => {
  expect(Object.keys(outputs)).toEqual(['SiteUrl', 'TableName', 'DistributionId']);
  expect(JSON.stringify(outputs.SiteUrl.Value)).toMatch(/https:\/\/.*CdnDistribution.*DomainName/);
});

test('another stage remembers less', () => {
  staging.allResourcesProperties('AWS::Logs::LogGroup', { RetentionInDays: 7 });
});
