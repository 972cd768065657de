import { chmodSync, existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isRunning, processState } from './process-state.ts';
import { tryRoom } from './room.ts';

/** How whoever owns the data folder reaches its table, and may do everything to it. */
export interface TableOwner {
  /** Address of the database. */
  readonly dynamodb: string;
  readonly tableName: string;
  /** With these the database lets its owner in. */
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** What a running server writes into its data folder as `engine.json`, for commands of its owner's. */
export interface EngineFile extends TableOwner {
  readonly pid: number;
}

export interface InstanceLock {
  /** The process that had the folder before was killed. */
  readonly afterCrash: boolean;
  /** Writes `engine.json`. */
  announce(owner: TableOwner): void;
  release(): void;
}

/**
 * Takes the data folder for this process, making it if need be. Throws one sentence when another running process has
 * it or when it cannot be written; what a killed one left is swept away.
 */
export function lockDataDir(dataDir: string): InstanceLock {
  const lockFile = join(dataDir, 'lock');
  const engineFile = join(dataDir, 'engine.json');
  const mine = `${process.pid} ${processState(process.pid).startedAt}`;
  const draft = `${lockFile}.${process.pid}`;
  try {
    makeFolder(dataDir);
    // It holds people's messages: for nobody else on this machine.
    chmodSync(dataDir, 0o700);
    tryRoom(dataDir);
    writeFileSync(draft, mine);
  } catch (error) {
    throw new Error(
      `The data folder ${dataDir} cannot be written: ${reasonOf(error)}. Choose another with DATA_DIR.`,
    );
  }
  let afterCrash = false;
  try {
    // A link is made only if there is none: of two that start at once, one gets the folder.
    while (!tryLink(draft, lockFile)) {
      sweepStale(dataDir, lockFile);
      afterCrash = true;
    }
  } finally {
    rmSync(draft, { force: true });
  }
  rmSync(engineFile, { force: true });
  return {
    afterCrash,
    announce(owner) {
      writeFileSync(engineFile, `${JSON.stringify({ ...owner, pid: process.pid }, null, 2)}\n`, {
        mode: 0o600,
      });
    },
    release() {
      rmSync(engineFile, { force: true });
      rmSync(lockFile, { force: true });
    },
  };
}

/** Makes a folder and those above it. Node's own way never ends below `/proc`, and names a read-only disk as something that is not there. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another start may have been faster.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

const reasons: Readonly<Record<string, string>> = {
  EROFS: 'its disk can only be read',
  EACCES: 'this account may not write there',
  EPERM: 'this account may not write there',
  ENOTDIR: 'there is a file in its place',
  EEXIST: 'there is a file in its place',
  ENOENT: 'no folder can be made there',
  ENOSPC: 'its disk has no room for the 64 MB that a start needs',
  EFBIG: 'no file there may have the 64 MB that a start needs',
  EDQUOT: 'this account may store no 64 MB more there',
};

function reasonOf(error: unknown): string {
  const { code = String(error) } = error as NodeJS.ErrnoException;
  const reason = reasons[code];
  return reason === undefined ? code : `${reason} (${code})`;
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

function sweepStale(dataDir: string, lockFile: string): void {
  let holder: string;
  try {
    holder = readFileSync(lockFile, 'utf8');
  } catch {
    return;
  }
  const [pid = '', start = ''] = holder.split(' ');
  if (isRunning(Number(pid), start)) {
    throw new Error(
      `The data folder ${dataDir} is in use by a running server (process ${pid}): stop it, or choose another with DATA_DIR.`,
    );
  }
  rmSync(lockFile, { force: true });
}
