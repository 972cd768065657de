import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#infra/emulator/testing/temporary-folder.ts';
import { oneAtATime } from './one-at-a-time.ts';

test('two callers run one after the other, and leave no lock', async () => {
  const folder = await temporaryFolder();
  const seen: string[] = [];
  let finish = () => {};
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const first = oneAtATime(join(folder, 'lock'), async () => {
    seen.push('first begins');
    await finished;
    seen.push('first ends');
  });
  const second = oneAtATime(join(folder, 'lock'), async () => seen.push('second'));
  expect(seen).toEqual(['first begins']);
  finish();
  await Promise.all([first, second]);
  expect(seen).toEqual(['first begins', 'first ends', 'second']);
  expect(readdirSync(folder)).toEqual([]);
});

test('takes over the lock of a killed process', async () => {
  const folder = await temporaryFolder();
  writeFileSync(join(folder, 'lock'), '999999999 long ago');
  expect(await oneAtATime(join(folder, 'lock'), async () => 'done')).toBe('done');
});

test('releases the lock if the work fails', async () => {
  const folder = await temporaryFolder();
  await expect(oneAtATime(join(folder, 'lock'), () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await oneAtATime(join(folder, 'lock'), async () => 'done')).toBe('done');
});
