import { parseArgs } from 'node:util';
import { openSite } from '#functions/data/backups/site.ts';
import { asCommand } from '#shared/as-command.ts';
import { exportSite } from './backup/export-site.ts';
import { ExportFolder } from './backup/folder.ts';
import { chooseSite, siteOptions } from './choose-table.ts';

const usage = 'Usage: npm run export -- [--to FOLDER] [--table NAME --images BUCKET --cvs BUCKET]';

/** Writes all that a site stores into a folder, or resumes an interrupted export, and prints the result. */
async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { ...siteOptions, to: { type: 'string' } },
  });
  if (positionals.length > 0) throw new Error(usage);
  const { table, buckets } = await chooseSite(values);
  const folder = new ExportFolder(values.to ?? `exports/${new Date().toISOString().slice(0, 10)}`);
  const { manifest, unknown } = await exportSite(openSite(table, buckets), folder, console.log);
  for (const [kind, count] of Object.entries(unknown)) {
    console.error(`${count} items of the kind ${kind} are left out: only a newer release knows it.`);
    process.exitCode = 1;
  }
  const count = Object.values(manifest.items).reduce((sum, one) => sum + one.count, 0);
  console.log(
    `Exported ${count} items and ${manifest.files.count} files of the table ${table} to ${folder.path}. ` +
      'It holds what visitors wrote: keep it where only you can read it.',
  );
}

await asCommand(usage, run);
