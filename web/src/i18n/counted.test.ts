import { expect, test } from 'vitest';
import { counted } from './counted.ts';

const messages = { one: 'رسالة واحدة', two: 'رسالتان', few: 'رسائل', many: 'رسالة', other: 'رسالة' };

test.each([
  [0, 'لا رسائل'],
  [1, 'رسالة واحدة'],
  [2, 'رسالتان'],
  [3, '٣ رسائل'],
  [10, '١٠ رسائل'],
  [11, '١١ رسالة'],
  [100, '١٠٠ رسالة'],
  [1003, '١٬٠٠٣ رسائل'],
])('%d', (count, text) => expect(counted(count, messages)).toBe(text));

test('zero has its own words if there are any', () => {
  expect(counted(0, { ...messages, zero: 'بلا رسائل' })).toBe('بلا رسائل');
});
