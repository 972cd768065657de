import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { asCommand } from '#shared/as-command.ts';
import type { Settings } from '../settings.ts';
import { settingsOfArguments } from './arguments.ts';
import {
  clientsIn,
  type DeployedStack,
  edgeRegion,
  findStacks,
  outputsOf,
  stackNames,
} from './deployed-site.ts';
import { textsWithPlaceholders } from './placeholders.ts';
import { explain, run } from './run.ts';
import { storedChecks } from './stored-checks.ts';

/**
 * Deploys a site: `npm run deploy -- -c stage=production …`. It fails for production while pages would show
 * placeholders; it builds the pages, shows what will change and asks, deploys, and prints the open tasks.
 */
const root = join(import.meta.dirname, '../..');
const args = process.argv.slice(2);

const usage =
  'Usage: npm run deploy -- [-c name=value …] [--require-approval never] [--app FOLDER] [option of cdk deploy …]\n' +
  'docs/settings.md lists the settings. It shows what will change, and asks.';

async function deploy(): Promise<void> {
  const settings = settingsOfArguments(args);
  // This comes before the build, which takes minutes, because it fails without a region or credentials.
  const { site } = await findStacks(settings, { site: clientsIn(), edge: clientsIn(edgeRegion) });
  if (settings.stage === 'production') await refusePlaceholders(settings, site);
  if (!isBuilt(args)) run('npm', ['run', '--silent', 'build'], { SITE_URL: settings.siteUrl });
  run('cdk', [
    ...['deploy', '--all', '--outputs-file', join('cdk.out', 'outputs.json')],
    // Shows the difference first. `--require-approval never` skips that, for a difference reviewed elsewhere.
    ...(args.includes('--require-approval') ? [] : ['--require-approval', 'any-change']),
    ...['-c', `release=${releaseOf()}`],
    ...args,
  ]);
  console.log('\nWhat is left to do, which `npm run doctor` tells again:');
  spawnSync(process.execPath, [join(import.meta.dirname, 'doctor-command.ts'), ...args], {
    stdio: 'inherit',
  });
}

/** Returns true if an existing cloud assembly is deployed. The workflow does this with the assembly that was reviewed. */
function isBuilt(given: readonly string[]): boolean {
  return given.includes('--app');
}

/**
 * Throws if visitors would read placeholders. Before the first deployment the texts come from `shared/company/brand.ts`,
 * afterwards from the table.
 */
async function refusePlaceholders(settings: Settings, site: DeployedStack | undefined): Promise<void> {
  const { TableName } = site ? outputsOf(site) : {};
  const left = TableName ? await (await storedChecks(TableName)).placeholders() : placeholdersOfCheckout();
  if (left.length > 0) throw new Error(`${stackNames(settings).site} was not deployed. ${left.join(' ')}`);
}

function placeholdersOfCheckout(): string[] {
  const keys = textsWithPlaceholders([]);
  if (keys.length === 0) return [];
  return [
    'Visitors would read placeholders: put the company’s name, phone number, mail address and LinkedIn page into shared/company/brand.ts.',
  ];
}

/** Returns the commit that is deployed, with a plus sign when files differ from it; `unknown` outside a repository. */
function releaseOf(): string {
  const git = (...gitArgs: string[]) =>
    spawnSync('git', gitArgs, { cwd: root, encoding: 'utf8' }).stdout?.trim();
  const commit = git('rev-parse', '--short=12', 'HEAD');
  if (!commit) return 'unknown';
  return git('status', '--porcelain') ? `${commit}+` : commit;
}

await asCommand(usage, deploy, explain);
