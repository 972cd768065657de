import { isAbsolute, join } from 'node:path';

/** How a stack is run. */
export interface RunOptions {
  /** 0 chooses a free port. */
  readonly port: number;
  /** Folder of all stored data. */
  readonly dataDir: string;
  readonly dynamodb: 'dynalite' | 'local';
  /** Which lines of the functions go to the terminal: those of standard error, or all. */
  readonly logs: 'errors' | 'all';
}

/**
 * Reads `PORT`, `DATA_DIR`, `DYNAMODB` and `LOGS`. A relative `DATA_DIR` is resolved from `root`.
 * @throws one sentence that names the variable whose value is wrong
 */
export function readRunOptions(environment: NodeJS.ProcessEnv, root: string): RunOptions {
  const { PORT = '3000', DATA_DIR = '.local', DYNAMODB = 'dynalite', LOGS = 'errors' } = environment;
  const port = Number(PORT);
  if (!/^\d{1,5}$/.test(PORT) || port > 65_535)
    throw new Error(`PORT has to be a number from 0 to 65535, not "${PORT}".`);
  if (DATA_DIR.trim() === '') throw new Error('DATA_DIR has to name a folder; it is empty.');
  if (DYNAMODB !== 'dynalite' && DYNAMODB !== 'local') {
    throw new Error(`DYNAMODB has to be "local" or left out, not "${DYNAMODB}".`);
  }
  if (LOGS !== 'errors' && LOGS !== 'all')
    throw new Error(`LOGS has to be "all" or left out, not "${LOGS}".`);
  const dataDir = isAbsolute(DATA_DIR) ? DATA_DIR : join(root, DATA_DIR);
  return { port, dataDir, dynamodb: DYNAMODB, logs: LOGS };
}
