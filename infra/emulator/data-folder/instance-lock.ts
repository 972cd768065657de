import { chmodSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { assertFreeSpace } from './disk-space.ts';
import { type TriedLock, tryLock } from './lock-file.ts';

/** Access to the table and the buckets of a data folder for its owner, who may do everything. */
export interface TableOwner {
  /** URL of the database. */
  readonly dynamodb: string;
  readonly tableName: string;
  /** URL of the buckets. */
  readonly s3: string;
  /** The outputs of the stack, by name, as far as they are known locally. */
  readonly outputs: Readonly<Record<string, string>>;
  /** The owner's access key. */
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** The file `engine.json` that a running server writes into its data folder for its owner's commands. */
export interface EngineFile extends TableOwner {
  readonly pid: number;
}

export interface InstanceLock {
  /** True if the previous process was killed. */
  readonly afterCrash: boolean;
  /** Writes `engine.json`. */
  announce(owner: TableOwner): void;
  release(): void;
}

/**
 * Takes the data folder for this process, creating it if necessary. Throws one sentence if another running process has
 * it or it cannot be written. Removes what a killed process left.
 */
export function lockDataDir(dataDir: string): InstanceLock {
  const lockFile = join(dataDir, 'lock');
  const engineFile = join(dataDir, 'engine.json');
  let lock: TriedLock;
  try {
    makeFolder(dataDir);
    // The data folder contains people's messages, so nobody else on this machine may read it.
    chmodSync(dataDir, 0o700);
    assertFreeSpace(dataDir);
    lock = tryLock(lockFile);
  } catch (error) {
    throw new Error(
      `The data folder ${dataDir} cannot be written: ${reasonOf(error)}. Choose another with DATA_DIR.`,
    );
  }
  const { holder, afterCrash } = lock;
  if (holder !== undefined)
    throw new Error(
      `The data folder ${dataDir} is in use by a running server (process ${holder}): stop it, or choose another with DATA_DIR.`,
    );
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

/**
 * Creates a folder and its parents. Node's own function never ends below `/proc`, and reports a read-only disk as a
 * missing folder.
 */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another start may have created the folder in the meantime.
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
