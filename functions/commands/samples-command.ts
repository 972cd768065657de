import { parseArgs } from 'node:util';
import { pointAtLocalTable } from './choose-table.ts';

const usage = 'Usage: npm run samples -- add|remove';

/** Adds the sample content to the local site that runs on `DATA_DIR`, or removes it, and prints what it did. */
async function run(): Promise<void> {
  const action = readAction();
  if (!(await pointAtLocalTable())) throw new Error('The local site does not run: start it with npm start.');
  // Imported only now, because the data layer reads the table's name when it loads.
  const { addSamples, removeSamples } = await import('./samples/store.ts');
  if (action === 'add') {
    const added = await addSamples(new Date());
    console.log(`Added ${postCount(added)} of sample content; to remove it: npm run samples -- remove`);
  } else {
    console.log(`Removed ${postCount(await removeSamples())} of sample content.`);
  }
}

function readAction(): 'add' | 'remove' {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { table: { type: 'string' } },
  });
  if (values.table !== undefined || process.env.TABLE_NAME !== undefined) {
    throw new Error('Sample content is for the local site only: leave out --table and TABLE_NAME.');
  }
  const [action, ...more] = positionals;
  if ((action !== 'add' && action !== 'remove') || more.length > 0) throw new Error(usage);
  return action;
}

function postCount(count: number): string {
  return count === 1 ? '1 post' : `${count} posts`;
}

try {
  await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
