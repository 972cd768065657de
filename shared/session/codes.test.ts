import { expect, test } from 'vitest';
import { inFours, typedCode } from './codes.ts';

test.each([
  ['123456', '123456'],
  [' 123 456 ', '123456'],
  ['123\u00a0456', '123456'],
  ['١٢٣٤٥٦', '123456'],
  ['۱۲۳ ۴۵۶', '123456'],
  ['\u200f١٢٣-٤٥٦\u200e', '123456'],
  ['１２３４５６', '123456'],
  ['ABCD-efgh-JKMN-0123', 'abcdefghjkmn0123'],
  ['abcd efgh jkmn olil', 'abcdefghjkmn0111'],
])('%j is read as %j', (typed, code) => {
  expect(typedCode.parse(typed)).toBe(code);
});

test.each([
  ['', 'required'],
  ['  - ', 'required'],
  ['12345', 'invalid'],
  ['1234567', 'invalid'],
  ['abcdef', 'invalid'],
  ['abcd-efgh-jkmn-012u', 'invalid'],
  ['1'.repeat(10_000), 'invalid'],
  [123456, 'required'],
])('%j has the problem %s', (typed, problem) => {
  expect(typedCode.safeParse(typed).error?.issues[0]?.message).toBe(problem);
});

test('codes that people copy are grouped by four characters', () => {
  expect(inFours('abcdefghjkmn0123', '-')).toBe('abcd-efgh-jkmn-0123');
  expect(inFours('abcde', ' ')).toBe('abcd e');
  expect(inFours('', ' ')).toBe('');
});
