import { expect, test } from 'vitest';
import { pageIdOf, pagePathOf, previewPath, previewToken } from './preview-link.ts';

test.each([
  ['/', 'home'],
  ['/services', 'services'],
  ['/services/retail-audit/plan', 'services~retail-audit~plan'],
])('the page %s has the id %s', (path, id) => {
  expect(pageIdOf(path)).toBe(id);
  expect(pagePathOf(id)).toBe(path);
});

test('a link opens in its language', () => {
  expect(previewPath('t', 'en')).toBe('/share/preview/t');
  expect(previewPath('t', 'ar')).toBe('/share/preview/t?language=ar');
});

test.each([
  [`${'a'.repeat(41)}-_`, true],
  ['a'.repeat(42), false],
  ['a'.repeat(44), false],
  [`${'a'.repeat(42)}.`, false],
])('whether %s can be a token: %j', (token, can) => expect(previewToken.test(token)).toBe(can));
