import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { loginRequest, passwordMinLength, username as usernameSchema } from '../../shared/session.ts';
import { chooseTable } from '../data/choose-table.ts';
import { askHidden } from './ask-hidden.ts';
import { hashPassword } from './password.ts';

const usage = 'Usage: npm run admin -- <username> [--table NAME] [--if-absent]';

/** Creates an administrator or resets the password of one, and says what it did. */
async function run(): Promise<void> {
  const { username, table, ifAbsent } = readArguments();
  const tableName = await chooseTable(table);
  // Only now: the data layer reads the table's name when it loads.
  const { hasAdministrators, saveAdministrator } = await import('../data/administrator.ts');
  if (ifAbsent && (await using(tableName, hasAdministrators()))) {
    console.log('There is an administrator already; nothing was changed.');
    return;
  }
  const { password, generated } = await choosePassword();
  const passwordHash = await hashPassword(password);
  const outcome = await using(tableName, saveAdministrator(username, passwordHash, new Date()));
  console.log(
    outcome === 'created'
      ? `Created the administrator ${username} in the table ${tableName}.`
      : `Gave the administrator ${username} in the table ${tableName} a new password and ended their sessions.`,
  );
  if (generated) console.log(`Password, shown only now: ${password}`);
}

async function using<Result>(tableName: string, access: Promise<Result>): Promise<Result> {
  try {
    return await access;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`Cannot use the table ${tableName}; check its name, region and credentials: ${reason}`);
  }
}

function readArguments(): { username: string; table: string | undefined; ifAbsent: boolean } {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { table: { type: 'string' }, 'if-absent': { type: 'boolean', default: false } },
  });
  if (positionals.length !== 1) throw new Error(usage);
  const username = usernameSchema.safeParse(positionals[0]);
  if (!username.success) {
    throw new Error('A username has 1 to 100 letters, digits, dots, underscores, hyphens or at signs.');
  }
  return { username: username.data, table: values.table, ifAbsent: values['if-absent'] };
}

async function choosePassword(): Promise<{ password: string; generated: boolean }> {
  const given = process.env.ADMIN_PASSWORD ?? (process.stdin.isTTY ? await askTwice() : '');
  if (given === '') return { password: randomBytes(18).toString('base64url'), generated: true };
  if ([...given].length < passwordMinLength || !loginRequest.shape.password.safeParse(given).success) {
    throw new Error(`A password has at least ${passwordMinLength} and at most 1000 characters.`);
  }
  return { password: given, generated: false };
}

async function askTwice(): Promise<string> {
  const password = await askHidden('Password (empty: make one): ');
  if (password !== '' && (await askHidden('The same again: ')) !== password) {
    throw new Error('The two passwords differ; nothing was changed.');
  }
  return password;
}

try {
  await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
