import { expect, test } from 'vitest';
import { nameAt } from './class-names.ts';

test('each class gets a unique name that needs no escaping and is not a word', () => {
  const names = Array.from({ length: 20_000 }, (_, place) => nameAt(place));
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter((name) => !/^[a-zA-Z]([\w-]\d?)?$/.test(name))).toEqual([]);
  expect(names[3000]).toHaveLength(2);
});

test('throws when no names are left', () => {
  expect(nameAt(52 + 52 * 64 + 52 * 64 * 10 - 1)).toBe('Z_9');
  expect(() => nameAt(52 + 52 * 64 + 52 * 64 * 10)).toThrow('more classes than short names');
});
