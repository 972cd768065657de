import { expect, test } from 'vitest';
import { folded } from './folded.ts';

test.each([
  ['أسعار إربيل وآراء', 'اسعار اربيل واراء'],
  ['مسؤول', 'مسوول'],
  ['رئيس', 'رييس'],
  ['على مدى', 'علي مدي'],
  ['حصة', 'حصه'],
  ['مُدَقِّق', 'مدقق'],
  ['رفـــوف', 'رفوف'],
  ['عام ٢٠٢٦', 'عام 2026'],
  ['۱۸ محافظة', '18 محافظه'],
  ['کوردستان', 'كوردستان'],
  ['Straße', 'STRASSE'],
  ['ﬁeld', 'FIELD'],
])('treats %s and %s alike', (text, same) => {
  expect(folded(text)).toBe(folded(same));
});

test('distinguishes other letters', () => {
  expect(folded('رف')).not.toBe(folded('رق'));
  expect(folded('1')).not.toBe(folded('2'));
});
