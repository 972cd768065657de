import '#functions/data/testing/environment.ts';
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountIdOf, getAdministrator } from '#functions/data/sign-in/administrator.ts';
import { tableName } from '#functions/data/table/table.ts';
import { type Engine, startEngine } from '#functions/data/testing/engine.ts';
import { verifyPassword } from '#functions/session/password.ts';

let engine: Engine;
let dataDir: string;
beforeAll(async () => {
  engine = await startEngine('dynalite');
  dataDir = await mkdtemp(join(tmpdir(), 'admin-command-'));
  const running = {
    dynamodb: process.env.AWS_ENDPOINT_URL_DYNAMODB,
    tableName,
    pid: process.pid,
    accessKeyId: 'OWNER',
    secretAccessKey: 'secret',
  };
  await writeFile(join(dataDir, 'engine.json'), JSON.stringify(running));
});
afterAll(async () => {
  await engine.stop();
  await rm(dataDir, { recursive: true });
});

/** Runs the command as `npm run admin --` does, with nothing in its environment that says where the table is. */
function admin(
  args: string[],
  env: Record<string, string> = {},
): Promise<{ code: number; out: string; err: string }> {
  const script = join(import.meta.dirname, 'admin-command.ts');
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [script, ...args],
      {
        env: {
          PATH: process.env.PATH,
          DATA_DIR: dataDir,
          ...env,
          ...(env.AWS_REGION && { AWS_ENDPOINT_URL_DYNAMODB: process.env.AWS_ENDPOINT_URL_DYNAMODB }),
        },
      },
      (_error, out, err) => resolve({ code: child.exitCode ?? -1, out, err }),
    );
    child.stdin?.end();
  });
}
const stored = (username: string) => getAdministrator(accountIdOf(username));

test('creates an administrator in the running site’s table, resets them, and leaves them alone with --if-absent', async () => {
  const created = await admin(['Dara']);
  expect(created).toMatchObject({ code: 0, err: '' });
  expect(created.out).toContain('Created the administrator Dara');
  const password = /: (\S{24})\n$/.exec(created.out)?.[1] ?? '';
  const first = await stored('dara');
  expect(await verifyPassword(password, first?.passwordHash)).toBe(true);

  const reset = await admin(['dara'], { ADMIN_PASSWORD: 'a password of my own' });
  expect(reset.out).toMatch(/new password and ended their sessions/);
  expect(reset.out).not.toContain('a password of my own');
  const second = await stored('dara');
  expect(second?.credentialVersion).not.toBe(first?.credentialVersion);
  expect(await verifyPassword('a password of my own', second?.passwordHash)).toBe(true);

  const same = await admin(['Dara'], { ADMIN_PASSWORD: 'a password of my own' });
  expect(same).toMatchObject({
    code: 0,
    out: expect.stringMatching(/has this password already; nothing was changed/),
  });
  expect(await stored('dara')).toEqual(second);

  const kept = await admin(['somebody-else', '--if-absent']);
  expect(kept).toMatchObject({
    code: 0,
    out: 'There is an administrator already: dara; nothing was changed.\n',
  });
  expect(await stored('somebody-else')).toBeUndefined();
}, 120_000);

test('lists administrators, and removes any but the last', async () => {
  const password = { ADMIN_PASSWORD: 'a password of my own' };
  await admin(['dara'], password);
  await admin(['Shilan'], password);
  const today = new Date().toISOString().slice(0, 10);
  expect(await admin(['--list'])).toEqual({
    code: 0,
    out: `dara\tsince ${today}\nShilan\tsince ${today}\n`,
    err: '',
  });
  expect((await admin(['--remove', 'SHILAN'])).out).toContain('Removed the administrator SHILAN');
  expect(await stored('shilan')).toBeUndefined();
  expect(await admin(['--remove', 'shilan'])).toMatchObject({
    code: 1,
    out: '',
    err: expect.stringContaining('no administrator shilan'),
  });
  expect(await admin(['--remove', 'dara'])).toMatchObject({
    code: 1,
    out: '',
    err: expect.stringContaining('only administrator'),
  });
  expect(await stored('dara')).toBeDefined();
}, 120_000);

const reachable = {
  AWS_REGION: 'us-east-1',
  AWS_ACCESS_KEY_ID: 'test',
  AWS_SECRET_ACCESS_KEY: 'test',
};
test.each([
  ['no name', [], {}, 'Usage:'],
  ['two names', ['a', 'b'], {}, 'Usage:'],
  ['a list of one', ['a', '--list'], {}, 'Usage:'],
  ['nobody to remove', ['--remove'], {}, 'Usage:'],
  ['two tasks', ['--remove', '--if-absent', 'a'], {}, 'Usage:'],
  ['an unknown option', ['a', '--nonsense'], {}, 'nonsense'],
  ['a name with blanks', ['not a name'], {}, 'A username has'],
  ['a short password', ['a'], { ADMIN_PASSWORD: 'elevenchars' }, 'at least 12'],
  ['a table nobody has', ['a', '--table', 'nosuch'], reachable, 'Cannot use the table nosuch'],
  ['no site that runs', ['a'], { DATA_DIR: join(tmpdir(), 'no-such-data-folder') }, 'npm start'],
])('with %s it says what to do and changes nothing', async (_what, args, env, sentence) => {
  const { code, out, err } = await admin(args, env);
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(err).toContain(sentence);
  expect(err.trim()).not.toContain('\n');
  expect(await stored('a')).toBeUndefined();
});
