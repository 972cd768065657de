import { expect, test } from 'vitest';
import { fieldProblems } from '../api/endpoint/error.ts';
import { newPassword, roleIncludes, username } from './session.ts';
import { sessionTokenForm } from './session-cookie.ts';
import { signIn } from './sign-in.ts';

test.each([
  ['owner', 'owner', true],
  ['owner', 'editor', true],
  ['editor', 'editor', true],
  ['editor', 'owner', false],
] as const)('whether an %s has the rights of an %s: %j', (role, needed, has) => {
  expect(roleIncludes(role, needed)).toBe(has);
});

test.each([
  ['a'.repeat(12), undefined],
  ['😀'.repeat(12), undefined],
  ['a'.repeat(1000), undefined],
  ['a'.repeat(11), 'too-short'],
  ['😀'.repeat(11), 'too-short'],
  ['a'.repeat(1001), 'too-long'],
  ['', 'required'],
  [undefined, 'required'],
])('the new password %j has the problem %s', (password, problem) => {
  expect(newPassword.safeParse(password).error?.issues[0]?.message).toBe(problem);
});

test.each([
  [' shilan ', undefined],
  ['شيلان.2@a_b-c', undefined],
  ['a'.repeat(100), undefined],
  ['a'.repeat(101), 'too-long'],
  ['two words', 'invalid'],
  ['!shilan', 'invalid'],
  ['shilan!', 'invalid'],
  ['  ', 'required'],
])('the username %j has the problem %s', (name, problem) => {
  expect(username.safeParse(name).error?.issues[0]?.message).toBe(problem);
});

test('a sign-in names what is missing or too long, and takes every name without its blanks', () => {
  const { error } = signIn.safeParse({ username: ' ', password: '' });
  expect(error && fieldProblems(error)).toEqual([
    { field: 'username', problem: 'required' },
    { field: 'password', problem: 'required' },
  ]);
  expect(signIn.parse({ username: ' two words! ', password: ' x ' })).toEqual({
    username: 'two words!',
    password: ' x ',
  });
});

test.each([
  [`${'aZ9'.repeat(13)}xx-_`, true],
  ['a'.repeat(42), false],
  ['a'.repeat(44), false],
  [`${'a'.repeat(42)}.`, false],
])('whether %s has the form of a token: %j', (token, has) => expect(sessionTokenForm.test(token)).toBe(has));
