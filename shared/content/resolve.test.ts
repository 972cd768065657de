import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editedTexts, resolveContent } from './resolve.ts';

test.each([
  ['en', { value: 'English', valueAr: 'عربي' }, 'English'],
  ['ar', { value: 'English', valueAr: 'عربي' }, 'عربي'],
  ['ar', { value: 'English', valueAr: '' }, 'English'],
  ['en', { value: '', valueAr: 'عربي' }, 'fallback'],
  ['ar', { value: '', valueAr: '' }, 'fallback'],
  ['en', undefined, 'fallback'],
  ['ar', undefined, 'fallback'],
] as const)('in %s, %j is shown as %j', (language, item, shown) => {
  expect(resolveContent(item, language, 'fallback')).toBe(shown);
});

test('English never shows Arabic, and Arabic is empty only if everything is', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), (value, valueAr, fallback) => {
      const item = { value, valueAr };
      expect([value, fallback]).toContain(resolveContent(item, 'en', fallback));
      expect(resolveContent(item, 'ar', fallback) === '').toBe(!value && !valueAr && !fallback);
    }),
  );
});

test.each([
  [undefined, { value: 'Shelf', valueAr: 'رف' }],
  [
    { value: '', valueAr: '' },
    { value: 'Shelf', valueAr: 'رف' },
  ],
  [
    { value: 'Own', valueAr: '' },
    { value: 'Own', valueAr: '' },
  ],
  [
    { value: '', valueAr: 'خاص' },
    { value: 'Shelf', valueAr: 'خاص' },
  ],
  [
    { value: 'Own', valueAr: 'خاص' },
    { value: 'Own', valueAr: 'خاص' },
  ],
] as const)('an editor of %j starts with %j', (item, texts) => {
  expect(editedTexts(item, { en: 'Shelf', ar: 'رف' })).toEqual(texts);
});

test('a default that is the same in both languages is edited once', () => {
  const fallback = { en: '+964 000', ar: '+964 000' };
  expect(editedTexts(undefined, fallback)).toEqual({ value: '+964 000', valueAr: '' });
});

test('saving the English of a default keeps the Arabic page Arabic', () => {
  const fallback = { en: 'Shelf', ar: 'رف' };
  const saved = { ...editedTexts(undefined, fallback), value: 'Shelves' };
  expect(resolveContent(saved, 'ar', fallback.ar)).toBe('رف');
});
