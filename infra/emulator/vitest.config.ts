import { defineConfig } from 'vitest/config';

/** `npm test` in this folder runs only the emulator's tests; at the root it runs all tests. */
export default defineConfig({
  test: {
    name: 'emulator',
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    testTimeout: 30_000,
    hookTimeout: 120_000,
  },
});
