import { expect, test } from 'vitest';
import { readRunOptions } from './options.ts';

test('without anything said, port 3000, the folder .local and dynalite', () => {
  expect(readRunOptions({}, '/app')).toEqual({ port: 3000, dataDir: '/app/.local', dynamodb: 'dynalite' });
});

test('what is said counts', () => {
  expect(readRunOptions({ PORT: '8080', DATA_DIR: '/data', DYNAMODB: 'local' }, '/app')).toEqual({
    port: 8080,
    dataDir: '/data',
    dynamodb: 'local',
  });
});

test.each([
  ['PORT', 'abc'],
  ['PORT', '70000'],
  ['PORT', '-1'],
  ['DATA_DIR', ' '],
  ['DYNAMODB', 'mysql'],
])('%s cannot be "%s"', (name, value) => {
  expect(() => readRunOptions({ [name]: value }, '/app')).toThrow(new RegExp(`^${name} has to`));
});
