import { defineConfig } from 'vitest/config';

/** Tests that look at the site as it is built, which is built for them first. */
const ofTheBuild = ['web/build/built-site/*.test.ts'];

/** Everything below the browser; people's journeys are in `web/e2e`, attacks that take minutes in `infra/local/faults`. */
export default defineConfig({
  test: {
    testTimeout: 30_000,
    hookTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'source',
          include: ['{shared,functions,infra,web}/**/*.test.ts'],
          exclude: ['**/node_modules/**', 'web/e2e/**', 'infra/local/faults/**', ...ofTheBuild],
          globalSetup: 'web/testing/styled-system.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'components',
          include: ['web/src/**/*.test.tsx'],
          environment: 'jsdom',
          globalSetup: 'web/testing/styled-system.ts',
          setupFiles: 'web/src/testing/set-up.ts',
        },
      },
      {
        extends: true,
        test: { name: 'build', include: ofTheBuild, globalSetup: 'web/testing/built-site.ts' },
      },
    ],
  },
});
