import { expect, test } from 'vitest';
import { readFilter } from './filter.ts';

const filterOf = (...patterns: object[]) =>
  readFilter({ Filters: patterns.map((pattern) => ({ Pattern: JSON.stringify(pattern) })) }, 'Site-Mapping');
const change = (pk: string, sk = 'a', name: 'INSERT' | 'REMOVE' = 'INSERT') => ({
  name,
  key: { pk: { S: pk }, sk: { S: sk } },
});
const pk = (...rules: unknown[]) => ({ dynamodb: { Keys: { pk: { S: rules } } } });

test('without filters every change matches', () => {
  expect(readFilter({}, 'Site-Mapping').wants(change('x'))).toBe(true);
});

test.each([
  [pk('content', { prefix: 'blog#' }), change('content'), true],
  [pk('content', { prefix: 'blog#' }), change('blog#1'), true],
  [pk('content', { prefix: 'blog#' }), change('content#1'), false],
  [pk({ prefix: 'blog#' }), change('a blog#1'), false],
  [{ dynamodb: { Keys: { pk: { S: ['x'] }, sk: { S: ['a'] } } } }, change('x', 'b'), false],
  [{ dynamodb: { Keys: { pk: { N: ['1'] } } } }, change('1'), false],
  [{ eventName: ['REMOVE'] }, change('x'), false],
  [{ eventName: ['REMOVE'] }, change('x', 'a', 'REMOVE'), true],
])('%j matches %j: %j', (pattern, given, wanted) => {
  expect(filterOf(pattern).wants(given)).toBe(wanted);
});

test('one matching filter of several is enough, and keys alone can rule an item out', () => {
  const filter = filterOf(pk('x'), { ...pk('y'), eventName: ['REMOVE'] });
  expect(['x', 'y', 'z'].map((key) => filter.wants(change(key)))).toEqual([true, false, false]);
  expect(['x', 'y', 'z'].map((key) => filter.wantsItem(change(key).key))).toEqual([true, true, false]);
});

test.each([
  [{ dynamodb: { NewImage: { a: { S: ['x'] } } } }, 'NewImage'],
  [{ eventSource: ['aws:dynamodb'] }, 'eventSource'],
  [pk({ 'anything-but': ['x'] }), 'The rule anything-but'],
  [pk({ prefix: { 'equals-ignore-case': 'x' } }), 'The rule without prefix'],
  [{ dynamodb: { Keys: { pk: { S: 'x' } } } }, 'pk, which is no list,'],
])('%j stops the start', (pattern, part) => {
  expect(() => filterOf(pattern)).toThrow(`${part} in a filter of Site-Mapping is not known locally.`);
});

test('refuses a mapping with more than five filters, like AWS', () => {
  const six = Array.from({ length: 6 }, () => pk('content'));
  expect(filterOf(...six.slice(1)).wants(change('content'))).toBe(true);
  expect(() => filterOf(...six)).toThrow('Site-Mapping has 6 filters, and AWS allows 5.');
});
