import { parseArgs } from 'node:util';
import { openSite } from '#functions/data/backups/site.ts';
import { asCommand } from '#shared/as-command.ts';
import { ExportFolder } from './backup/folder.ts';
import { importSite, inWords } from './backup/import-site.ts';
import { chooseSite, siteOptions } from './choose-table.ts';

const usage =
  'Usage: npm run import -- --from FOLDER [--overwrite] [--into-used] [--table NAME --images BUCKET --cvs BUCKET]';

/** Writes an export into a site, or resumes an interrupted import, and prints the result. */
async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      ...siteOptions,
      from: { type: 'string' },
      overwrite: { type: 'boolean', default: false },
      'into-used': { type: 'boolean', default: false },
    },
  });
  const { from, overwrite, 'into-used': intoUsed } = values;
  if (positionals.length > 0 || from === undefined) throw new Error(usage);
  const { table, buckets } = await chooseSite(values);
  const options = { overwrite, intoUsed };
  const { items } = await importSite(openSite(table, buckets), new ExportFolder(from), options, console.log);
  console.log(
    `Imported into the table ${table}: ${inWords(items)}. Accounts that were added ` +
      'have no password: give one to an owner with npm run admin -- <username>.',
  );
}

await asCommand(usage, run);
