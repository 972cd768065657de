import { readdirSync, readFileSync } from 'node:fs';

/** What is known of a process id. `startedAt` is empty where the system does not tell: all but Linux. */
interface ProcessState {
  readonly startedAt: string;
  /** `ending`: it was killed or has left, and still lets go of its files. */
  readonly state: 'running' | 'ending' | 'gone';
}

/** Of the kernel's flags of a process: it is on its way out. */
const exiting = 0x4;
const pauseMs = 20;
/** Letting go of some gigabytes takes a second or two. */
const longestEndMs = 10_000;

/** What the system tells of a process. */
export function processState(pid: number): ProcessState {
  try {
    // pid (command) state ppid pgrp session tty tpgid flags …; the command may hold anything, `) ` included.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    const [state = ''] = fields;
    const startedAt = fields[19] ?? '';
    // Nobody has asked yet how it ended; the last of its threads has let go of everything.
    if ('ZX'.includes(state) && threadsOf(pid) <= 1) return { startedAt, state: 'gone' };
    const isEnding = 'ZX'.includes(state) || (Number(fields[6]) & exiting) !== 0;
    return { startedAt, state: isEnding ? 'ending' : 'running' };
  } catch {
    return { startedAt: '', state: answersSignals(pid) ? 'running' : 'gone' };
  }
}

/**
 * Whether the process with this id that started at this time is running. Of one that is just ending the end is waited
 * for: what it had is free then.
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
