import { defineConfig } from 'vitest/config';

/** The environment variable with the folder or file whose code is changed. */
export const mutatedPath = 'MUTATED_PATH';

/** These tests share no state, so their modules are loaded once for all files. */
const ofRules = { include: ['shared/**/*.test.ts'], isolate: false };
const ofHandlers = {
  include: ['{functions,shared}/**/*.test.ts'],
  exclude: ['**/node_modules/**', '**/*http.test.ts', 'functions/commands/**'],
  globalSetup: ['web/testing/styled-system.ts', 'functions/data/testing/share-engine.ts'],
};

/**
 * The tests that mutants of `functions` and `shared` run against. Tests that start the bundled functions, and those of the
 * commands, are left out.
 */
export default defineConfig({
  test: {
    testTimeout: 30_000,
    hookTimeout: 120_000,
    ...(process.env[mutatedPath]?.startsWith('shared') ? ofRules : ofHandlers),
  },
});
