import { execFile, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Outcome } from './outcome.ts';

/**
 * Checks types, lint, import directions and unused code, and runs the unit tests, all in parallel. With `--changed` it then
 * runs the tests of components, handlers, data and templates that can reach a changed file (compared with the main branch),
 * until three minutes have passed. Prints the whole output of what fails, and exits with 1 then. `npm test` runs everything.
 */
const checks: Readonly<Record<string, readonly [string, ...string[]]>> = {
  Types: ['npm', 'run', '--silent', 'typecheck'],
  'Lint, import directions, unused code': ['npm', 'run', '--silent', 'lint'],
  'Unit tests': ['vitest', 'run', '--project', 'rules', '--project', 'web', '--reporter=dot'],
};
const run = promisify(execFile);
const longestMs = 180_000;
/** How long running tests may take to end after the interrupt, in milliseconds. */
const endingMs = 5_000;

const begun = Date.now();
await Promise.all(
  Object.entries(checks).map(async ([title, [command, ...args]]) => {
    try {
      await run(command, args, { maxBuffer: 64 * 1024 * 1024 });
      console.log(`✓ ${title}`);
    } catch (error) {
      const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
      console.log(`✗ ${title}\n${stdout}${stderr}`);
      process.exitCode = 1;
    }
  }),
);
if (process.argv.includes('--changed')) await testChanged();
console.log(`${Math.round((Date.now() - begun) / 1000)} seconds`);

async function testChanged(): Promise<void> {
  const title = 'Tests that the changes can reach';
  const report = join(mkdtempSync(join(tmpdir(), 'check-')), 'vitest.json');
  const projects = ['components', 'components in Arabic', 'services', 'templates', 'emulator'];
  const child = spawn(
    'vitest',
    [
      ...['run', '--passWithNoTests', `--changed=${branchPoint()}`],
      ...projects.flatMap((name) => ['--project', name]),
      ...['--reporter=dot', '--reporter=./.ci/vitest-outcome.ts'],
    ],
    { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, VITEST_OUTCOME: report } },
  );
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => output.push(chunk));
  let isOver = false;
  const timer = setTimeout(
    () => {
      isOver = true;
      child.kill('SIGINT');
    },
    longestMs - endingMs - (Date.now() - begun),
  );
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  clearTimeout(timer);
  const { passed, failed } = readOutcome(report);
  if (failed.length > 0 || (code !== 0 && !isOver)) {
    console.log(`✗ ${title}\n${Buffer.concat(output)}`);
    process.exitCode = 1;
  } else if (isOver)
    console.log(`… ${title}: ${passed} passed in the time there was; npm test runs the rest`);
  else console.log(`✓ ${title}: ${passed}`);
}

/** Returns the commit at which this branch left the main branch; `HEAD` if there is no main branch. */
function branchPoint(): string {
  const main = ['origin/main', 'main'].find((name) => git('rev-parse', '--verify', '--quiet', name));
  return (main && git('merge-base', 'HEAD', main)) || 'HEAD';
}

/** Returns the output of a git command; an empty string when it fails. */
function git(...args: string[]): string {
  try {
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return '';
  }
}

function readOutcome(file: string): Outcome {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return { passed: 0, skipped: 0, failed: [], flaky: [] };
  }
}
