import '#functions/data/testing/environment.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { isBackupLate } from '#functions/data/backups/point.ts';
import { applyChange, listDueChanges } from '#functions/data/content/changes.ts';
import { applySchedule, listDuePosts } from '#functions/data/posts/schedule.ts';
import { handler, publishDue } from './handler.ts';

vi.mock('#functions/data/backups/point.ts');
vi.mock('#functions/data/content/changes.ts');
vi.mock('#functions/data/posts/schedule.ts');

const noon = Date.parse('2026-01-01T12:00:00.000Z');
const at = (ms: number) => new Date(noon + ms).toISOString();
const change = (id: string, ms: number) =>
  ({ id, at: at(ms) }) as Awaited<ReturnType<typeof listDueChanges>>[number];
const post = (id: string, ms: number) =>
  ({ kind: 'blog', id, at: at(ms) }) as Awaited<ReturnType<typeof listDuePosts>>[number];

/** What was applied, in order, each with its instant. */
let applied: [id: string, now: string][];
const logged = vi.spyOn(console, 'error').mockReturnValue();
const info = vi.spyOn(console, 'info').mockReturnValue();
beforeEach(() => {
  vi.clearAllMocks();
  applied = [];
  vi.mocked(listDueChanges).mockResolvedValue([]);
  vi.mocked(listDuePosts).mockResolvedValue([]);
  vi.mocked(isBackupLate).mockResolvedValue(false);
  const note = async ({ id }: { readonly id: string }, now: Date) =>
    void applied.push([id, now.toISOString()]);
  vi.mocked(applyChange).mockImplementation(note);
  vi.mocked(applySchedule).mockImplementation(note);
});
async function beat(): Promise<number[]> {
  let now = noon;
  const waits: number[] = [];
  const wait = async (ms: number) => {
    waits.push(ms);
    now += ms;
  };
  await publishDue({ now: () => now, wait });
  return waits;
}

test('asks for what is due within the next minute, of each kind', async () => {
  await beat();
  const until = new Date(noon + 60_000);
  expect(vi.mocked(listDueChanges).mock.calls).toEqual([[until]]);
  expect(vi.mocked(listDuePosts).mock.calls).toEqual([
    ['blog', until],
    ['news', until],
    ['career', until],
  ]);
});

test('applies posts and texts in the order of their instants, each half a second after its own', async () => {
  vi.mocked(listDueChanges).mockResolvedValue([change('c', 20_000)]);
  vi.mocked(listDuePosts).mockResolvedValueOnce([
    post('late', 30_000),
    post('overdue', -500),
    post('soon', 10_000),
  ]);
  expect(await beat()).toEqual([10_500, 10_000, 10_000]);
  expect(applied).toEqual([
    ['overdue', at(0)],
    ['soon', at(10_500)],
    ['c', at(20_500)],
    ['late', at(30_500)],
  ]);
});

test('goes on after a failure, and logs it with the name of the work', async () => {
  vi.mocked(listDueChanges).mockResolvedValue([change('c', -3000)]);
  vi.mocked(listDuePosts).mockResolvedValueOnce([post('a', -2000), post('b', -1000)]);
  vi.mocked(applyChange).mockRejectedValueOnce(new Error('No.'));
  vi.mocked(applySchedule).mockRejectedValueOnce(new Error('No.'));
  await beat();
  expect(applied.map(([id]) => id)).toEqual(['b']);
  expect(logged.mock.calls.map(([line]) => [line.failure, line.planned])).toEqual([
    ['plan-not-concluded', 'content-change#c'],
    ['plan-not-concluded', 'blog#a'],
  ]);
});

test('reports that the last backup is too old', async () => {
  await handler();
  expect(logged).not.toHaveBeenCalled();
  vi.mocked(isBackupLate).mockResolvedValue(true);
  await handler();
  expect(logged.mock.calls).toEqual([[{ failure: 'The last backup is too old' }]]);
  expect(info).toHaveBeenCalledTimes(2);
});
