import { parseArgs } from 'node:util';
import type { PartRestored } from '#functions/data/backups/restore-part.ts';
import { type Source, sourceOfTable } from '#functions/data/backups/restore-source.ts';
import { openSite, type Site } from '#functions/data/backups/site.ts';
import { asCommand } from '#shared/as-command.ts';
import { type BackupDifference, type Restorable, restoreOrder } from '#shared/backups.ts';
import { awsFailure } from './backup/aws-failure.ts';
import { readParts, sourceOfExport } from './backup/export-source.ts';
import { ExportFolder } from './backup/folder.ts';
import { restoreTableAt, statusOf, unusable } from './backup/table-at.ts';
import { chooseSite, siteOptions } from './choose-table.ts';

const usage =
  'Usage: npm run restore -- --from (FOLDER | INSTANT | TABLE) [--kinds texts,posts,pictures,people] [--dry-run] ' +
  '[--table NAME --images BUCKET --cvs BUCKET]';

/** How many differences of a part are printed. */
const maxPrinted = 100;

/** Restores parts of a running site from an export, an instant or another table, and prints what it did or would do. */
async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      ...siteOptions,
      from: { type: 'string' },
      kinds: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
    },
  });
  const { from, 'dry-run': isTrial } = values;
  if (positionals.length > 0 || from === undefined) throw new Error(usage);
  const parts = readParts(values.kinds);
  const { table, buckets } = await chooseSite(values);
  const site = openSite(table, buckets);
  const { source, madeTable } = await openSource(site, from);
  // Imported only now, because the data layer reads the table's name when it loads.
  const { restorePart } = await import('#functions/data/backups/restore-part.ts');
  for (const part of inOrder(parts))
    print(
      await restorePart(site, source, part, { isTrial, by: 'npm run restore', now: new Date() }),
      isTrial,
    );
  if (isTrial) console.log('Nothing has changed: this was a trial.');
  if (madeTable !== undefined)
    console.log(
      `The table ${madeTable} costs as much as the site's own. Once you need it no more: ` +
        `aws dynamodb delete-table --table-name ${madeTable}`,
    );
}

/** Returns the parts in the order of a restore: pictures come before the texts and posts that show them. */
function inOrder(parts: readonly Restorable[]): Restorable[] {
  return restoreOrder.filter((part) => parts.includes(part));
}

/** Returns the source of the restore, and the name of the table if one was created for it. */
async function openSource(
  site: Site,
  from: string,
): Promise<{ readonly source: Source; readonly madeTable?: string }> {
  if (/^\d{4}-\d\d-\d\dT/.test(from)) {
    const instant = new Date(from);
    if (Number.isNaN(instant.getTime()) || instant > new Date())
      throw new Error('An instant is like 2026-11-25T10:00:00Z, and in the past.');
    const madeTable = await restoreTableAt(site, instant, console.log);
    return { source: sourceOfTable(madeTable, site), madeTable };
  }
  if (from.startsWith('arn:')) throw new Error(tableInstead(from));
  const folder = new ExportFolder(from);
  if (await folder.manifest()) {
    await folder.check();
    return { source: sourceOfExport(folder, site) };
  }
  if (from === site.table) throw new Error(`${from} is the site's own table.`);
  const status = /^[\w.-]{3,255}$/.test(from) ? await statusOf(site.dynamodb, from) : undefined;
  if (status === undefined)
    throw new Error(
      `${from} is neither the folder of a finished export nor a table of this region: check the name, and AWS_REGION.`,
    );
  if (status === 'CREATING')
    throw new Error(
      `AWS is still making the table ${from}: run the same command again when ` +
        `aws dynamodb describe-table --table-name ${from} shows the table and its indexes as ACTIVE.`,
    );
  if (status !== 'ACTIVE') throw new Error(unusable(from, status));
  return { source: sourceOfTable(from, site) };
}

/**
 * Returns the error message for an ARN. A restore reads a table, which is given by its name; a copy in a vault has to
 * be restored into a table first.
 */
function tableInstead(arn: string): string {
  const [, table] = /^arn:[^:]+:dynamodb:[^:]*:[^:]*:table\/([^/]+)$/.exec(arn) ?? [];
  if (table) return `Name the table without the rest of its ARN: --from ${table}.`;
  return (
    `${arn} is no table: restore the copy to a new table first, as docs/backups.md says under “Copies in a vault”, ` +
    'then name that table with --from.'
  );
}

/** The words for the outcome of an item. */
const outcomes = {
  changes: 'changes',
  back: 'comes back',
  blocked: 'stays, as another post has its address',
} as const satisfies Record<BackupDifference['what'], string>;

function print({ part, differences, same, newer, files, missed }: PartRestored, isTrial: boolean): void {
  const count = (what: BackupDifference['what']) => differences.filter((one) => one.what === what).length;
  console.log(
    [
      `${part}: ${count('changes')} ${isTrial ? 'would change' : 'changed'}`,
      `${count('back')} ${isTrial ? 'would come back' : 'came back'}`,
      `${newer} newer ${isTrial ? 'would stay' : 'stayed'}`,
      `${same} the same`,
      ...(files.back > 0 ? [`${files.back} files ${isTrial ? 'would come back' : 'came back'}`] : []),
      ...(files.lost > 0 ? [`${files.lost} files are nowhere any more`] : []),
    ].join(', '),
  );
  for (const one of differences.slice(0, maxPrinted)) console.log(`  ${nameOf(one)}: ${outcomes[one.what]}`);
  if (differences.length > maxPrinted) console.log(`  and ${differences.length - maxPrinted} more`);
  if (count('blocked') > 0)
    console.log(
      '  Posts whose address another post has now stay as they are: change that address, then restore again.',
    );
  for (const one of missed) console.log(`  ${nameOf(one)} was changed meanwhile and stayed: restore again.`);
}

function nameOf({ kind, id, title }: BackupDifference): string {
  if (kind === 'content') return `text ${id}`;
  return kind === 'category' ? `categories of ${id}` : `${kind} ${title} (${id})`;
}

await asCommand(usage, run, awsFailure);
