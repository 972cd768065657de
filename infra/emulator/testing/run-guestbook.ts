import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { runStack } from '../run-stack.ts';
import type { RunningStack } from '../running-stack.ts';
import { synthesizeGuestbook } from './guestbook.ts';

/** The guestbook, which runs as long as a test file. */
export interface RunningGuestbook {
  readonly stack: RunningStack<void>;
  readonly cdkOut: string;
  readonly dataDir: string;
  /** Sends a request to the guestbook, through its CDN. */
  ask(path: string, init?: RequestInit): Promise<Response>;
  /** Starts another stack with the same template. */
  start(more?: { dataDir?: string; port?: number }): Promise<RunningStack<void>>;
  /** Stops the stack and starts it again on the same data folder. */
  restart(): Promise<void>;
}

export function runGuestbook(): RunningGuestbook {
  let folder: string;
  let stack: RunningStack<void>;
  const guestbook: RunningGuestbook = {
    get stack() {
      return stack;
    },
    get cdkOut() {
      return join(folder, 'cdk.out');
    },
    get dataDir() {
      return join(folder, 'data');
    },
    ask: (path, init) => fetch(stack.url + path, { redirect: 'manual', ...init }),
    start: ({ dataDir = guestbook.dataDir, port = 0 } = {}) =>
      runStack({ cdkOut: guestbook.cdkOut, dataDir, port, prepare: async () => {} }),
    async restart() {
      await stack.close();
      stack = await guestbook.start();
    },
  };
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'guestbook-'));
    synthesizeGuestbook(folder);
    stack = await guestbook.start();
  });
  afterAll(async () => {
    await stack?.close();
    await rm(folder, { recursive: true, force: true });
  });
  return guestbook;
}
