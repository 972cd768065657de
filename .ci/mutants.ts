import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Changes the code of a room in one place at a time (a mutant) and runs the tests that cover the place: a mutant that no test
 * notices is printed with its diff. `npm run test:mutants -- functions/data/people` takes a folder or a file of `functions` or
 * `shared`. A second run repeats only what changed since.
 */
const root = join(import.meta.dirname, '..');
const [room = ''] = process.argv.slice(2);
if (!/^(functions|shared)(\/|$)/.test(room)) {
  console.error(
    'Name a folder or a file of functions or shared: npm run test:mutants -- functions/data/people',
  );
  process.exit(1);
}

const folder = join(root, '.cache/mutants');
const name = room.replace(/\W+/g, '-');
mkdirSync(folder, { recursive: true });
const config = join(folder, `${name}.config.json`);
writeFileSync(
  config,
  JSON.stringify({
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: '.ci/mutants.vitest.config.ts' },
    mutate: [
      ...(/\.ts$/.test(room) ? [room] : [`${room}/**/*.ts`]),
      ...['!**/*.test.ts', '!**/testing/**', '!**/*.{en,ar}.ts'],
    ],
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
    // There is none: Stryker would read it with functions that TypeScript 7 no longer has.
    tsconfigFile: '.cache/mutants/no-tsconfig.json',
    concurrency: 1,
  }),
);
process.exitCode = spawnSync('stryker', ['run', config], { cwd: root, stdio: 'inherit' }).status ?? 1;
