import { closeSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { Log } from '../lambda/functions.ts';

const megabyte = 1024 * 1024;
/** The disk space that a start needs, with some reserve, in bytes. */
const startBytes = 64 * megabyte;
/** The disk space that is kept free, in bytes: a database needs some of it to move data that it has acknowledged. */
const reserveBytes = 16 * megabyte;
/** How long a measured value of the free space is used, in ms. */
const freshMs = 200;

/**
 * Writes as many bytes as a start needs and deletes them again: this is the only way to find out about a quota. Throws the
 * disk's error.
 */
export function assertFreeSpace(dataDir: string, bytes = startBytes): void {
  const file = join(dataDir, 'room.part');
  const part = Buffer.alloc(megabyte);
  try {
    const opened = openSync(file, 'w', 0o600);
    try {
      for (let written = 0; written < bytes; ) written += writeSync(opened, part);
    } finally {
      closeSync(opened);
    }
  } finally {
    rmSync(file, { force: true });
  }
}

/**
 * Reports whether the disk of a data folder has space. Without free space no write is started: a database that fails in the
 * middle of a write would end the process.
 */
export class DiskSpace {
  readonly #dataDir: string;
  readonly #log: Log;
  readonly #freeBytes: (dataDir: string) => number;
  #isLeft = true;
  #askedAt = 0;

  /** @param freeBytes returns the free bytes of the disk. @default asks the operating system */
  constructor(dataDir: string, log: Log, freeBytes = freeBytesOf) {
    this.#dataDir = dataDir;
    this.#log = log;
    this.#freeBytes = freeBytes;
  }

  get isLeft(): boolean {
    const now = performance.now();
    if (now - this.#askedAt < freshMs && this.#askedAt > 0) return this.#isLeft;
    this.#askedAt = now;
    const isLeft = this.#freeBytes(this.#dataDir) >= reserveBytes;
    if (isLeft !== this.#isLeft) {
      const disk = `The disk that holds ${this.#dataDir}`;
      this.#log(
        isLeft
          ? `${disk} has room again: things are stored again.`
          : `${disk} is full: nothing new is stored until there is room, and who sends something is asked to try again.`,
        true,
      );
    }
    this.#isLeft = isLeft;
    return isLeft;
  }
}

function freeBytesOf(dataDir: string): number {
  const { bavail, bsize } = statfsSync(dataDir);
  return bavail * bsize;
}
