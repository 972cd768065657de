import { expect, test } from 'vitest';
import { nameAt } from './class-names.ts';

test('each class gets a name of its own that a stylesheet needs not escape and no word is', () => {
  const names = Array.from({ length: 20_000 }, (_, place) => nameAt(place));
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter((name) => !/^[a-zA-Z]([\w-]\d?)?$/.test(name))).toEqual([]);
  expect(names[3000]).toHaveLength(2);
});

test('there are no more names than those', () => {
  expect(nameAt(52 + 52 * 64 + 52 * 64 * 10 - 1)).toBe('Z_9');
  expect(() => nameAt(52 + 52 * 64 + 52 * 64 * 10)).toThrow('more classes than short names');
});
