import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { mutatedPath } from './mutants.vitest.config.ts';

/**
 * Changes the code of a folder in one place at a time (a mutant) and runs the tests that cover the place. Prints the diff of
 * each mutant that no test notices. `npm run test:mutants -- functions/data/people` takes a folder or a file of `functions` or
 * `shared`. A second run repeats only what changed since. Fails when the tests notice less than three quarters of the mutants.
 *
 * A folder with a thousand lines takes an hour on two processors. `--every=10` changes only every tenth line, which is enough
 * for an estimate; code that spans several lines is not changed then. The mutants of `shared` run against the tests of `shared`
 * alone.
 */
const root = join(import.meta.dirname, '..');
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { every: { type: 'string', default: '1' } },
});
const [path = ''] = positionals;
const every = Number(values.every);
if (!/^(functions|shared)(\/|$)/.test(path) || !(every >= 1)) {
  console.error(
    'Name a folder or a file of functions or shared: npm run test:mutants -- functions/data/people [--every=10]',
  );
  process.exit(1);
}

const folder = join(root, '.cache/mutants');
const name = [path.replace(/\W+/g, '-'), ...(every > 1 ? [every] : [])].join('-');
mkdirSync(folder, { recursive: true });
const config = join(folder, `${name}.config.json`);
writeFileSync(
  config,
  JSON.stringify({
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: '.ci/mutants.vitest.config.ts' },
    mutate: files(path).flatMap((file) => (every > 1 ? linesOf(file) : [file])),
    coverageAnalysis: 'perTest',
    incremental: true,
    incrementalFile: join('.cache/mutants', `${name}.json`),
    tempDirName: '.cache/mutants/sandbox',
    ignorePatterns: [
      '.cache',
      '.local',
      'cdk.out',
      'test-results',
      'web/dist',
      'web/dist-server',
      'web/public',
    ],
    reporters: ['clear-text', 'progress-append-only'],
    clearTextReporter: { logTests: false, reportTests: false },
    // A name without a file, on purpose: Stryker would read an existing file with functions that TypeScript 7 no longer has.
    tsconfigFile: '.cache/mutants/no-tsconfig.json',
    concurrency: 1,
    // In the dry run the database engine starts, and the tests of all handlers run once.
    dryRunTimeoutMinutes: 20,
    thresholds: { high: 85, low: 75, break: 75 },
  }),
);
process.exitCode =
  spawnSync('stryker', ['run', config], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, [mutatedPath]: path },
  }).status ?? 1;

/** Returns the source files of a folder, or the file itself. Texts for people (`copy`) and tests are not changed. */
function files(path: string): string[] {
  const found = statSync(join(root, path)).isDirectory()
    ? globSync(`${path}/**/*.ts`, { cwd: root })
    : [path];
  return found.filter((file) => !/\.test\.ts$|\/testing\/|\.(en|ar)\.ts$/.test(file)).toSorted();
}

/** Returns every n-th line of a file in Stryker's notation. The file's name alone decides which lines. */
function linesOf(file: string): string[] {
  const count = readFileSync(join(root, file), 'utf8').split('\n').length;
  const first = ([...file].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % every) + 1;
  return Array.from({ length: Math.max(0, Math.ceil((count - first + 1) / every)) }, (_, index) => {
    const line = first + index * every;
    return `${file}:${line}-${line}`;
  });
}
