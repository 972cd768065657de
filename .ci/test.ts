import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { usedAccessVariable } from '#infra/emulator/iam/used-access.ts';
import { buildSite } from '#infra/local/start/build.ts';
import { showProgress } from '#infra/local/start/progress.ts';
import { findTestBrowser } from '#web-testing/find-browser.ts';
import { journeysOutcome, type Outcome, slowest } from './outcome.ts';
import { unusedRights } from './unused-rights.ts';

/**
 * Runs every check and every test of the product, the most informative first. It prints how long each took and, at the end,
 * what failed, what passed only the second time, and the counts. Each static check counts as one test. Exits with 1 when
 * anything failed.
 */
const reports = mkdtempSync(join(tmpdir(), 'reports-'));
const vitest = join(reports, 'vitest.json');
const journeys = join(reports, 'journeys.json');
/** The folder in which the emulator records the permissions of each function, and those that the tests used. */
const rights = join(reports, 'rights');
mkdirSync(rights);
process.env[usedAccessVariable] = rights;
const total: Omit<Outcome, 'durationsMs'> = { passed: 0, skipped: 0, failed: [], flaky: [] };

const built = await build();
// The static checks run in parallel, since each of them uses one processor most of the time.
const [synthesized] = await Promise.all([
  built && check('Synthesis with policy checks', 'cdk', 'synth', '--quiet'),
  check('Types', 'npm', 'run', '--silent', 'typecheck'),
  check('Lint, import directions, unused code', 'npm', 'run', '--silent', 'lint'),
]);
if (built) {
  await suite(
    'Unit, handlers, data, template, HTTP',
    () => read(vitest),
    ['vitest', 'run', '--retry=1', '--reporter=dot', '--reporter=./.ci/vitest-outcome.ts'],
    { VITEST_OUTCOME: vitest },
  );
  if (synthesized && findTestBrowser()) {
    await suite(
      'Journeys in Chromium',
      () => journeysOutcome(read(journeys)),
      ['playwright', 'test', '-c', 'web/e2e/playwright.config.ts', '--retries=1'],
      { PLAYWRIGHT_JSON_OUTPUT_NAME: journeys },
    );
    checkRights();
  } else if (synthesized) {
    total.failed.push(
      'No browser for the journeys: install Chromium (on Debian: apt-get install -y chromium).',
    );
  }
}
for (const name of total.flaky) console.log(`Passed only the second time: ${name}`);
for (const name of total.failed) console.log(`Failed: ${name}`);
console.log(`${total.passed} passed, ${total.failed.length} failed, ${total.skipped} skipped`);
process.exitCode = total.failed.length > 0 ? 1 : 0;

/** Builds the site in the same way as the suites do, so that they find it up to date. */
async function build(): Promise<boolean> {
  try {
    await buildSite({ root: join(import.meta.dirname, '..'), progress: showProgress });
    total.passed += 1;
    return true;
  } catch (error) {
    console.error(error);
    total.failed.push('Build');
    return false;
  }
}

/** Runs a static check, and prints what it wrote once it has ended. */
async function check(title: string, ...command: string[]): Promise<boolean> {
  const output: Buffer[] = [];
  const start = performance.now();
  const code = await run(command, {}, (chunk) => output.push(chunk));
  console.log(`\n▶ ${title}, ${secondsSince(start)} s\n${Buffer.concat(output)}`);
  if (code === 0) total.passed += 1;
  else total.failed.push(title);
  return code === 0;
}

/** Adds a failure for each permission that no test used on the local site: functions get only permissions that they need. */
function checkRights(): void {
  const unused = unusedRights(rights);
  if (unused.length === 0) total.passed += 1;
  total.failed.push(...unused.map((right) => `No test uses this right on the local site: ${right}`));
}

async function suite(
  title: string,
  outcomeOf: () => Outcome,
  command: string[],
  environment: NodeJS.ProcessEnv,
) {
  console.log(`\n▶ ${title}`);
  const start = performance.now();
  const code = await run(command, environment);
  const outcome = written(outcomeOf) ?? {
    passed: 0,
    skipped: 0,
    failed: [`${title}: no report was written`],
    flaky: [],
    durationsMs: {},
  };
  console.log(`${title}: ${secondsSince(start)} s. The slowest files:\n${slowest(outcome, 15).join('\n')}`);
  if (code !== 0 && outcome.failed.length === 0) outcome.failed.push(`${title}: ended with ${code}`);
  total.passed += outcome.passed;
  total.skipped += outcome.skipped;
  total.failed.push(...outcome.failed);
  total.flaky.push(...outcome.flaky);
}

function secondsSince(start: number): number {
  return Math.round((performance.now() - start) / 1000);
}

function written(outcomeOf: () => Outcome): Outcome | undefined {
  try {
    return outcomeOf();
  } catch {
    return undefined;
  }
}

/** Runs a command and returns its exit code. The output goes to the terminal, or to `write`. */
function run(
  [command = '', ...args]: string[],
  environment: NodeJS.ProcessEnv,
  write?: (chunk: Buffer) => void,
): Promise<number> {
  const output = write ? 'pipe' : 'inherit';
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: ['ignore', output, output],
      // The processes share compiled code.
      env: { ...process.env, NODE_COMPILE_CACHE: join(reports, 'compiled'), ...environment },
    });
    if (write) for (const stream of [child.stdout, child.stderr]) stream?.on('data', write);
    child.on('error', () => resolve(1));
    child.on('close', (code) => resolve(code ?? 1));
  });
}

function read(file: string) {
  return JSON.parse(readFileSync(file, 'utf8'));
}
