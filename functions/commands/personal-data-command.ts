import { parseArgs } from 'node:util';
import type { Position } from '#functions/data/table/cursor.ts';
import { asCommand } from '#shared/as-command.ts';
import { emailAddress } from '#shared/text/email.ts';
import { chooseTable } from './choose-table.ts';

const usage = 'Usage: npm run personal-data -- (show | delete) <email address> [--table NAME]';

/** Prints everything stored under an e-mail address as JSON, or deletes it and prints how many items that were. */
async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { table: { type: 'string' } },
  });
  const [task, given, ...more] = positionals;
  if ((task !== 'show' && task !== 'delete') || more.length > 0) throw new Error(usage);
  const email = emailAddress.safeParse(given);
  if (!email.success) throw new Error('Name an email address like name@example.com.');
  const tableName = await chooseTable(values.table);
  // Imported only now, because the data layer reads the table's name when it loads.
  const data = await import('#functions/data/people/personal-data.ts');
  try {
    if (task === 'show') {
      const parts = await every((after) => data.findPersonalData(email.data, after));
      const items = parts.flatMap((part) => part.items);
      console.log(JSON.stringify(items, null, 2));
    } else {
      const parts = await every((after) => data.deletePersonalData(email.data, after));
      const count = parts.reduce((sum, { deleted }) => sum + deleted, 0);
      console.log(`Deleted ${count} items about ${email.data} from the table ${tableName}.`);
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`Cannot use the table ${tableName}; check its name, region and credentials: ${reason}`);
  }
}

/** Reads all pages: calls `read` for one page after the other, and returns the pages. */
async function every<Part extends { readonly next: Position | undefined }>(
  read: (after: Position | undefined) => Promise<Part>,
): Promise<Part[]> {
  const parts: Part[] = [];
  let after: Position | undefined;
  do {
    const part = await read(after);
    parts.push(part);
    after = part.next;
  } while (after);
  return parts;
}

await asCommand(usage, run);
