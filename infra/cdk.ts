import { settingsOfArguments } from './deploy/arguments.ts';
import { clientsIn, edgeRegion, findStacks } from './deploy/deployed-site.ts';
import { explain, run } from './deploy/run.ts';

/** The commands of the CDK that need no account. */
const local = ['synth', 'ls', 'list', 'docs', 'notices', '--help', '--version'];

/**
 * Runs a command of the CDK over a site built with the same settings: `node infra/cdk.ts diff -c …`. Invalid settings, a missing
 * region and missing credentials are refused before anything is built, which takes minutes.
 */
try {
  const args = process.argv.slice(2);
  const settings = settingsOfArguments(args);
  const { siteUrl } = settings;
  const [command = '--help'] = args;
  if (!local.includes(command))
    await findStacks(settings, { site: clientsIn(), edge: clientsIn(edgeRegion) });
  run('npm', ['run', '--silent', 'build'], { SITE_URL: siteUrl });
  run('cdk', args);
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
