import { expect, test } from 'vitest';
import { addressQuery, readFilter } from './use-address-filter.ts';

test.each([
  ['', { search: '', category: '' }],
  ['?q=shelf', { search: 'shelf', category: '' }],
  ['?q=%20two%20words%20&category=Retail+audit', { search: 'two words', category: 'Retail audit' }],
  ['?q=%D8%B1%D9%81%D9%91', { search: 'رفّ', category: '' }],
])('the address %j searches for %j', (query, filter) => {
  expect(readFilter(query)).toEqual(filter);
});

test('a filter is decoded from the address as it was encoded', () => {
  const filter = { search: 'a & b = c', category: 'تدقيق التجزئة' };
  expect(readFilter(addressQuery(filter))).toEqual(filter);
});

test('an empty filter adds nothing to the address', () => {
  expect(addressQuery({ search: '', category: '' })).toBe('');
});
