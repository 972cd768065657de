import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findTestBrowser } from '#web-testing/find-browser.ts';

/**
 * Runs every check and every test of the product, in the order in which they tell most, and ends with the count.
 * Each static check counts as one. Exits with 1 when anything failed.
 */
interface Outcome {
  passed: number;
  failed: number;
  skipped: number;
}

const reports = mkdtempSync(join(tmpdir(), 'reports-'));
const totals: Outcome = { passed: 0, failed: 0, skipped: 0 };

const built = await check('Build', 'npm', 'run', '--silent', 'build');
await check('Types', 'npm', 'run', '--silent', 'typecheck');
await check('Lint, import directions, unused code', 'npm', 'run', '--silent', 'lint');
if (built) {
  const synthesized = await check('Synthesis with policy checks', 'cdk', 'synth', '--quiet');
  await suite('Unit, handlers, data, template, HTTP', vitestOutcome, [
    'vitest',
    'run',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile=${join(reports, 'vitest.json')}`,
  ]);
  const hasBrowser = findTestBrowser() !== undefined;
  if (synthesized && hasBrowser) {
    await suite(
      'Journeys in Chromium',
      playwrightOutcome,
      // What passes only the second time is named as flaky; what takes minutes goes with the tests of faults.
      ['playwright', 'test', '-c', 'web/e2e/playwright.config.ts', '--retries=1', '--grep-invert=@long'],
      { PLAYWRIGHT_JSON_OUTPUT_NAME: join(reports, 'playwright.json') },
    );
  } else if (!hasBrowser) {
    console.error('No browser for the journeys: install Chromium (on Debian: apt-get install -y chromium).');
    totals.failed += 1;
  }
}
console.log(`${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`);
process.exitCode = totals.failed > 0 ? 1 : 0;

async function check(title: string, ...command: string[]): Promise<boolean> {
  const succeeded = (await run(title, command)) === 0;
  totals[succeeded ? 'passed' : 'failed'] += 1;
  return succeeded;
}

async function suite(title: string, outcome: () => Outcome, command: string[], environment = {}) {
  const code = await run(title, command, environment);
  const { passed, failed, skipped } = outcome();
  totals.passed += passed;
  totals.skipped += skipped;
  totals.failed += code !== 0 && failed === 0 ? 1 : failed;
}

function run(title: string, [command = '', ...args]: string[], environment = {}): Promise<number> {
  console.log(`\n▶ ${title}`);
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...environment },
    });
    child.on('error', () => resolve(1));
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

function vitestOutcome(): Outcome {
  const report = read('vitest.json');
  return { passed: report.numPassedTests, failed: report.numFailedTests, skipped: report.numPendingTests };
}

function playwrightOutcome(): Outcome {
  const { stats } = read('playwright.json');
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped };
}

/** A report that was not written stands for one failure. */
function read(name: string) {
  try {
    return JSON.parse(readFileSync(join(reports, name), 'utf8'));
  } catch {
    return {
      numPassedTests: 0,
      numFailedTests: 1,
      numPendingTests: 0,
      stats: { expected: 0, flaky: 0, unexpected: 1, skipped: 0 },
    };
  }
}
