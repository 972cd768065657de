import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { TableOwner } from '#infra/emulator/data-folder/instance-lock.ts';

const run = promisify(execFile);
const command = join(import.meta.dirname, '../../../functions/commands/admin-command.ts');

export interface AdministratorOptions {
  /** The table with the administrators. */
  readonly table: TableOwner;
  /** @default `admin` */
  readonly username?: string | undefined;
  /** @default a random one if an administrator is created */
  readonly password?: string | undefined;
}

export interface Administrator {
  readonly username: string;
  /** The generated password, if one was generated. It is shown only once. */
  readonly madePassword?: string;
}

/**
 * Ensures that a user can sign in, by the same command that deployed sites use. A given password is set in any case;
 * otherwise an administrator is created only if there is none.
 */
export async function ensureAdministrator(options: AdministratorOptions): Promise<Administrator> {
  const { username = 'admin' } = options;
  if (options.password !== undefined) {
    await adminCommand(options, options.password, [username]);
    return { username };
  }
  const madePassword = randomBytes(18).toString('base64url');
  const said = await adminCommand(options, madePassword, [username, '--if-absent']);
  const [, existing] = /There is an administrator already: ([^;\s]+);/.exec(said) ?? [];
  return existing === undefined ? { username, madePassword } : { username: existing };
}

async function adminCommand(
  { table }: AdministratorOptions,
  password: string,
  args: readonly string[],
): Promise<string> {
  const child = run(process.execPath, [command, ...args], {
    env: {
      PATH: process.env.PATH,
      TABLE_NAME: table.tableName,
      ADMIN_PASSWORD: password,
      AWS_ENDPOINT_URL_DYNAMODB: table.dynamodb,
      AWS_REGION: 'us-east-1',
      AWS_ACCESS_KEY_ID: table.accessKeyId,
      AWS_SECRET_ACCESS_KEY: table.secretAccessKey,
    },
  });
  child.child.stdin?.end();
  try {
    return (await child).stdout;
  } catch (error) {
    const { stderr, message } = error as Error & { stderr?: string };
    throw new Error(`The administrator could not be set up: ${stderr?.trim() || message}`);
  }
}
