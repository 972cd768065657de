import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findTestBrowser } from '#web-testing/find-browser.ts';
import type { SiteOptions } from './testing/site.ts';

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const desk = { viewport: { width: 1440, height: 900 } };
/** If there is none, Playwright prints how to install its own. */
const browser = findTestBrowser();

/**
 * A journey runs once, in English at desktop width. `@phone` in its title: once, in Arabic on a phone. `@both`: in both, if
 * language or screen change what it sees (layouts, forms, overlays, navigation, direction of writing). `@all`: in each language
 * on each screen, if their combination matters (long words in narrow places, keys by reading direction).
 */
const phoneOnly = /@phone/;
const both = /@both/;
const all = /@all/;

/**
 * People's journeys over the whole stack as it runs on one machine. Each worker uses a stack of its own. There is one more than
 * the two processors of a small machine, since journeys wait for a seventh of their time.
 */
export default defineConfig<SiteOptions>({
  testDir: '.',
  outputDir: join(import.meta.dirname, '..', '..', 'test-results'),
  globalSetup: './testing/shared-sites.ts',
  workers: 3,
  fullyParallel: true,
  // Long enough for a busy machine, which takes several times as long.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : 'list',
  use: {
    // Recording every journey would take too long: a failed journey is recorded when it runs again.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(browser && { executablePath: browser }),
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
    { name: 'English, desk', use: { ...desk, language: 'en' }, grepInvert: phoneOnly },
    { name: 'Arabic, phone', use: { ...phone, language: 'ar' }, grep: [both, all, phoneOnly] },
    { name: 'English, phone', use: { ...phone, language: 'en' }, grep: all },
    { name: 'Arabic, desk', use: { ...desk, language: 'ar' }, grep: all },
  ],
});
