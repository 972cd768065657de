import { defineConfig } from 'vitest/config';

/** `npm test` in this folder runs these alone; at the root they run with everything else. */
export default defineConfig({
  test: {
    name: 'emulator',
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    testTimeout: 30_000,
    hookTimeout: 120_000,
  },
});
