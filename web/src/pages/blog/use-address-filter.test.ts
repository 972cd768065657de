import { expect, test } from 'vitest';
import { addressQuery, readFilter } from './use-address-filter.ts';

test.each([
  ['', { search: '', category: '' }],
  ['?q=shelf', { search: 'shelf', category: '' }],
  ['?q=%20two%20words%20&category=Retail+audit', { search: 'two words', category: 'Retail audit' }],
  ['?q=%D8%B1%D9%81%D9%91', { search: 'رفّ', category: '' }],
])('the address %j looks for %j', (query, filter) => {
  expect(readFilter(query)).toEqual(filter);
});

test('a filter comes back from the address that carries it', () => {
  const filter = { search: 'a & b = c', category: 'تدقيق التجزئة' };
  expect(readFilter(addressQuery(filter))).toEqual(filter);
});

test('no filter leaves the address bare', () => {
  expect(addressQuery({ search: '', category: '' })).toBe('');
});
