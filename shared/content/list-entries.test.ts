import { expect, test } from 'vitest';
import { emptyEntry, entriesIn, listText, parseList, withSlots } from './list-entries.ts';
import { contentValue } from './value.ts';

const office = { ...emptyEntry, title: 'Basra', text: 'Street 1\nBasra', phone: '+964 770 000 0000' };
const hidden = { ...emptyEntry, title: 'Erbil', picture: '/images/a.webp', hidden: true };

test('entries are encoded as one text and decoded unchanged', () => {
  const entries = [office, hidden, emptyEntry, { ...emptyEntry, slot: 2 }];
  expect(parseList(listText(entries))).toEqual(entries);
  expect(parseList(listText([emptyEntry]))).toEqual([emptyEntry]);
  expect(parseList('')).toEqual([]);
});

test('an entry has empty texts, and is shown, unless its lines say otherwise', () => {
  const plain = { title: 'Basra', text: '', phone: '', picture: '', hidden: false, slot: 0 };
  expect(parseList('Basra')).toEqual([plain]);
  expect(emptyEntry).toEqual({ ...plain, title: '' });
});

test('keeps a trailing blank', () => {
  const typed = { ...emptyEntry, title: 'Where ', text: 'In \n', phone: '+964 ' };
  expect(parseList(listText([typed]))).toEqual([typed]);
});

test('removes a line that would separate entries', () => {
  expect(parseList(listText([{ ...office, text: 'A\n---\nB' }]))).toEqual([{ ...office, text: 'A\n–\nB' }]);
});

test('in Arabic each entry has its Arabic texts, otherwise the English ones', () => {
  const value = listText([office, hidden]);
  const valueAr = listText([{ ...emptyEntry, title: 'البصرة' }]);
  const [first, second] = entriesIn({ value, valueAr }, 'ar');
  expect([first?.title, first?.text, first?.phone]).toEqual(['البصرة', office.text, office.phone]);
  expect([second?.title, second?.hidden]).toEqual(['Erbil', true]);
  expect(entriesIn({ value: '', valueAr }, 'ar').map(({ title }) => title)).toEqual(['البصرة']);
});

test('puts fixed items that the list does not contain first', () => {
  expect(withSlots([office], 2).map(({ slot }) => slot)).toEqual([1, 2, 0]);
  expect(withSlots([{ ...emptyEntry, slot: 2 }, office], 2).map(({ slot }) => slot)).toEqual([1, 2, 0]);
});

test('accepts a phone number of blanks, which is being typed', () => {
  expect(contentValue('list').safeParse(listText([{ ...office, phone: ' ', hidden: true }])).success).toBe(
    true,
  );
});

test.each([
  [{ ...office, picture: 'javascript:alert(1)' }, 'address'],
  [{ ...office, phone: 'call us' }, 'phone'],
  [{ ...office, text: 'x'.repeat(12_000) }, 'too-long'],
])('rejects %j', (entry, problem) => {
  const { error } = contentValue('list').safeParse(listText([entry]));
  expect(error?.issues[0]?.message).toBe(problem);
});
