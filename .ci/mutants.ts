import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { testFolders } from './mutants.vitest.config.ts';
import { isFound, isMissed, type Mutant, sourceOf } from './mutants-list.ts';
import { typesFolder } from './mutants-plugins.ts';

/**
 * Changes the code of folders in one place at a time (a mutant) and runs the tests that cover the place. Prints each mutant
 * that compiles and that no test notices, and the share that was noticed of each room (a folder directly below `functions` or
 * `shared`). `npm run test:mutants -- functions/data/people shared/api` takes folders and files of `functions` and `shared`. A
 * second run repeats only what changed since. Fails when the tests notice less than 85 % of the mutants, or 75 % in a room.
 *
 * A folder with a thousand lines takes an hour on two processors. `--every=10` changes only every tenth line, which is enough
 * for an estimate; code that spans several lines is not changed then. `--offset=3` takes other lines. `--tests=shared` runs
 * only the tests of a folder, which is faster and finds less. Of the commands, only files that tests import are changed: the
 * others run in processes of their own, where Stryker cannot change them. A mutant that changes nothing
 * (`mutants-without-effect.json`) does not count.
 */
const root = join(import.meta.dirname, '..');
/** The files of commands that tests import. */
const importedCommands = [
  'functions/commands/backup/aws-failure.ts',
  'functions/commands/backup/table-at.ts',
];
const enough = { inAll: 85, inRoom: 75 };

const { values, positionals: paths } = parseArgs({
  allowPositionals: true,
  options: {
    every: { type: 'string', default: '1' },
    offset: { type: 'string', default: '0' },
    tests: { type: 'string', multiple: true, default: ['functions', 'shared'] },
  },
});
const every = Number(values.every);
const offset = Number(values.offset);
if (!paths.length || !paths.every(isMutable) || !(every >= 1) || !(offset >= 0)) {
  console.error(
    'Name folders or files of functions or shared: npm run test:mutants -- functions/data/people [--every=10 [--offset=3]] [--tests=functions/data]',
  );
  process.exit(1);
}

const folder = join(root, '.cache/mutants');
// A second run of the same words reads the report of the first.
const words = JSON.stringify([paths, every, offset, values.tests]);
const name = createHash('sha256').update(words).digest('hex').slice(0, 16);
const report = join(folder, `${name}.json`);
mkdirSync(folder, { recursive: true });
const status = runStryker();
process.exitCode = status || (printScores(readMutants()) ? 0 : 1);

function isMutable(path: string): boolean {
  return /^(functions|shared)(\/|$)/.test(path);
}

function runStryker(): number {
  const config = join(folder, `${name}.config.json`);
  const options = {
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner', './.ci/mutants-plugins.ts'],
    checkers: ['types'],
    vitest: { configFile: '.ci/mutants.vitest.config.ts' },
    mutate: paths.flatMap(files).flatMap((file) => (every > 1 ? linesOf(file) : [file])),
    coverageAnalysis: 'perTest',
    incremental: true,
    incrementalFile: report,
    tempDirName: '.cache/mutants/sandbox',
    ignorePatterns: ['.cache', '.local', 'cdk.out', 'test-results', 'web/dist', 'web/dist-server'],
    reporters: ['progress-append-only', 'missed'],
    // A name without a file, on purpose: Stryker would read an existing file with functions that TypeScript 7 no longer has.
    tsconfigFile: '.cache/mutants/no-tsconfig.json',
    concurrency: 1,
    // In the dry run the tests of all handlers run once.
    dryRunTimeoutMinutes: 20,
    // A busy machine takes several times as long. A mutant that never ends is found by the number of times it is reached.
    timeoutMS: 60_000,
  };
  writeFileSync(config, JSON.stringify(options));
  const copy = mkdtempSync(join(tmpdir(), 'mutants-'));
  const env = { ...process.env, [testFolders]: values.tests.join(), [typesFolder]: copy };
  const { status } = spawnSync('stryker', ['run', config], { cwd: root, stdio: 'inherit', env });
  // Stryker ends the process of the checker without letting it clean up.
  rmSync(copy, { recursive: true });
  return status ?? 1;
}

/**
 * Returns the source files of a folder, or the file itself. Texts for people (`copy`), tests, and most commands are not
 * changed.
 */
function files(path: string): string[] {
  const found = statSync(join(root, path)).isDirectory()
    ? globSync(`${path}/**/*.ts`, { cwd: root })
    : [path];
  const isChanged = (file: string) =>
    !/\.test\.ts$|\/testing\/|\.(en|ar)\.ts$/.test(file) &&
    (!file.startsWith('functions/commands/') || importedCommands.includes(file));
  return found.filter(isChanged).toSorted();
}

/** Returns every n-th line of a file in Stryker's notation. The file's name and the offset decide which lines. */
function linesOf(file: string): string[] {
  const count = sourceOf(file).split('\n').length;
  const first = ([...file].reduce((sum, letter) => sum + letter.charCodeAt(0), offset) % every) + 1;
  return Array.from({ length: Math.max(0, Math.ceil((count - first + 1) / every)) }, (_, index) => {
    const line = first + index * every;
    return `${file}:${line}-${line}`;
  });
}

function readMutants(): Mutant[] {
  const { files } = JSON.parse(readFileSync(report, 'utf8')) as {
    files: Record<string, { mutants: Omit<Mutant, 'file'>[] }>;
  };
  return Object.entries(files).flatMap(([file, { mutants }]) =>
    mutants.map((mutant) => ({ ...mutant, file })),
  );
}

/** Prints the scores. Returns true if they are high enough. */
function printScores(mutants: readonly Mutant[]): boolean {
  const found = mutants.filter(isFound);
  const missed = mutants.filter(isMissed);
  const rooms = [...new Set([...found, ...missed].map(roomOf))].toSorted();
  const scores = rooms.map((room) => {
    const here = (mutant: Mutant) => roomOf(mutant) === room;
    return { room, ...score(found.filter(here).length, missed.filter(here).length) };
  });
  const inAll = { room: 'all', ...score(found.length, missed.length) };
  console.table([...scores, inAll]);
  return inAll['%'] >= enough.inAll && scores.every((room) => room['%'] >= enough.inRoom);
}

function score(found: number, missed: number) {
  return { found, missed, '%': Math.round((1000 * found) / (found + missed)) / 10 };
}

function roomOf({ file }: Mutant): string {
  return file
    .split('/')
    .slice(0, file.split('/').length > 2 ? 2 : 1)
    .join('/');
}
