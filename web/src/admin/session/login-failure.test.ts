import { expect, test } from 'vitest';
import { ApiError } from '#web/lib/api-client.ts';
import { loginFailure } from './login-form.tsx';

const answer = (status: number, error = 'Some sentence.') =>
  new ApiError(status, '', JSON.stringify({ error }));

test.each([400, 401, 413])('an answer of %i means that the credentials are wrong', (status) => {
  expect(loginFailure(answer(status))).toBe('Invalid username or password');
});

test.each([
  ['no answer', new TypeError('Failed to fetch')],
  ['a server that is out of order', answer(503)],
])('%s says nothing about the credentials', (_what, error) => {
  expect(loginFailure(error)).toBe('Login failed. Please try again.');
});

test('too many attempts: the server says how long to wait', () => {
  expect(loginFailure(answer(429, 'Wait 4 minutes and try again.'))).toBe('Wait 4 minutes and try again.');
  expect(loginFailure(new ApiError(429, 'Too Many Requests', '<html>'))).toBe(
    'Too many failed attempts; wait a few minutes and try again.',
  );
});
