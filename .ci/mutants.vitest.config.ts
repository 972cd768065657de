import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { noEngine, sharedEngineVariable } from '../functions/data/testing/share-engine.ts';

/** How many test files a change has to get past. A change that reaches more is tried with the nearest. */
const most = 25;

/** The environment variable with the folders whose tests run. */
export const testFolders = 'MUTANT_TESTS';

/**
 * The tests that mutants of `functions` and `shared` run against. Tests that start the bundled functions or a command are left
 * out: Stryker cannot change the code of another process, and those of the commands take more than a minute. Tests of data run
 * on one database engine: both take twice as long.
 */
export default defineConfig({
  test: {
    testTimeout: 30_000,
    hookTimeout: 120_000,
    include: (process.env[testFolders] ?? 'functions,shared')
      .split(',')
      .map((folder) => `${folder}/**/*.test.ts`),
    exclude: [
      '**/node_modules/**',
      '**/*http.test.ts',
      'functions/commands/*-command.test.ts',
      'functions/commands/{backup,restore}.test.ts',
    ],
    globalSetup: 'web/testing/styled-system.ts',
    env: { [sharedEngineVariable]: noEngine },
    sequence: { sequencer: nearestFirst() },
  },
});

/**
 * Orders test files by the number of imports between them and the changed file, because the nearest find most: a change of
 * a module's constants has no list of the tests that cover it, and would run against all that import the module.
 */
function nearestFirst() {
  const importers = findImporters();
  return class extends BaseSequencer {
    override async sort(tests: TestSpecification[]) {
      const [changed, ...others] = this.ctx.config.related ?? [];
      if (changed === undefined || others.length > 0) return super.sort(tests);
      const file = relative(process.cwd(), changed);
      const distances = distancesFrom(file, importers);
      const rank = ({ moduleId }: TestSpecification) => {
        const test = relative(process.cwd(), moduleId);
        return (distances.get(test) ?? 100) - commonFolders(test, file) / 100;
      };
      return tests.toSorted((a, b) => rank(a) - rank(b)).slice(0, most);
    }
  };
}

/** Returns the number of imports from each file that imports a file, directly or through others. */
function distancesFrom(file: string, importers: Map<string, string[]>): Map<string, number> {
  const distances = new Map([[file, 0]]);
  for (const [from, distance] of distances)
    for (const importer of importers.get(from) ?? [])
      if (!distances.has(importer)) distances.set(importer, distance + 1);
  return distances;
}

/** Returns the files of `functions` and `shared` that import each file. */
export function findImporters(): Map<string, string[]> {
  const importers = new Map<string, string[]>();
  for (const file of globSync('{functions,shared}/**/*.ts'))
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(/ from '([.#][^']+\.ts)'/g)) {
      const imported = name.startsWith('#') ? name.slice(1) : join(dirname(file), name);
      importers.set(imported, [...(importers.get(imported) ?? []), file]);
    }
  return importers;
}

function commonFolders(a: string, b: string): number {
  const others = b.split('/');
  const different = a.split('/').findIndex((folder, index) => folder !== others[index]);
  return different === -1 ? others.length : different;
}
