import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { isRunning, processState } from './process-state.ts';

/**
 * The outcome of an attempt to take a lock. `holder` is the id of the running process that has it; absent if this process has
 * it now.
 */
export interface TriedLock {
  readonly holder?: string;
  /** True if a killed process left the lock behind. */
  readonly afterCrash: boolean;
}

let drafts = 0;

/** Takes a lock file for this process, unless a running process has it. The folder of the file must exist. */
export function tryLock(lockFile: string): TriedLock {
  drafts += 1;
  const draft = `${lockFile}.${process.pid}-${drafts}`;
  try {
    writeFileSync(draft, `${process.pid} ${processState(process.pid).startedAt}`);
    let afterCrash = false;
    // Creating a link fails if the lock file exists, so that only one of two simultaneous processes gets the lock.
    while (!tryLink(draft, lockFile)) {
      const holder = holderOf(lockFile);
      if (holder) return { holder, afterCrash };
      rmSync(lockFile, { force: true });
      afterCrash = true;
    }
    return { afterCrash };
  } finally {
    rmSync(draft, { force: true });
  }
}

function tryLink(draft: string, lockFile: string): boolean {
  try {
    linkSync(draft, lockFile);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Returns the id of the running process that has a lock; `undefined` if none has it. */
function holderOf(lockFile: string): string | undefined {
  try {
    const [pid = '', startedAt = ''] = readFileSync(lockFile, 'utf8').split(' ');
    return isRunning(Number(pid), startedAt) ? pid : undefined;
  } catch {
    // The lock was released just now.
    return undefined;
  }
}
