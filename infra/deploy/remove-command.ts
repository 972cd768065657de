import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { S3Client } from '@aws-sdk/client-s3';
import { asCommand } from '#shared/as-command.ts';
import { settingsOfArguments } from './arguments.ts';
import { clientsIn, edgeRegion, findStacks, type Part, parts, stackNames } from './deployed-site.ts';
import { deleteKept, removeStacks } from './remove.ts';
import { explain } from './run.ts';

const usage = 'Usage: npm run remove -- [-c stage=NAME …] [--only edge|watch|access] [--data] [--yes STACK]';

/**
 * Removes what a site has in AWS, in both regions: `npm run remove -- -c stage=staging`. Production's data stay, unless
 * `--data` is given.
 */
async function run(): Promise<void> {
  const args = process.argv.slice(2);
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      context: { type: 'string', short: 'c', multiple: true },
      only: { type: 'string' },
      data: { type: 'boolean', default: false },
      yes: { type: 'string' },
    },
  });
  const { only, data } = values;
  if (positionals.length > 0 || (only !== undefined && (!isPart(only) || only === 'site' || data)))
    throw new Error(usage);
  const settings = settingsOfArguments(args);
  const clients = { site: clientsIn(), edge: clientsIn(edgeRegion) };
  const found = await findStacks(settings, clients);
  const chosen = only === undefined ? found : { [only]: found[only] };
  const names = Object.values(chosen).flatMap((one) => one?.stack.StackName ?? []);
  if (names.length === 0) throw new Error('There is no such stack.');
  const asked = stackNames(settings)[only ?? 'site'];
  const what = data ? `${names.join(', ')}, with the table, the pictures and the CVs` : names.join(', ');
  const answer = values.yes ?? (await ask(`This removes ${what}. Type ${asked} to go on: `));
  if (answer.trim() !== asked) throw new Error('Nothing was removed.');
  const kept = await removeStacks(chosen, console.log);
  const left = data
    ? await deleteKept(kept, { database: clients.site.database, storage: new S3Client() }, console.log)
    : kept;
  if (left.length === 0) return console.log('Nothing of it is left in the account.');
  console.log('These stay, and cost what they store; docs/deployment.md, Removal, says how they go:');
  for (const { type, name } of left) console.log(`  ${name} (${type})`);
}

function isPart(name: string): name is Part {
  return (parts as readonly string[]).includes(name);
}

async function ask(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return await terminal.question(question);
  } finally {
    terminal.close();
  }
}

await asCommand(usage, run, explain);
