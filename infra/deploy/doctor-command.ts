import { asCommand } from '#shared/as-command.ts';
import { settingsOfArguments } from './arguments.ts';
import { findDeployment, reportOf, runChecks } from './checks.ts';
import { clientsIn, edgeRegion } from './deployed-site.ts';
import { explain } from './run.ts';
import { storedChecks } from './stored-checks.ts';

const usage =
  'Usage: npm run doctor -- [-c name=value …], with the settings of the deployment; it changes nothing.';

/** Prints the open tasks of a deployed site: `npm run doctor -- -c stage=production …`. */
async function run(): Promise<void> {
  const settings = settingsOfArguments(process.argv.slice(2));
  const clients = { site: clientsIn(), edge: clientsIn(edgeRegion) };
  const site = await findDeployment(settings, clients, storedChecks);
  const { SiteUrl, TableName, Release } = site.outputs;
  console.log(`${SiteUrl}, release ${Release ?? 'unknown'}, table ${TableName}`);
  const findings = await runChecks(site);
  for (const line of reportOf(findings)) console.log(line);
  if (findings.some(({ left, problem }) => left.length > 0 || problem !== undefined)) process.exitCode = 1;
}

await asCommand(usage, run, explain);
