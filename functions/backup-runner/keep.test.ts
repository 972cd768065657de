import '#functions/data/testing/environment.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { noteProgress, reserveJob, type StoredJob } from '#functions/data/backups/job.ts';
import { getPoint, type StoredPoint } from '#functions/data/backups/point.ts';
import type { RestoredSite } from '#functions/data/backups/site.ts';
import { makePoint } from './points.ts';
import { keep } from './work.ts';

vi.mock('#functions/data/backups/job.ts');
vi.mock('#functions/data/backups/point.ts');
vi.mock('./points.ts');

const renewEveryMs = 10_000;
const job = { id: 'long', work: 'point', state: 'running', by: 'dana', startedAt: 'then' } as StoredJob;

beforeEach(() => void vi.resetAllMocks());

test('the reservation of a job is renewed by the first step after ten seconds without a sign of work', async () => {
  let now = Date.parse('2026-11-20T09:00:00.000Z');
  vi.mocked(reserveJob).mockResolvedValueOnce(job);
  vi.mocked(getPoint).mockResolvedValue({} as StoredPoint);
  const signs: [after: number, signs: number][] = [];
  vi.mocked(makePoint).mockImplementationOnce(async (_site, _point, onStep) => {
    for (const after of [0, renewEveryMs - 1, 1, renewEveryMs - 1, 1]) {
      now += after;
      await onStep();
      signs.push([after, vi.mocked(noteProgress).mock.calls.length]);
    }
    return {} as StoredPoint;
  });
  await keep({} as RestoredSite, () => new Date(now));
  expect(signs).toEqual([
    [0, 0],
    [renewEveryMs - 1, 0],
    [1, 1],
    [renewEveryMs - 1, 1],
    [1, 2],
  ]);
  expect(vi.mocked(noteProgress).mock.lastCall).toMatchObject([job, { state: 'done' }, new Date(now)]);
});

test('the point of the day is made once, and its failure is logged', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const midnight = new Date('2026-11-20T00:00:00.000Z');
  vi.mocked(getPoint)
    .mockResolvedValueOnce(undefined)
    .mockResolvedValueOnce({} as StoredPoint);
  vi.mocked(makePoint).mockRejectedValueOnce(new Error('No.'));
  for (let call = 0; call < 2; call += 1) await keep({} as RestoredSite, () => midnight);
  expect(vi.mocked(getPoint).mock.calls).toEqual(Array(2).fill(['daily-2026-11-20', midnight]));
  expect(makePoint).toHaveBeenCalledOnce();
  const error = expect.objectContaining({ message: 'No.' });
  expect(logged.mock.calls).toEqual([[{ failure: 'A backup job failed', work: 'daily', error }]]);
});
