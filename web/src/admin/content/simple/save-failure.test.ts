import { expect, test } from 'vitest';
import { ApiError } from '#web/lib/api-client.ts';
import { copy as arabic } from './copy.ar.ts';
import { copy } from './copy.en.ts';
import { saveFailure } from './simple-item.ts';

test('a failure shows its status and the server’s message', () => {
  const error = new ApiError(401, 'Unauthorized', '{"error":"Sign in first."}');
  expect(saveFailure(error)).toBe('401: Sign in first.');
  expect(saveFailure(new ApiError(502, 'Bad Gateway', ''))).toBe('502: Bad Gateway');
  expect(saveFailure(new TypeError('Failed to fetch'))).toBe(copy.unreachable);
});

test('in Arabic a failure is shown in Arabic, also before the translations are loaded', () => {
  const told = arabic.answered(new ApiError(500, 'Server Error', '{"error":"Something failed."}'));
  expect(told).toMatch(/^500: \p{Script=Arabic}/u);
  expect(told).not.toMatch(/[a-z]/i);
});
