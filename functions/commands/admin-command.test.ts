import '#functions/data/testing/environment.ts';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listAuditLines } from '#functions/data/audit/audit-log.ts';
import { accountIdOf, getAdministrator } from '#functions/data/sign-in/administrator.ts';
import { verifyPassword } from '#functions/data/sign-in/password.ts';
import { commandOnRunningSite } from './testing/run-command.ts';

const { run: admin } = commandOnRunningSite('admin-command.ts');
const stored = (username: string) => getAdministrator(accountIdOf(username));

test('creates an administrator in the running site’s table, resets them, and does not change them with --if-absent', async () => {
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

test('lists administrators, and removes any except the last owner', async () => {
  const password = { ADMIN_PASSWORD: 'a password of my own' };
  await admin(['dara'], password);
  await admin(['Shilan'], password);
  const today = new Date().toISOString().slice(0, 10);
  expect(await admin(['--list'])).toEqual({
    code: 0,
    out: `dara\towner\tactive\tsince ${today}\nShilan\towner\tactive\tsince ${today}\n`,
    err: '',
  });
  expect((await admin(['--remove', 'SHILAN'])).out).toContain('Removed the administrator SHILAN');
  expect(await stored('shilan')).toBeUndefined();
  const { items } = await listAuditLines({}, 2, undefined);
  expect(items.map(({ username, act, title }) => [username, act, title])).toEqual([
    ['npm run admin', 'person-removed', 'SHILAN'],
    ['npm run admin', 'person-changed', 'Shilan'],
  ]);
  expect(await admin(['--remove', 'shilan'])).toMatchObject({
    code: 1,
    out: '',
    err: expect.stringContaining('no administrator shilan'),
  });
  expect(await admin(['--remove', 'dara'])).toMatchObject({
    code: 1,
    out: '',
    err: expect.stringContaining('only owner'),
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
])('with %s prints the usage and changes nothing', async (_what, args, env, sentence) => {
  const { code, out, err } = await admin(args, env);
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(err).toContain(sentence);
  expect(err.trim()).not.toContain('\n');
  expect(await stored('a')).toBeUndefined();
});
