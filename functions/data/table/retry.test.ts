import { beforeEach, expect, test, vi } from 'vitest';
import { withRetry } from './retry.ts';
import { ThrottledError } from './unavailable.ts';

vi.mock(import('node:timers/promises'), async (actual) => ({ ...(await actual()), setTimeout: vi.fn() }));

const work = vi.fn<() => Promise<string>>();
beforeEach(() => void work.mockReset().mockResolvedValue('done'));

test('what the database refuses four times is done at the fifth try', async () => {
  for (let n = 0; n < 4; n++) work.mockRejectedValueOnce(new ThrottledError());
  expect(await withRetry(work)).toBe('done');
  expect(work).toHaveBeenCalledTimes(5);
});

test('after five tries the refusal is thrown', async () => {
  work.mockRejectedValue(new ThrottledError());
  await expect(withRetry(work)).rejects.toThrow(ThrottledError);
  expect(work).toHaveBeenCalledTimes(5);
});

test('what trying again does not help is thrown at once', async () => {
  work.mockRejectedValue(new Error('A bug'));
  await expect(withRetry(work)).rejects.toThrow('A bug');
  expect(work).toHaveBeenCalledOnce();
});
