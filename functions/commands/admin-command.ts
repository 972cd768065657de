import { parseArgs } from 'node:util';
import { asCommand } from '#shared/as-command.ts';
import { username as usernameSchema } from '#shared/session/session.ts';
import { chooseTable } from './choose-table.ts';

const usage =
  'Usage: npm run admin -- (<username> | --list | --remove <username> | --codes-off <username>) [--table NAME]';

/** Creates, lists and removes administrators, turns off their one-time codes, and prints what it did. */
async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      table: { type: 'string' },
      list: { type: 'boolean', default: false },
      remove: { type: 'boolean', default: false },
      'codes-off': { type: 'boolean', default: false },
      // Changes nothing if there is an administrator already. Used when the local site starts.
      'if-absent': { type: 'boolean', default: false },
    },
  });
  const { list, remove, 'codes-off': codesOff, 'if-absent': ifAbsent } = values;
  const isOneTask = [list, remove, codesOff, ifAbsent].filter(Boolean).length <= 1;
  if (!isOneTask || positionals.length !== (list ? 0 : 1)) throw new Error(usage);
  const username = list ? undefined : readUsername(positionals[0]);
  const tableName = await chooseTable(values.table);
  // Imported only now, because the data layer reads the table's name when it loads.
  const tasks = await import('./admin-tasks.ts');
  const task = async () => {
    if (username === undefined) return tasks.list(tableName);
    if (remove) return tasks.remove(tableName, username);
    if (codesOff) return tasks.turnOffCodes(tableName, username);
    return tasks.save(tableName, username, ifAbsent);
  };
  for (const line of await task()) console.log(line);
}

function readUsername(given: string | undefined): string {
  const username = usernameSchema.safeParse(given);
  if (username.success) return username.data;
  throw new Error('A username has 1 to 100 letters, digits, dots, underscores, hyphens or at signs.');
}

await asCommand(usage, run);
