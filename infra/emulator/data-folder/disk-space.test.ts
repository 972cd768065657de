import { expect, test, vi } from 'vitest';
import { runGuestbook } from '../testing/run-guestbook.ts';
import { DiskSpace } from './disk-space.ts';

const guestbook = runGuestbook();
const megabyte = 1024 * 1024;

test('refuses writes on a nearly full disk, with one message, until there is space', () => {
  vi.useFakeTimers({ toFake: ['performance'], now: 1000 });
  let free = 100 * megabyte;
  const said: string[] = [];
  const room = new DiskSpace(
    '/data',
    (line) => said.push(line),
    () => free,
  );
  const ask = () => {
    vi.advanceTimersByTime(1000);
    return room.isLeft;
  };
  expect(ask()).toBe(true);
  free = 10 * megabyte;
  expect([ask(), ask(), ask()]).toEqual([false, false, false]);
  free = 100 * megabyte;
  expect([ask(), ask()]).toEqual([true, true]);
  expect(said).toEqual([
    expect.stringContaining('The disk that holds /data is full'),
    expect.stringContaining('has room again'),
  ]);
  vi.useRealTimers();
});

test('a full disk stores nothing, but stored data can be read; later writes succeed again', async () => {
  const note = (text: string) => guestbook.ask('/notes', { method: 'POST', body: JSON.stringify({ text }) });
  const kept = (await (await note('before')).json()) as { id: string };
  const full = vi.spyOn(DiskSpace.prototype, 'isLeft', 'get').mockReturnValue(false);
  expect((await note('while it is full')).ok).toBe(false);
  expect((await guestbook.ask('/')).status).toBe(200);
  expect((await guestbook.ask(`/notes/${kept.id}`)).status).toBe(200);
  full.mockRestore();
  expect((await note('after')).ok).toBe(true);
});
