import { isAbsolute, join } from 'node:path';

/** How a stack is run. */
export interface RunOptions {
  /** 0 takes any free one. */
  readonly port: number;
  /** Folder of everything that is stored. */
  readonly dataDir: string;
  readonly dynamodb: 'dynalite' | 'local';
}

/**
 * Reads `PORT`, `DATA_DIR` and `DYNAMODB`, by which the sentences of failures name these options too; a relative folder
 * is one of `root`. Throws one sentence about a value that cannot be.
 */
export function readRunOptions(environment: NodeJS.ProcessEnv, root: string): RunOptions {
  const { PORT = '3000', DATA_DIR = '.local', DYNAMODB = 'dynalite' } = environment;
  const port = Number(PORT);
  if (!/^\d{1,5}$/.test(PORT) || port > 65_535)
    throw new Error(`PORT has to be a number from 0 to 65535, not "${PORT}".`);
  if (DATA_DIR.trim() === '') throw new Error('DATA_DIR has to name a folder; it is empty.');
  if (DYNAMODB !== 'dynalite' && DYNAMODB !== 'local') {
    throw new Error(`DYNAMODB has to be "local" or left out, not "${DYNAMODB}".`);
  }
  return { port, dataDir: isAbsolute(DATA_DIR) ? DATA_DIR : join(root, DATA_DIR), dynamodb: DYNAMODB };
}
