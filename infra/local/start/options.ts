import { isAbsolute, join } from 'node:path';
import { passwordMinLength, username } from '#shared/session/session.ts';

/** What `npm start` is told by its environment. */
export interface StartOptions {
  readonly port: number;
  readonly dataDir: string;
  readonly adminUsername: string | undefined;
  readonly adminPassword: string | undefined;
  readonly dynamodb: 'dynalite' | 'local';
  /** Whether a fresh data folder gets the sample content. */
  readonly sampleContent: boolean;
}

/** Reads the environment; relative folders are those of `root`. Throws one sentence about a value that cannot be. */
export function readStartOptions(environment: NodeJS.ProcessEnv, root: string): StartOptions {
  const {
    PORT = '3000',
    DATA_DIR = '.local',
    DYNAMODB = 'dynalite',
    SAMPLE_CONTENT = 'on',
    ADMIN_USERNAME,
    ADMIN_PASSWORD,
  } = environment;
  const port = Number(PORT);
  if (!/^\d{1,5}$/.test(PORT) || port > 65_535)
    throw new Error(`PORT has to be a number from 0 to 65535, not "${PORT}".`);
  if (DATA_DIR.trim() === '') throw new Error('DATA_DIR has to name a folder; it is empty.');
  if (DYNAMODB !== 'dynalite' && DYNAMODB !== 'local') {
    throw new Error(`DYNAMODB has to be "local" or left out, not "${DYNAMODB}".`);
  }
  if (SAMPLE_CONTENT !== 'on' && SAMPLE_CONTENT !== 'off') {
    throw new Error(`SAMPLE_CONTENT has to be "on" or "off", not "${SAMPLE_CONTENT}".`);
  }
  if (ADMIN_USERNAME && !username.safeParse(ADMIN_USERNAME).success) {
    throw new Error('ADMIN_USERNAME has to be made of letters, digits and the signs . _ - @ only.');
  }
  if (ADMIN_PASSWORD && ADMIN_PASSWORD.length < passwordMinLength) {
    throw new Error(`ADMIN_PASSWORD has to have at least ${passwordMinLength} characters.`);
  }
  return {
    port,
    dataDir: isAbsolute(DATA_DIR) ? DATA_DIR : join(root, DATA_DIR),
    adminUsername: ADMIN_USERNAME || undefined,
    adminPassword: ADMIN_PASSWORD || undefined,
    dynamodb: DYNAMODB,
    sampleContent: SAMPLE_CONTENT === 'on',
  };
}
