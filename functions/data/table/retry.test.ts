import { beforeEach, expect, test, vi } from 'vitest';
import { withRetry } from './retry.ts';
import { ThrottledError } from './unavailable.ts';

vi.mock(import('node:timers/promises'), async (actual) => ({ ...(await actual()), setTimeout: vi.fn() }));

const work = vi.fn<() => Promise<string>>();
beforeEach(() => void work.mockReset().mockResolvedValue('done'));

test('succeeds at the fifth attempt after four refusals', async () => {
  for (let n = 0; n < 4; n++) work.mockRejectedValueOnce(new ThrottledError());
  expect(await withRetry(work)).toBe('done');
  expect(work).toHaveBeenCalledTimes(5);
});

test('throws the refusal after five attempts', async () => {
  work.mockRejectedValue(new ThrottledError());
  await expect(withRetry(work)).rejects.toThrow(ThrottledError);
  expect(work).toHaveBeenCalledTimes(5);
});

test('throws an error at once if repeating does not help', async () => {
  work.mockRejectedValue(new Error('A bug'));
  await expect(withRetry(work)).rejects.toThrow('A bug');
  expect(work).toHaveBeenCalledOnce();
});
