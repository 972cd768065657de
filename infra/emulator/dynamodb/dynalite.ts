import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import dynalite from 'dynalite';
import { closeServer, listen, listenOnSocket } from '../http/listen.ts';
import type { DynamoEngine } from './engine.ts';
import { allowTransactions } from './transactions.ts';

/** The methods of dynalite's store, a LevelDB, that are used here. */
interface Level {
  open(options: { createIfMissing: boolean }): Promise<void>;
  close(): Promise<void>;
}
/** Reads the values of a range. It uses memory outside of V8's heap until it is closed. */
interface LevelIterator {
  close(): Promise<void>;
  return?(): Promise<void>;
}
const requireAsDynalite = createRequire(import.meta.resolve('dynalite'));
const { Level } = requireAsDynalite('level') as { Level: new (path: string) => Level };
const { AbstractKeyIterator, AbstractValueIterator } = requireAsDynalite('abstract-level') as Record<
  'AbstractKeyIterator' | 'AbstractValueIterator',
  { readonly prototype: LevelIterator }
>;

// dynalite ends iterators by `return`, like JavaScript's own; LevelDB's have only `close`. Without this none would ever
// be closed, and each query would leak some ten kilobytes.
for (const { prototype } of [AbstractKeyIterator, AbstractValueIterator]) {
  if (typeof prototype.close !== 'function' || prototype.return)
    throw new Error('The iterators of abstract-level have changed: see how dynalite ends them now.');
  prototype.return = function (this: LevelIterator) {
    return this.close();
  };
}

const atOnce = { createTableMs: 0, deleteTableMs: 0, updateTableMs: 0 };

/** Longest path of a socket that every system takes, in bytes. */
const longestSocketPath = 100;

/**
 * Runs dynalite in this process over a LevelDB store. Acknowledged writes survive a kill of the process. It listens on a socket
 * that only this account can reach.
 *
 * @param mayCreate false to refuse a missing store. @default true
 * @throws one sentence if the store cannot be opened
 */
export async function startDynalite(dataDir: string, mayCreate = true): Promise<DynamoEngine> {
  const path = join(dataDir, 'dynalite');
  await checkStore(path, mayCreate);
  const server = dynalite({ path, ...atOnce });
  const { socketPath, remove } = socketFor(dataDir);
  allowTransactions(server, () => ({ socketPath }));
  await listenOnSocket(server, socketPath);
  return {
    address: { socketPath },
    async close() {
      await closeServer(server);
      remove();
    },
  };
}

/** Runs dynalite in this process, in memory and on a port, for tests of code that calls DynamoDB directly. */
export async function startDynaliteInMemory(): Promise<DynamoEngine> {
  const server = dynalite(atOnce);
  allowTransactions(server, () => address);
  const address = { host: '127.0.0.1', port: await listen(server, 0) } as const;
  return { address, close: () => closeServer(server) };
}

/** Opens the store once beforehand, because dynalite would end the process over a store that it cannot open. */
async function checkStore(path: string, createIfMissing: boolean): Promise<void> {
  const store = new Level(path);
  try {
    await store.open({ createIfMissing });
  } catch (error) {
    const reason = error instanceof Error && error.cause instanceof Error ? error.cause.message : error;
    throw new Error(
      `The database in ${path} cannot be opened (${reason}): put the data folder back from a copy, ` +
        'delete it to start over, or choose another with DATA_DIR.',
    );
  }
  await store.close();
}

function socketFor(dataDir: string): { socketPath: string; remove: () => void } {
  if (process.platform === 'win32') {
    return { socketPath: join('\\\\.\\pipe', dataDir, 'dynalite'), remove: () => {} };
  }
  const inside = join(dataDir, 'dynalite.sock');
  if (Buffer.byteLength(inside) <= longestSocketPath) {
    // A killed process leaves its socket behind.
    rmSync(inside, { force: true });
    return { socketPath: inside, remove: () => rmSync(inside, { force: true }) };
  }
  const folder = mkdtempSync(join(tmpdir(), 'dynalite-'));
  return { socketPath: join(folder, 'sock'), remove: () => rmSync(folder, { recursive: true, force: true }) };
}
