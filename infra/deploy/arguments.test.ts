import { expect, test } from 'vitest';
import { settingsOfArguments } from './arguments.ts';

const production = ['siteUrl=https://www.shop.test', 'alarmEmail=none', 'mailFrom=none', 'stage=production'];
const given = production.flatMap((one) => ['-c', one]);

test('settings of a command override cdk.json, and options of the CDK are passed on', () => {
  const settings = settingsOfArguments([
    'deploy',
    '--require-approval',
    'never',
    ...given,
    '-c',
    '@aws-cdk/core:x=true',
  ]);
  expect(settings).toMatchObject({ stage: 'production', siteUrl: 'https://www.shop.test' });
  expect(settingsOfArguments([]).stage).toBe('staging');
});

test.each([
  ['a name that is misspelt', ['-c', 'stge=production'], 'there is no setting stge'],
  ['one without -c', ['stage=production'], 'Write -c before each setting: -c stage=production.'],
  ['one without a value', ['-c', 'stage'], 'stage is missing'],
])('refuses %s, so that nobody deploys another site than they meant', (_, args, message) => {
  expect(() => settingsOfArguments(args)).toThrow(message);
});
