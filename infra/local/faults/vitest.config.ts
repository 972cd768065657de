import { defineConfig } from 'vitest/config';

/** Tests that take minutes: attacks on the running site, and edits while its processes are killed. */
export default defineConfig({
  test: {
    include: ['infra/local/faults/*.test.ts'],
    root: `${import.meta.dirname}/../../..`,
    globalSetup: 'web/testing/built-site.ts',
    testTimeout: 300_000,
    hookTimeout: 120_000,
    fileParallelism: false,
  },
});
