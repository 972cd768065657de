import { defineConfig } from 'vitest/config';

/** Tests that take minutes: attacks on the running site, and edits while its processes are killed. */
export default defineConfig({
  test: {
    include: ['infra/local/faults/*.test.ts'],
    root: `${import.meta.dirname}/../../..`,
    globalSetup: 'web/testing/built-site.ts',
    // In milliseconds. Many times what an idle machine needs, because a test must not fail only because the machine is busy.
    testTimeout: 1_800_000,
    hookTimeout: 600_000,
    fileParallelism: false,
  },
});
