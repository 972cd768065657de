import { defineConfig } from 'vitest/config';

/** Tests that take minutes: attacks on the running site, and edits while its processes are killed. */
export default defineConfig({
  test: {
    include: ['infra/local/faults/*.test.ts'],
    root: `${import.meta.dirname}/../../..`,
    globalSetup: 'web/testing/built-site.ts',
    // Many times what an idle machine takes, since a busy one is no fault: no test is about time.
    testTimeout: 1_800_000,
    hookTimeout: 600_000,
    fileParallelism: false,
  },
});
