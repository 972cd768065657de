import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { adminWords } from './web/build/plugins/admin-words.ts';

const outside = ['**/node_modules/**', 'web/e2e/**', 'infra/local/faults/**', 'infra/emulator/**'];
/** Tests of rules and templates share no state, so their imports (above all the CDK) are loaded once for all files. */
const rules = ['.ci/*.test.ts', 'shared/**/*.test.ts', 'infra/edge/**/*.test.ts'];
const templates = ['infra/constructs/**/*.test.ts', 'infra/*.test.ts'];
/** Tests of the built site. The site is built before them. */
const ofTheBuild = ['web/{build/built-site,published-site}/*.test.ts', 'infra/costs/readme.test.ts'];

/** Each test file has its own window, but jsdom, whose code takes a second to load, is loaded once for all. */
const inBrowser = { environment: 'jsdom', pool: 'vmForks' } as const;

/** Each test file has its own thread, which takes a quarter less processor time than a process of its own. */
const inThread = { pool: 'threads' } as const;

/** Tests of components in the Arabic build of the admin area. */
const inArabic = ['web/src/admin/**/*.ar.test.tsx'];

/** All tests without a browser. Journeys are in `web/e2e`, fault tests that take minutes in `infra/local/faults`. */
export default defineConfig({
  test: {
    // A busy machine takes several times as long.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // At least two workers, because many tests wait for other processes. By default Vitest leaves a
    // processor free, so that two processors would get one worker.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        extends: true,
        test: { name: 'emulator', include: ['infra/emulator/**/*.test.ts'], ...inThread },
      },
      {
        extends: true,
        test: { name: 'rules', include: rules, isolate: false },
      },
      {
        extends: true,
        test: { name: 'templates', include: templates, isolate: false },
      },
      {
        extends: true,
        test: {
          name: 'web',
          include: ['web/**/*.test.ts'],
          exclude: [...outside, ...ofTheBuild],
          globalSetup: 'web/testing/styled-system.ts',
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'components',
          include: ['web/src/**/*.test.tsx'],
          exclude: [...outside, ...inArabic],
          ...inBrowser,
          globalSetup: 'web/testing/styled-system.ts',
          setupFiles: 'web/src/testing/set-up.ts',
        },
      },
      {
        extends: true,
        plugins: [adminWords('ar')],
        test: {
          name: 'components in Arabic',
          include: inArabic,
          ...inBrowser,
          globalSetup: 'web/testing/styled-system.ts',
          setupFiles: 'web/src/testing/set-up.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'services',
          include: ['{functions,infra}/**/*.test.ts'],
          exclude: [...outside, ...rules, ...templates, ...ofTheBuild],
          ...inThread,
          globalSetup: [
            'web/testing/styled-system.ts',
            'functions/data/testing/share-engine.ts',
            'infra/local/testing/share-stack.ts',
          ],
        },
      },
      {
        extends: true,
        test: { name: 'build', include: ofTheBuild, globalSetup: 'web/testing/built-site.ts' },
      },
    ],
  },
});
