import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contentKinds } from './definition.ts';
import { contentMaxLength, contentProblems, contentValue } from './value.ts';

const stored = (kind: (typeof contentKinds)[number], value: string) => contentValue(kind).parse(value);
function problemOf(kind: (typeof contentKinds)[number], value: string) {
  const result = contentValue(kind).safeParse(value);
  return result.success ? undefined : result.error.issues[0]?.message;
}

describe('a value is stored', () => {
  test.each([
    ['text', '  outer blanks ', 'outer blanks'],
    ['text', 'two\r\n lines', 'two lines'],
    ['text', 'cafe\u0301', 'café'],
    ['long-text', '\r\none\r\ntwo\rthree\u2028four\n', 'one\ntwo\nthree\nfour'],
    ['long-text', '  <script>alert(1)</script>', '<script>alert(1)</script>'],
    ['link', ' https://example.com/x ', 'https://example.com/x'],
    ['image', '/images/a.png', '/images/a.png'],
  ] as const)('as %s: %j is %j', (kind, value, expected) => expect(stored(kind, value)).toBe(expected));

  test.each(contentKinds)('empty, as %s', (kind) => expect(stored(kind, '  ')).toBe(''));

  test('the same way each time it is saved', () => {
    fc.assert(
      fc.property(fc.constantFrom('text', 'long-text'), fc.string({ unit: 'binary' }), (kind, value) => {
        const once = stored(kind, value);
        expect(stored(kind, once)).toBe(once);
        if (kind === 'text') expect(once).not.toContain('\n');
      }),
    );
  });
});

describe('a value is refused', () => {
  test.each(contentKinds)('when it is too long for %s', (kind) => {
    const start = kind === 'link' || kind === 'image' ? '/' : 'x';
    const longest = start.padEnd(contentMaxLength[kind], 'x');
    expect(problemOf(kind, longest)).toBeUndefined();
    expect(problemOf(kind, `${longest}x`)).toBe('too-long');
  });

  test.each(['javascript:alert(1)', 'http://example.com', '//evil.example', 'a.png', 'data:text/html,x'])(
    'when an address is %j',
    (address) => {
      expect(problemOf('link', address)).toBe('address');
      expect(problemOf('image', address)).toBe('address');
      expect(contentProblems).toContain('address');
    },
  );
});
