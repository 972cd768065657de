import '#functions/data/testing/environment.ts';
import { expect, test } from 'vitest';
import { wordPartition } from './entry.ts';
import { hasTerm, termsOf, wordsMax, wordsOf } from './words.ts';

const sara = {
  id: 'message-0000000001',
  name: 'Sara Omar',
  company: 'مكتبة الرافدين',
  email: 'Sara.Omar@Shop-Basra.example.com',
  message: 'We have ٢٥ stores; أسعار',
};
const finds = (search: string, message: Parameters<typeof wordsOf>[0] = sara) => {
  const terms = termsOf(search);
  return terms.length > 0 && terms.every((term) => hasTerm(wordsOf(message), term));
};

test.each([
  'sara',
  'OMAR sa',
  'الرافدين',
  'مكتبه',
  'اسع',
  '25 stores',
  'sara.omar@shop-basra.example.com',
  'sara.omar@shop',
  '@shop-basra.example.com',
  '@shop-b',
  '@basra',
  'basra',
  'أسعارٌ',
  'M-922T-N1ZN',
  'm-922t-n1z',
  '922T',
])('the message is found by %j', (search) => expect(finds(search)).toBe(true));

test.each([
  '',
  'a',
  '!?',
  'ara',
  'sar omar',
  'sara ali',
  'sara.omar@shop-basra.example.co',
  '@omar.iq',
  'M-922T-N1ZM',
])('the message is not found by %j', (search) => expect(finds(search)).toBe(false));

test('the address can be searched for, but is not one of the words', () => {
  expect(wordsOf(sara).filter((word) => word.includes('@'))).toEqual([]);
  expect(wordsOf(sara)).toContainEqual(expect.stringMatching(/^=[\w-]{22}$/));
});

test('words with the same first two letters share a partition', () => {
  expect(['SARA', 'SA', '𝒜𝒮𝒯'].map(wordPartition)).toEqual([
    'message-entry#word#SA',
    'message-entry#word#SA',
    'message-entry#word#𝒜𝒮',
  ]);
});

test('indexes the first words of a long message', () => {
  const words = Array.from({ length: 1000 }, (_, n) => `word${n}`);
  const found = wordsOf({ ...sara, message: words.join(' ') });
  expect(found).toHaveLength(wordsMax);
  expect(found).toContain('SARA');
  expect(found).toContain('WORD0');
});

test('finds a long word by its first letters, and uses the first five words of a long search', () => {
  expect(finds('x'.repeat(200), { ...sara, message: 'x'.repeat(300) })).toBe(true);
  expect(termsOf('one two three four five six')).toHaveLength(5);
});
