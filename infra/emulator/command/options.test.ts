import { expect, test } from 'vitest';
import { readRunOptions } from './options.ts';

test('defaults to port 3000, the folder .local and dynalite', () => {
  expect(readRunOptions({}, '/app')).toEqual({
    port: 3000,
    dataDir: '/app/.local',
    dynamodb: 'dynalite',
    logs: 'errors',
  });
});

test('options override the defaults', () => {
  const said = { PORT: '8080', DATA_DIR: '/data', DYNAMODB: 'local', LOGS: 'all' };
  expect(readRunOptions(said, '/app')).toEqual({
    port: 8080,
    dataDir: '/data',
    dynamodb: 'local',
    logs: 'all',
  });
});

test.each([
  ['PORT', 'abc'],
  ['PORT', '70000'],
  ['PORT', '-1'],
  ['DATA_DIR', ' '],
  ['DYNAMODB', 'mysql'],
  ['LOGS', 'some'],
])('%s cannot be "%s"', (name, value) => {
  expect(() => readRunOptions({ [name]: value }, '/app')).toThrow(new RegExp(`^${name} has to`));
});
