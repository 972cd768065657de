import '#functions/data/testing/environment.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { reserve, reserveOnce } from '#functions/data/sign-in/throttle.ts';
import { TooManyRequests } from '../errors.ts';
import { admit, admitCount, admitUpload, type Sent } from './visitor-limits.ts';

vi.mock('#functions/data/sign-in/throttle.ts');
const now = new Date('2026-01-01T10:00:00.000Z');
const key = { pk: 'throttle#x', sk: 'throttle' } as const;
const sent: Sent = {
  ...{ kind: 'contact', id: 'id', viewerAddress: '203.0.113.7', suspicions: [] },
  isStored: async () => false,
};
const isOnce = (count: number, isNew = true) =>
  vi.mocked(reserveOnce).mockResolvedValue({ admitted: true, isNew, count });
const isRefused = (retryAfterSeconds: number) => ({ admitted: false, retryAfterSeconds }) as const;

beforeEach(() => {
  vi.clearAllMocks();
  isOnce(1);
  vi.mocked(reserve).mockResolvedValue({ admitted: true, key });
});

test('the sixth message of a network is flagged', async () => {
  isOnce(5);
  expect(await admit(sent, now)).toEqual([]);
  isOnce(6);
  expect(await admit({ ...sent, suspicions: ['too-fast'] }, now)).toEqual(['too-fast', 'too-many']);
});

test('each kind has its limit per network, and per day, which is smaller for what looks like spam', async () => {
  for (const kind of ['contact', 'newsletter'] as const) {
    await admit({ ...sent, kind }, now);
    await admit({ ...sent, kind, suspicions: ['honeypot'] }, now);
  }
  const network = { max: 30, windowSeconds: 600 };
  expect(vi.mocked(reserveOnce).mock.calls.map(([limit, subject]) => [limit, subject])).toEqual([
    ...Array(2).fill([{ name: 'contact-network', ...network }, '203.0.113.7']),
    ...Array(2).fill([{ name: 'newsletter-network', ...network }, '203.0.113.7']),
  ]);
  const windowSeconds = 86_400;
  expect(vi.mocked(reserve).mock.calls.map(([limit, subject]) => [limit, subject])).toEqual([
    [{ name: 'contact-day', max: 10_000, windowSeconds }, 'everybody'],
    [{ name: 'contact-day-flagged', max: 2000, windowSeconds }, 'everybody'],
    [{ name: 'newsletter-day', max: 10_000, windowSeconds }, 'everybody'],
    [{ name: 'newsletter-day-flagged', max: 2000, windowSeconds }, 'everybody'],
  ]);
});

test('a retry of what is stored counts once', async () => {
  isOnce(6, false);
  expect(await admit({ ...sent, isStored: async () => true }, now)).toEqual([]);
  expect(reserve).not.toHaveBeenCalled();
  expect(await admit(sent, now)).toEqual(['too-many']);
  expect(reserve).toHaveBeenCalledOnce();
});

test.each([
  [1, 'a minute'],
  [60, 'a minute'],
  [61, '2 minutes'],
  [119 * 60, '119 minutes'],
  [119 * 60 + 1, 'a few hours'],
])('a refusal says how long to wait: %i s are %s', async (seconds, wait) => {
  vi.mocked(reserveOnce).mockResolvedValue(isRefused(seconds));
  const refusal = await admit(sent, now).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(TooManyRequests);
  expect(refusal).toMatchObject({ message: `Too many messages came at once; try again in ${wait}.` });
});

test('a refusal of the day refuses as well', async () => {
  vi.mocked(reserve).mockResolvedValue(isRefused(60));
  await expect(admit(sent, now)).rejects.toThrow(TooManyRequests);
  await expect(admitCount('203.0.113.7', now)).rejects.toThrow(TooManyRequests);
  await expect(admitUpload('203.0.113.7', now)).rejects.toThrow('Too many files were sent today');
});

test('what cannot be counted is admitted, and the failure is logged; a file is refused', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.mocked(reserveOnce).mockRejectedValue(new Error('slow'));
  vi.mocked(reserve).mockRejectedValue(new Error('slow'));
  expect(await admit({ ...sent, suspicions: ['no-form'] }, now)).toEqual(['no-form']);
  expect(logged).toHaveBeenCalledWith(
    expect.objectContaining({ failure: 'Not counted for the limits', kind: 'contact' }),
  );
  await expect(admitUpload('203.0.113.7', now)).rejects.toThrow('slow');
});

test('files and uses have limits of their own', async () => {
  await admitUpload('203.0.113.7', now);
  await admitCount('203.0.113.7', now);
  expect(vi.mocked(reserve).mock.calls.map(([limit, subject]) => [limit, subject])).toEqual([
    [{ name: 'cv-network', max: 20, windowSeconds: 86_400 }, '203.0.113.7'],
    [{ name: 'cv-day', max: 500, windowSeconds: 86_400 }, 'everybody'],
    [{ name: 'usage-network', max: 60, windowSeconds: 600 }, '203.0.113.7'],
  ]);
});
