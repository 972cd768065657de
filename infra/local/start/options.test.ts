import { expect, test } from 'vitest';
import { readStartOptions } from './options.ts';

test('defaults to port 3000 and the folder .local', () => {
  expect(readStartOptions({}, '/site')).toEqual({
    port: 3000,
    dataDir: '/site/.local',
    adminUsername: undefined,
    adminPassword: undefined,
    dynamodb: 'dynalite',
    logs: 'errors',
    sampleContent: true,
  });
});

test('options override the defaults', () => {
  const environment = {
    PORT: '8080',
    DATA_DIR: '/data',
    DYNAMODB: 'local',
    ADMIN_USERNAME: 'editor',
    ADMIN_PASSWORD: 'a long enough password',
    SAMPLE_CONTENT: 'off',
  };
  expect(readStartOptions(environment, '/site')).toEqual({
    port: 8080,
    dataDir: '/data',
    adminUsername: 'editor',
    adminPassword: 'a long enough password',
    dynamodb: 'local',
    logs: 'errors',
    sampleContent: false,
  });
});

test.each([
  ['PORT', 'abc'],
  ['SAMPLE_CONTENT', 'no'],
  ['ADMIN_USERNAME', 'a b'],
  ['ADMIN_PASSWORD', 'short'],
])('%s cannot be "%s"', (name, value) => {
  expect(() => readStartOptions({ [name]: value }, '/site')).toThrow(new RegExp(`^${name} has to`));
});
