import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { administrator } from './administrator.ts';
import type { SiteOptions } from './site.ts';

const port = Number(process.env.E2E_PORT ?? 4180);
const root = join(import.meta.dirname, '..', '..');
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const desk = { viewport: { width: 1440, height: 900 } };

/** People's journeys over the whole stack as it runs on one machine, in both languages, on a phone and at a desk. */
export default defineConfig<SiteOptions>({
  testDir: '.',
  outputDir: join(root, 'test-results'),
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : 'list',
  use: {
    baseURL: `http://localhost:${port}`,
    trace: 'retain-on-failure',
    launchOptions: {
      ...(process.env.CHROMIUM && { executablePath: process.env.CHROMIUM }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    { name: 'English, desk', use: { ...desk, language: 'en' } },
    { name: 'English, phone', use: { ...phone, language: 'en' } },
    { name: 'Arabic, desk', use: { ...desk, language: 'ar' } },
    { name: 'Arabic, phone', use: { ...phone, language: 'ar' } },
  ],
  webServer: {
    command: 'node infra/local/start.ts',
    cwd: root,
    url: `http://localhost:${port}`,
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stdout: 'pipe',
    env: {
      PORT: String(port),
      DATA_DIR: process.env.E2E_DATA_DIR ?? mkdtempSync(join(tmpdir(), 'site-')),
      ADMIN_USERNAME: administrator.username,
      ADMIN_PASSWORD: administrator.password,
    },
  },
});
