import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contentKinds } from './definition.ts';
import { contentMaxLength, contentProblems, contentValue } from './value.ts';

const stored = (kind: (typeof contentKinds)[number], value: string) => contentValue(kind).parse(value);
function problemOf(kind: (typeof contentKinds)[number], value: string) {
  const result = contentValue(kind).safeParse(value);
  return result.success ? undefined : result.error.issues[0]?.message;
}

describe('stores a value', () => {
  test.each([
    ['text', '  outer blanks ', 'outer blanks'],
    ['text', 'two\r\n lines', 'two lines'],
    ['text', 'cafe\u0301', 'café'],
    ['long-text', '\r\none\r\ntwo\rthree\u2028four\n', 'one\ntwo\nthree\nfour'],
    ['long-text', '  <script>alert(1)</script>', '<script>alert(1)</script>'],
    ['link', ' https://example.com/x ', 'https://example.com/x'],
    ['image', '/images/a.png', '/images/a.png'],
    ['email', ' info@example.com\u200f ', 'info@example.com'],
    ['phone', ' +964 (0)53-000.0000 ', '+964 (0)53-000.0000'],
    ['phone', '٠٧٧٠ ٠٠٠ ٠٠٠٠', '٠٧٧٠ ٠٠٠ ٠٠٠٠'],
  ] as const)('of type %s: %j as %j', (kind, value, expected) => expect(stored(kind, value)).toBe(expected));

  test.each(contentKinds)('empty, of type %s', (kind) => expect(stored(kind, '  ')).toBe(''));

  test('unchanged when saved again', () => {
    fc.assert(
      fc.property(fc.constantFrom('text', 'long-text'), fc.string({ unit: 'binary' }), (kind, value) => {
        const once = stored(kind, value);
        expect(stored(kind, once)).toBe(once);
        if (kind === 'text') expect(once).not.toContain('\n');
      }),
    );
  });
});

describe('refuses a value', () => {
  test.each(contentKinds)('that is too long for %s', (kind) => {
    const isAddress = kind === 'link' || kind === 'image';
    const end = { email: '@a.example', phone: '(0770000)' }[kind as string] ?? '';
    const filled = kind === 'phone' ? '-' : 'x';
    const longest = (isAddress ? '/' : '').padEnd(contentMaxLength[kind] - end.length, filled) + end;
    expect(problemOf(kind, longest)).toBeUndefined();
    expect(problemOf(kind, `x${longest}`)).toBe('too-long');
  });

  test.each([
    'not an email',
    'a@b',
    'a@b.example?cc=x@y.example',
    'a@b.example,c@d.example',
    'mailto:a@b.example',
  ])('for the e-mail address %j', (address) => expect(problemOf('email', address)).toBe('email'));

  test.each(['call us', '+964', '12345', '1234567890123456', '0770 000 0000 ext', '077+000000', '٠٧٧'])(
    'for the phone number %j',
    (number) => expect(problemOf('phone', number)).toBe('phone'),
  );

  test.each(['javascript:alert(1)', 'http://example.com', '//evil.example', 'a.png', 'data:text/html,x'])(
    'for the URL %j',
    (address) => {
      expect(problemOf('link', address)).toBe('address');
      expect(problemOf('image', address)).toBe('address');
      expect(contentProblems).toContain('address');
    },
  );
});
