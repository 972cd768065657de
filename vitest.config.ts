import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { adminWords } from './web/build/plugins/admin-words.ts';

const outside = ['**/node_modules/**', 'web/e2e/**', 'infra/local/faults/**', 'infra/emulator/**'];
/** Rules, templates and what has no screen keep nothing between tests, so what they import (the CDK above all) is loaded once for all. */
const rules = ['.ci/*.test.ts', 'shared/**/*.test.ts', 'infra/edge/**/*.test.ts'];
const templates = ['infra/constructs/**/*.test.ts', 'infra/*.test.ts'];
/** Tests that look at the site as it is built, which is built for them first. */
const ofTheBuild = ['web/{build/built-site,published-site}/*.test.ts', 'infra/costs/readme.test.ts'];

/** A file has a window of its own, but jsdom, whose code takes a second, is loaded once for all. */
const inBrowser = { environment: 'jsdom', pool: 'vmForks' } as const;

/** Components of the admin area as its Arabic build has them. */
const inArabic = ['web/src/admin/**/*.ar.test.tsx'];

/** Everything below the browser; people's journeys are in `web/e2e`, attacks that take minutes in `infra/local/faults`. */
export default defineConfig({
  test: {
    testTimeout: 30_000,
    hookTimeout: 120_000,
    // By itself it leaves a processor free, and on two that is half: many tests wait for what others do.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        extends: true,
        test: { name: 'emulator', include: ['infra/emulator/**/*.test.ts'] },
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
