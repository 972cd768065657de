import fc from 'fast-check';
import { expect, test } from 'vitest';
import { directionOf, languages, localeOf, localizedPath, parsePath } from './language.ts';

test('Arabic is written from right to left with its own digits', () => {
  expect(languages.map(directionOf)).toEqual(['ltr', 'rtl']);
  expect(new Intl.NumberFormat(localeOf('ar')).format(75)).toBe('٧٥');
  expect(new Intl.NumberFormat(localeOf('en')).format(75)).toBe('75');
});

test.each([
  ['/', 'en', '/'],
  ['/', 'ar', '/ar'],
  ['/contact', 'en', '/contact'],
  ['/contact', 'ar', '/ar/contact'],
  ['/blog/1', 'ar', '/ar/blog/1'],
] as const)('%s in %s has the path %s', (path, language, address) => {
  expect(localizedPath(path, language)).toBe(address);
});

test.each([
  ['/ar', 'ar', '/'],
  ['/ar/', 'ar', '/'],
  ['/ar/contact/', 'ar', '/contact'],
  ['/contact/', 'en', '/contact'],
  ['/', 'en', '/'],
  ['//', 'en', '/'],
  ['/arabic', 'en', '/arabic'],
  ['/en', 'en', '/en'],
] as const)('%s is the %s page %s', (address, language, path) => {
  expect(parsePath(address)).toEqual({ language, path });
});

test('every path is decoded to its page in both languages', () => {
  const segment = fc.stringMatching(/^[a-z0-9-]{1,12}$/).filter((text) => text !== 'ar');
  const path = fc.array(segment, { maxLength: 3 }).map((segments) => `/${segments.join('/')}`);
  fc.assert(
    fc.property(path, fc.constantFrom(...languages), (page, language) => {
      expect(parsePath(localizedPath(page, language))).toEqual({ language, path: page });
    }),
  );
});
