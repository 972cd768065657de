import { readdirSync, readFileSync } from 'node:fs';

/** The state of a process. `startedAt` is empty except on Linux. */
interface ProcessState {
  readonly startedAt: string;
  /** `ending`: it was killed or has ended, and still has files open. */
  readonly state: 'running' | 'ending' | 'gone';
}

/** The kernel's flag of a process that is exiting. */
const exiting = 0x4;
const pauseMs = 20;
/**
 * The maximum time to wait for a process that is ending, in milliseconds. Freeing some gigabytes takes a second or two.
 */
const longestEndMs = 10_000;

/**
 * Returns whether a process runs, is ending or is gone, and when it started, from `/proc`. Without `/proc`, asks with a signal;
 * then `startedAt` is empty.
 */
export function processState(pid: number): ProcessState {
  try {
    // pid (command) state ppid pgrp session tty tpgid flags …; the command may contain anything, `) ` included.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    const [state = ''] = fields;
    const startedAt = fields[19] ?? '';
    // Its last thread has ended, but its parent has not read the exit status yet: nothing is left of the process except this
    // entry in `/proc`.
    if ('ZX'.includes(state) && threadsOf(pid) <= 1) return { startedAt, state: 'gone' };
    const isEnding = 'ZX'.includes(state) || (Number(fields[6]) & exiting) !== 0;
    return { startedAt, state: isEnding ? 'ending' : 'running' };
  } catch {
    return { startedAt: '', state: answersSignals(pid) ? 'running' : 'gone' };
  }
}

/**
 * True if the process with this id and start time is running. If the process is just ending, waits until it has ended and its
 * files are free.
 */
export function isRunning(pid: number, startedAt: string): boolean {
  const deadline = Date.now() + longestEndMs;
  for (;;) {
    const now = processState(pid);
    if (now.state === 'gone' || now.startedAt !== startedAt) return false;
    if (now.state === 'running' || Date.now() > deadline) return true;
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pauseMs);
  }
}

function threadsOf(pid: number): number {
  return readdirSync(`/proc/${pid}/task`).length;
}

function answersSignals(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
