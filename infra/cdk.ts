import { settingsOfArguments } from './deploy/arguments.ts';
import { explain, run } from './deploy/run.ts';

/**
 * Runs a command of the CDK over a site built with the same settings: `node infra/cdk.ts diff -c …`. Invalid settings are
 * refused before anything is built.
 */
try {
  const args = process.argv.slice(2);
  const { siteUrl } = settingsOfArguments(args);
  run('npm', ['run', '--silent', 'build'], { SITE_URL: siteUrl });
  run('cdk', args);
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
