import { expect, test } from 'vitest';
import { explainFailure } from './failure.ts';

const oneSentence = /^[^\n]+\.$/;

test.each([
  Object.assign(new Error('write'), { code: 'ENOSPC' }),
  new Error('IO error: /data/dynalite/000012.log: No space left on device'),
  Object.assign(new Error('Database is not open'), {
    code: 'LEVEL_DATABASE_NOT_OPEN',
    cause: new Error('IO error: /data/dynalite/MANIFEST-000010: No space left on device'),
  }),
  Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' }),
])('explains a full disk in one sentence: %s', (error) => {
  expect(explainFailure(error, '/data')).toMatch(oneSentence);
  expect(explainFailure(error, '/data')).toContain('The disk that holds /data is full');
});

test.each([
  Object.assign(new Error('Corruption: block checksum mismatch'), { code: 'LEVEL_CORRUPTION' }),
  new Error('IO error: /data/dynalite/000005.ldb: Input/output error'),
])('explains an unreadable database in one sentence: %s', (error) => {
  expect(explainFailure(error, '/data')).toMatch(oneSentence);
  expect(explainFailure(error, '/data')).toContain('/data/dynalite');
});

test('shows the stack trace of a programming error', () => {
  expect(explainFailure(new TypeError('x is not a function'), '/data')).toContain('failure.test.ts');
});
