import { defineConfig } from 'vitest/config';

/** Everything below the browser; people's journeys are in `web/e2e`. */
export default defineConfig({
  test: {
    include: ['{shared,functions,infra,web}/**/*.test.ts'],
    exclude: ['**/node_modules/**', 'web/e2e/**'],
    testTimeout: 30_000,
    hookTimeout: 120_000,
  },
});
