import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { address, requiredText, text } from './text.ts';

const problemsOf = (schema: ReturnType<typeof text>, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ message }) => message);

describe('a text', () => {
  test.each([
    ['line', ' a\r\n b\u2028c\u0085 ', 'a b c'],
    ['line', 'Cafe\u0301', 'Caf\u00e9'],
    ['line', ' \n ', ''],
    ['paragraphs', '\r\na\r\rb\u2029c\n', 'a\n\nb\nc'],
    ['paragraphs', '  a  ', 'a'],
    ['line', 'a\u001b[31mb\u0007\u007f', 'a[31mb'],
    ['paragraphs', 'a\tb\u000b\u000cc\n\u009bd', 'a\tbc\nd'],
    ['line', '\u202eevil\u202c \u2066a\u2069', 'evil a'],
    ['paragraphs', 'شركة\u200c ما\u200f، \u200eLtd', 'شركة\u200c ما\u200f، \u200eLtd'],
    ['line', '👩\u200d🌾', '👩\u200d🌾'],
    ['line', '\u200b \u3164\u2800', ''],
    ['line', 'ad\u200bm\u2060in\ufeff', 'admin'],
    ['line', 'a\ufffe\ufdd0\u{10ffff}b', 'ab'],
  ] as const)('of the form %s: %j is stored as %j', (form, given, kept) => {
    expect(text(form, 100).parse(given)).toBe(kept);
  });

  test('is measured after trimming', () => {
    expect(text('line', 3).parse('  abc  ')).toBe('abc');
    expect(problemsOf(text('line', 3), 'abcd')).toEqual(['too-long']);
  });

  test.each([undefined, null, 1, {}])('may not be %j', (value) => {
    expect(problemsOf(text('line', 3), value)).toEqual(['invalid']);
    expect(problemsOf(requiredText('line', 3), value)).toEqual(['required']);
  });

  test.each([
    '',
    ' ',
    '\n\u00a0\t',
    '\u200b',
    '\u200f\u200e',
    '\u3164\u115f',
    '\u2800',
    '\u001b\u0007',
    '\uffff',
    '\u202e',
  ])('that is required may not be %j', (value) => {
    expect(problemsOf(requiredText('paragraphs', 3), value)).toEqual(['required']);
  });

  test('does not change when it is parsed again', () => {
    for (const form of ['line', 'paragraphs'] as const) {
      const schema = text(form, 1000);
      const given = fc.string({
        unit: fc.constantFrom(' ', '\n', '\r', '\u2028', 'a', 'e', '\u0301', 'ش', '🛒'),
      });
      fc.assert(fc.property(given, (value) => schema.parse(schema.parse(value)) === schema.parse(value)));
    }
  });
});

test.each([
  ['', undefined],
  ['/images/a.png', undefined],
  ['https://example.com/a', undefined],
  ['http://example.com/a', ['address']],
  ['javascript:alert(1)', ['address']],
  [`/${'a'.repeat(2048)}`, ['too-long']],
])('whether a URL may be %j: %j', (value, problems) => {
  expect(problemsOf(address(), value)).toEqual(problems);
});
