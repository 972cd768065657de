import { expect, test } from 'vitest';
import { copy } from '../copy.en.ts';
import { textProblems } from './text-problems.ts';

test('checks each text by the type of its item', () => {
  expect(textProblems('text', { value: 'javascript:alert(1)', valueAr: '' })).toEqual({});
  expect(textProblems('link', { value: 'javascript:alert(1)', valueAr: 'http://a.example' })).toEqual({
    value: copy.problems.address,
    valueAr: copy.problems.address,
  });
  expect(textProblems('text', { value: 'Title', valueAr: 'ع'.repeat(301) })).toEqual({
    valueAr: copy.problems['too-long'],
  });
});
