import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSite } from '#infra/local/start/build.ts';
import { showProgress } from '#infra/local/start/progress.ts';
import { findTestBrowser } from '#web-testing/find-browser.ts';
import { journeysOutcome, type Outcome } from './outcome.ts';

/**
 * Runs every check and every test of the product, in the order in which they tell most, and ends with what failed, what
 * passed only the second time, and the count. Each static check counts as one. Exits with 1 when anything failed.
 */
const reports = mkdtempSync(join(tmpdir(), 'reports-'));
const vitest = join(reports, 'vitest.json');
const journeys = join(reports, 'journeys.json');
const total: Outcome = { passed: 0, skipped: 0, failed: [], flaky: [] };

const built = await build();
await check('Types', 'npm', 'run', '--silent', 'typecheck');
await check('Lint, import directions, unused code', 'npm', 'run', '--silent', 'lint');
if (built) {
  const synthesized = await check('Synthesis with policy checks', 'cdk', 'synth', '--quiet');
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
      // What takes minutes goes with the tests of faults.
      ['playwright', 'test', '-c', 'web/e2e/playwright.config.ts', '--retries=1', '--grep-invert=@long'],
      { PLAYWRIGHT_JSON_OUTPUT_NAME: journeys },
    );
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

/** As the suites have it done, so that they find it done. */
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

async function check(title: string, ...command: string[]): Promise<boolean> {
  const succeeded = (await run(title, command)) === 0;
  if (succeeded) total.passed += 1;
  else total.failed.push(title);
  return succeeded;
}

async function suite(
  title: string,
  outcomeOf: () => Outcome,
  command: string[],
  environment: NodeJS.ProcessEnv,
) {
  const code = await run(title, command, environment);
  const outcome = written(outcomeOf) ?? {
    passed: 0,
    skipped: 0,
    failed: [`${title}: no report was written`],
    flaky: [],
  };
  if (code !== 0 && outcome.failed.length === 0) outcome.failed.push(`${title}: ended with ${code}`);
  total.passed += outcome.passed;
  total.skipped += outcome.skipped;
  total.failed.push(...outcome.failed);
  total.flaky.push(...outcome.flaky);
}

function written(outcomeOf: () => Outcome): Outcome | undefined {
  try {
    return outcomeOf();
  } catch {
    return undefined;
  }
}

function run(title: string, [command = '', ...args]: string[], environment = {}): Promise<number> {
  console.log(`\n▶ ${title}`);
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      // What one of the many processes has compiled the others need not.
      env: { ...process.env, NODE_COMPILE_CACHE: join(reports, 'compiled'), ...environment },
    });
    child.on('error', () => resolve(1));
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

function read(file: string) {
  return JSON.parse(readFileSync(file, 'utf8'));
}
