import { settingsOfArguments } from './arguments.ts';
import { examine, findDeployment, reportOf } from './checks.ts';
import { clientsIn, edgeRegion } from './deployed-site.ts';
import { explain } from './run.ts';
import { storedChecks } from './stored-checks.ts';

/** Prints the open tasks of a deployed site: `npm run doctor -- -c stage=production …`. */
try {
  const settings = settingsOfArguments(process.argv.slice(2));
  const clients = { site: clientsIn(), edge: clientsIn(edgeRegion) };
  const site = await findDeployment(settings, clients, storedChecks);
  const { SiteUrl, TableName, Release } = site.outputs;
  console.log(`${SiteUrl}, release ${Release ?? 'unknown'}, table ${TableName}`);
  const findings = await examine(site);
  for (const line of reportOf(findings)) console.log(line);
  if (findings.some(({ left, problem }) => left.length > 0 || problem !== undefined)) process.exitCode = 1;
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
