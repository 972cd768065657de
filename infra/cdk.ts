import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import cdk from '../cdk.json' with { type: 'json' };
import { settingsFrom } from './settings.ts';

/**
 * Runs a command of the CDK over a site built with the same settings: `node infra/cdk.ts deploy -c …`. Nothing is built
 * for settings that are refused.
 */
const args = process.argv.slice(2);
const { values } = parseArgs({
  args,
  strict: false,
  options: { context: { type: 'string', short: 'c', multiple: true } },
});
const given = (values.context ?? []).map((pair) => String(pair).split(/=(.*)/s, 2));

try {
  const { siteUrl } = settingsFrom({ ...cdk.context, ...Object.fromEntries(given) });
  run('npm', ['run', '--silent', 'build'], { SITE_URL: siteUrl });
  run('cdk', args);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function run(
  command: string,
  commandArgs: readonly string[],
  environment: Record<string, string> = {},
): void {
  const { status, error } = spawnSync(command, commandArgs, {
    stdio: 'inherit',
    env: { ...process.env, ...environment },
    shell: process.platform === 'win32',
  });
  if (error) throw error;
  if (status !== 0) throw new Error(`\`${command} ${commandArgs[0]}\` failed.`);
}
