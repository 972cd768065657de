import { defineConfig } from 'vitest/config';

/** What takes minutes: attacks on the running site. */
export default defineConfig({
  test: {
    include: ['infra/local/faults/*.test.ts'],
    root: `${import.meta.dirname}/../../..`,
    testTimeout: 300_000,
    hookTimeout: 120_000,
    fileParallelism: false,
  },
});
