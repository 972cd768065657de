import { mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { tryLock } from '#infra/emulator/data-folder/lock-file.ts';

/** The interval at which a waiting process tries the lock again, in milliseconds. */
const pauseMs = 200;

/**
 * Runs `work` under a lock file, so that only one process of this machine runs it at a time; the others wait. The lock of a
 * killed process is taken over.
 */
export async function oneAtATime<Result>(lockFile: string, work: () => Promise<Result>): Promise<Result> {
  mkdirSync(dirname(lockFile), { recursive: true });
  while (tryLock(lockFile).holder !== undefined) await setTimeout(pauseMs);
  try {
    return await work();
  } finally {
    rmSync(lockFile, { force: true });
  }
}
