import { parseArgs } from 'node:util';
import { asCommand } from '#shared/as-command.ts';
import { pointAtLocalTable } from './choose-table.ts';
import type { Amounts } from './samples/many.ts';

const usage =
  'Usage: npm run samples -- add|remove, or many [--posts N] [--messages N] [--pictures N] to fill a site';
const maxAmount = 100_000;

/** Adds the sample content to the local site that runs on `DATA_DIR`, removes it, or fills the site, and prints what it did. */
async function run(): Promise<void> {
  const { action, amounts } = readAction();
  if (!(await pointAtLocalTable())) throw new Error('The local site does not run: start it with npm start.');
  // A site that is being filled may be slow to answer.
  process.env.DATABASE_TIMEOUT ??= '60000';
  // Imported only now, because the data layer reads the table's name and `DATABASE_TIMEOUT` when it loads.
  if (action === 'many') {
    const { addMany } = await import('./samples/many.ts');
    await addMany(amounts, new Date());
    const { posts, messages, pictures } = amounts;
    console.log(`Filled with ${postCount(posts)}, ${messages} messages and ${pictures} pictures.`);
    return;
  }
  const { addSamples, removeSamples } = await import('./samples/store.ts');
  if (action === 'add') {
    const added = await addSamples(new Date());
    console.log(`Added ${postCount(added)} of sample content; to remove it: npm run samples -- remove`);
  } else {
    console.log(`Removed ${postCount(await removeSamples())} of sample content.`);
  }
}

function readAction(): { action: 'add' | 'remove' | 'many'; amounts: Amounts } {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      table: { type: 'string' },
      posts: { type: 'string', default: '0' },
      messages: { type: 'string', default: '0' },
      pictures: { type: 'string', default: '0' },
    },
  });
  if (values.table !== undefined || process.env.TABLE_NAME !== undefined) {
    throw new Error('Sample content is for the local site only: leave out --table and TABLE_NAME.');
  }
  const [action, ...more] = positionals;
  if ((action !== 'add' && action !== 'remove' && action !== 'many') || more.length > 0)
    throw new Error(usage);
  const [posts = 0, messages = 0, pictures = 0] = [values.posts, values.messages, values.pictures].map(
    Number,
  );
  if (
    ![posts, messages, pictures].every((count) => Number.isInteger(count) && count >= 0 && count <= maxAmount)
  )
    throw new Error(`Amounts have to be whole numbers from 0 to ${maxAmount}. ${usage}`);
  return { action, amounts: { posts, messages, pictures } };
}

function postCount(count: number): string {
  return count === 1 ? '1 post' : `${count} posts`;
}

await asCommand(usage, run);
