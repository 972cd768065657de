import { defineConfig } from 'vitest/config';

/** The tests that mutants of `functions` and `shared` run against: those that start no bundled stack. */
export default defineConfig({
  test: {
    testTimeout: 30_000,
    hookTimeout: 120_000,
    include: ['{functions,shared}/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/*http.test.ts', 'functions/commands/**'],
  },
});
