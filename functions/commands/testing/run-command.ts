import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { tableName } from '#functions/data/table/table.ts';
import { type Engine, startEngine } from '#functions/data/testing/engine.ts';

interface CommandOutcome {
  code: number;
  out: string;
  err: string;
}

interface TestedCommand {
  run(args: string[], env?: Record<string, string>): Promise<CommandOutcome>;
  /** Writes the database's URL into the data folder, as a running site does. */
  announce(dynamodb: string | undefined): Promise<void>;
}

/**
 * Starts a database engine for the tests of a file, and writes its URL into a data folder, as a running site does. `run` of the
 * result runs the command `script` of `functions/commands` as `npm run … --` does; the command finds the table only through
 * this folder.
 */
export function commandOnRunningSite(script: string): TestedCommand {
  let engine: Engine;
  let dataDir: string;
  beforeAll(async () => {
    engine = await startEngine('dynalite');
    dataDir = await mkdtemp(join(tmpdir(), 'command-'));
    await announce(process.env.AWS_ENDPOINT_URL_DYNAMODB);
  });
  afterAll(async () => {
    await engine.stop();
    await rm(dataDir, { recursive: true });
  });
  const announce = (dynamodb: string | undefined) => {
    const running = {
      dynamodb,
      tableName,
      pid: process.pid,
      accessKeyId: 'OWNER',
      secretAccessKey: 'secret',
    };
    return writeFile(join(dataDir, 'engine.json'), JSON.stringify(running));
  };
  const run = (args: string[], env: Record<string, string> = {}): Promise<CommandOutcome> => {
    const path = join(import.meta.dirname, '..', script);
    const environment = {
      PATH: process.env.PATH,
      DATA_DIR: dataDir,
      ...env,
      ...(env.AWS_REGION && { AWS_ENDPOINT_URL_DYNAMODB: process.env.AWS_ENDPOINT_URL_DYNAMODB }),
    };
    return new Promise((resolve) => {
      const child = execFile(process.execPath, [path, ...args], { env: environment }, (_error, out, err) =>
        resolve({ code: child.exitCode ?? -1, out, err }),
      );
      child.stdin?.end();
    });
  };
  return { run, announce };
}
