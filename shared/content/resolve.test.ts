import fc from 'fast-check';
import { expect, test } from 'vitest';
import { resolveContent } from './resolve.ts';

test.each([
  ['en', { value: 'English', valueAr: 'عربي' }, 'English'],
  ['ar', { value: 'English', valueAr: 'عربي' }, 'عربي'],
  ['ar', { value: 'English', valueAr: '' }, 'English'],
  ['en', { value: '', valueAr: 'عربي' }, 'fallback'],
  ['ar', { value: '', valueAr: '' }, 'fallback'],
  ['en', undefined, 'fallback'],
  ['ar', undefined, 'fallback'],
] as const)('in %s, %j shows as %j', (language, item, shown) => {
  expect(resolveContent(item, language, 'fallback')).toBe(shown);
});

test('English never shows Arabic, and nothing shows as empty unless the fallback is', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), (value, valueAr, fallback) => {
      const item = { value, valueAr };
      expect([value, fallback]).toContain(resolveContent(item, 'en', fallback));
      expect(resolveContent(item, 'ar', fallback) === '').toBe(!value && !valueAr && !fallback);
    }),
  );
});
