import { compare } from 'bcryptjs';
import { expect, test, vi } from 'vitest';
import { hashPassword, verifyPassword } from './password.ts';

vi.mock(import('bcryptjs'), { spy: true });

/** The lowest cost that bcrypt accepts, so that the tests are fast. */
const rounds = 4;
const long = 'ا'.repeat(100);

test.each([
  ['an Arabic password', 'كلمة سر طويلة'],
  ['one longer than bcrypt reads', long],
  ['one with a NUL', 'before\0after and more'],
])('%s matches its hash', async (_what, password) => {
  expect(await verifyPassword(password, await hashPassword(password, rounds))).toBe(true);
});

test.each([
  ['the end of a long one', `${long}1`, `${long}2`],
  ['what follows a NUL', 'before\0after 1', 'before\0after 2'],
  ['case', 'correct horse', 'Correct horse'],
  ['outer blanks', 'correct horse', ' correct horse'],
  ['width', 'correct horse', 'ｃorrect horse'],
])('%s distinguishes two passwords', async (_what, password, other) => {
  expect(await verifyPassword(other, await hashPassword(password, rounds))).toBe(false);
});

test('composed and decomposed letters are the same', async () => {
  expect(await verifyPassword('cafe\u0301 au lait', await hashPassword('café au lait', rounds))).toBe(true);
});

test('a hash has cost 12 by default; the hash for unknown accounts costs the same and matches nothing', async () => {
  expect(await hashPassword('a password')).toMatch(/^\$2b\$12\$/);
  expect(await verifyPassword('a password', undefined)).toBe(false);
  expect(compare).toHaveBeenLastCalledWith(expect.any(String), expect.stringMatching(/^\$2b\$12\$.{53}$/));
});
