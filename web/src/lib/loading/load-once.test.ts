import { expect, test, vi } from 'vitest';
import { forgetFailedLoads, loadOnce } from './load-once.ts';

test('loads once, and then returns the value synchronously', async () => {
  const load = vi.fn(async (name: string) => name.toUpperCase());
  const loader = loadOnce(load);
  await loader('a');
  expect(loader('a')).toBe(loader('a'));
  expect(load).toHaveBeenCalledOnce();
  expect(loader.outcome('a')).toEqual({ value: 'A' });
  expect(loader.outcome('b')).toBeUndefined();
});

test('a failed load stays failed until it is reset, and can then be tried again', async () => {
  const load = vi.fn(async (name: string) => name).mockRejectedValueOnce(new Error('offline'));
  const loader = loadOnce(load);
  await expect(loader('a')).rejects.toThrow('offline');
  expect(loader.outcome('a')).toEqual({ reason: new Error('offline') });
  await loader('b');
  forgetFailedLoads();
  expect(loader.outcome('a')).toBeUndefined();
  await expect(loader('a')).resolves.toBe('a');
  await loader('b');
  expect(load).toHaveBeenCalledTimes(3);
});
