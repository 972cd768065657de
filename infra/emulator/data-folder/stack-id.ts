import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface StackId {
  /** Last part of the stack's id: made once for a data folder. */
  readonly uuid: string;
  /** True if a site has run on the folder before. */
  readonly isUsed: boolean;
  /** Stores that a site has run. To be called once there are stored data that must not be missing at the next start. */
  keep(): void;
}

const uuidPattern = /^[0-9a-f-]{36}$/;

/** True if a site has run on a data folder. */
export function isUsed(dataDir: string): boolean {
  return existsSync(fileOf(dataDir));
}

/** Reads a data folder's stack id, or makes one. */
export function readStackId(dataDir: string): StackId {
  const file = fileOf(dataDir);
  const stored = isUsed(dataDir) ? readFileSync(file, 'utf8').trim() : '';
  const uuid = uuidPattern.test(stored) ? stored : randomUUID();
  return {
    uuid,
    isUsed: isUsed(dataDir),
    keep() {
      if (uuid === stored) return;
      // Written and renamed, because a full disk can leave an empty file.
      writeFileSync(`${file}.part`, uuid, { mode: 0o600, flush: true });
      renameSync(`${file}.part`, file);
    },
  };
}

function fileOf(dataDir: string): string {
  return join(dataDir, 'stack-id');
}
