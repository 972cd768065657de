import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { languages } from '#shared/language.ts';
import { subsets, unicodeRangeOf } from './fonts.ts';

const folder = new URL('../src/', import.meta.url);
// The English copy also contains Arabic: the not-found page is in both languages.
const filesOf = {
  en: ['archivo-latin.woff2', 'alexandria-arabic.woff2'],
  ar: ['alexandria-latin.woff2', 'alexandria-arabic.woff2'],
};

describe('the web fonts', () => {
  test.each(languages)('contain every character of the %s copy', (language) => {
    const copy = globSync(`**/*copy.${language}.ts`, { cwd: folder })
      .map((file) => readFileSync(new URL(file, folder), 'utf8'))
      .join('');
    const kept = subsets
      .filter(({ file }) => filesOf[language].includes(file))
      .map((subset) => subset.characters);
    const missing = [...new Set(copy)].filter((c) => !/\p{C}/u.test(c) && !kept.join('').includes(c));
    expect(copy).not.toBe('');
    expect(missing).toEqual([]);
  });
});

test('a unicode-range joins consecutive characters', () => {
  expect(unicodeRangeOf('cab—')).toBe('U+61-63,U+2014');
});
