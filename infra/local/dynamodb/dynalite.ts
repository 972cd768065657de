import { join } from 'node:path';
import dynalite from 'dynalite';
import { closeServer, listen } from '../listen.ts';
import type { DynamoEngine } from './engine.ts';

/** Runs dynalite in this process over a LevelDB store, whose every write has left the process when it is acknowledged. */
export async function startDynalite(dataDir: string): Promise<DynamoEngine> {
  const server = dynalite({
    path: join(dataDir, 'dynalite'),
    createTableMs: 0,
    deleteTableMs: 0,
    updateTableMs: 0,
  });
  const port = await listen(server, 0);
  return { url: `http://127.0.0.1:${port}`, close: () => closeServer(server) };
}
