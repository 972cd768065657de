import { expect, test } from 'vitest';
import { findInText, phoneDigits, replaceInText } from './find-in-text.ts';

const found = (text: string, sought: string) =>
  findInText(text, sought).map(({ start, end }) => text.slice(start, end));

test.each([
  ['any case', 'Retail retail RETAIL', 'retail', ['Retail', 'retail', 'RETAIL']],
  ['vowel signs and variants of letters', 'مُحَمَّد أحمد احمد', 'أحمد', ['أحمد', 'احمد']],
  ['vowel signs in the text', 'شارع سَالِم', 'سالم', ['سَالِم']],
  ['digits of any script', 'Room ٢٠٤ and 204', '204', ['٢٠٤', '204']],
  ['blanks and line breaks', 'Salim\n Street', 'salim street', ['Salim\n Street']],
  ['no overlaps', 'aaaa', 'aa', ['aa', 'aa']],
  ['letters that grow', 'Straße', 'strasse', ['Straße']],
  ['nothing', 'Retail', ' ', []],
])('finds words with %s', (_, text, sought, expected) => {
  expect(found(text, sought)).toEqual(expected);
});

test.each([
  '+964 770 123 4567',
  '00964 770 1234567',
  '0770 123 4567',
  '(0770) 123-4567',
  '٠٧٧٠ ١٢٣ ٤٥٦٧',
  '+9647701234567',
  '770.123.4567',
])('finds a phone number as %s', (written) => {
  expect(found(`Call ${written}, or write`, '+964 770 123 4567')).toEqual([written]);
  expect(found(`Call ${written}, or write`, '07701234567')).toEqual([written]);
});

test.each(['+964 770 123 4568', '123 4567', '2026-11-26', '97701234567890'])(
  '%s is another number',
  (other) => {
    expect(found(`Call ${other}`, '+964 770 123 4567')).toEqual([]);
  },
);

test.each(['Street 5', '12345', 'a@b.c', '2026 visits'])('%s is not a phone number', (text) => {
  expect(phoneDigits(text)).toBeUndefined();
});

const replaced = (text: string, sought: string, replacement: string) =>
  replaceInText(text, findInText(text, sought), replacement);

test('a replaced number keeps its digits’ script, and has no blanks in a link', () => {
  const text = '[0770 123 4567](tel:+9647701234567) أو ٠٧٧٠ ١٢٣ ٤٥٦٧';
  expect(replaced(text, '0770 123 4567', '+964 750 000 1111')).toBe(
    '[+964 750 000 1111](tel:+9647500001111) أو +٩٦٤ ٧٥٠ ٠٠٠ ١١١١',
  );
});

test('a number is read with blanks around it', () => {
  expect(phoneDigits(' +964 770 123 4567 ')).toBe('9647701234567');
});

test.each(['Line 204', '204 stores'])('words keep their digits in the place of a number: %s', (words) => {
  expect(replaced('الخط ٠٧٧٠ ١٢٣ ٤٥٦٧', '0770 123 4567', words)).toBe(`الخط ${words}`);
});

test('changes only the words that were found', () => {
  expect(replaced('Old name, old names', 'old name', 'New name')).toBe('New name, New names');
});
