import { describe, expect, test } from 'vitest';
import { plainTextOf, shortened } from './plain-text.ts';

test.each([
  ['# Title\n\nText', 'Title Text'],
  ['**Bold** and *slanted* and `code`', 'Bold and slanted and code'],
  ['- one\n- two\n\n1. three', 'one two three'],
  ['> said', 'said'],
  ['>said', 'said'],
  ['> > said', 'said'],
  ['> - one\n> 1) two', 'one two'],
  ['123456789. one', 'one'],
  ['-5 degrees', '-5 degrees'],
  ['[Contact](/contact) us', 'Contact us'],
  ['![Shelf](/images/a.png#8x6)\nText', 'Shelf Text'],
  ['a\n\n---\n\nb', 'a b'],
  ['```js\nx\n```', 'x'],
  ['\\*not\\* marked', '*not* marked'],
  ['2 * 3 * 4, snake_case_name', '2 * 3 * 4, snake_case_name'],
  ['plain\n\n\ntext', 'plain text'],
  ['| City | Stores |\n| --- | ---: |\n| Erbil | 7 \\| 8 |\n\nA | B', 'City Stores Erbil 7 | 8 A | B'],
  ['City|Stores\n-|-\nErbil|7', 'City Stores Erbil 7'],
  ['City|Stores\n-|- x\nErbil|7', 'City|Stores -|- x Erbil|7'],
  ['City|Stores\nx-|-\nErbil|7', 'City|Stores x-|- Erbil|7'],
  ['City|Stores\n-|-x\nErbil|7', 'City|Stores -|-x Erbil|7'],
  ['City|Stores\nx -|-\nErbil|7', 'City|Stores x -|- Erbil|7'],
  ['A|B|C\n:-|:-:|-:\n1|2|3', 'A B C 1 2 3'],
  ['City|Stores\n-|-', 'City Stores'],
  ['-|-\nErbil|7', '-|- Erbil|7'],
  ['City|Stores\n-|-\n:-|-\nErbil|7', 'City Stores Erbil 7'],
  ['**مرحبا** بكم', 'مرحبا بكم'],
  ['', ''],
])('the plain text of %j is %j', (text, words) => expect(plainTextOf(text)).toBe(words));

describe('shortens a text', () => {
  test('at a word', () => expect(shortened('one two three', 10)).toBe('one two…'));
  test('within a very long word', () => expect(shortened('a'.repeat(20), 10)).toBe(`${'a'.repeat(9)}…`));
  test('within a long word, rather than to less than half', () => {
    expect(shortened(`a ${'b'.repeat(20)}`, 10)).toBe('a bbbbbbb…');
    expect(shortened('four fivefive', 9)).toBe('four fiv…');
    expect(shortened('fives fivefive', 9)).toBe('fives…');
  });
  test('not within an emoji', () => {
    expect(shortened('😀'.repeat(9), 9)).toBe('😀😀😀😀…');
    expect(shortened('😀'.repeat(9), 8)).toBe('😀😀😀…');
  });
  test('without a blank before the mark', () => expect(shortened('four  five', 9)).toBe('four…'));
  test('not if it fits', () => expect(shortened('one two', 7)).toBe('one two'));
});

test.each(['*', '[', '![](', '_a ', '> ', '- ', '\\', '`', '#', ' ', '[a](b "', '1. ', '|', '|-', '|-\n'])(
  'reads 20,000 characters of %j quickly',
  (part) => expect(plainTextOf(part.repeat(20_000 / part.length))).toBeTypeOf('string'),
);
