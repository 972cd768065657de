import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const command = join(import.meta.dirname, '../../../functions/session/admin-command.ts');

export interface AdministratorOptions {
  /** Address of the database, and the table in it. */
  readonly dynamodb: string;
  readonly tableName: string;
  /** @default `admin` */
  readonly username?: string | undefined;
  /** @default a random one, when the administrator is made */
  readonly password?: string | undefined;
}

export interface Administrator {
  readonly username: string;
  /** Only when it was set now. */
  readonly password?: string;
}

/**
 * Makes sure that somebody can sign in, by the same command that deployed sites use. A given password is set whoever
 * exists; otherwise an administrator is only made when there is none at all.
 */
export async function ensureAdministrator(options: AdministratorOptions): Promise<Administrator> {
  const { username = 'admin', password = randomBytes(18).toString('base64url') } = options;
  const onlyIfAbsent = options.password === undefined;
  const child = run(process.execPath, [command, username, ...(onlyIfAbsent ? ['--if-absent'] : [])], {
    env: {
      PATH: process.env.PATH,
      TABLE_NAME: options.tableName,
      ADMIN_PASSWORD: password,
      AWS_ENDPOINT_URL_DYNAMODB: options.dynamodb,
      AWS_REGION: 'us-east-1',
      AWS_ACCESS_KEY_ID: 'LOCAL',
      AWS_SECRET_ACCESS_KEY: 'LOCAL',
    },
  });
  child.child.stdin?.end();
  try {
    const { stdout } = await child;
    const wasSet = !onlyIfAbsent || stdout.startsWith('Created');
    return wasSet ? { username, password } : { username };
  } catch (error) {
    const { stderr, message } = error as Error & { stderr?: string };
    throw new Error(`The administrator could not be set up: ${stderr?.trim() || message}`);
  }
}
