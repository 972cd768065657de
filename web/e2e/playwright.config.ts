import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findTestBrowser } from '#web-testing/find-browser.ts';
import type { SiteOptions } from './testing/site.ts';

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const desk = { viewport: { width: 1440, height: 900 } };
/** The path of a browser on this machine. If it is undefined, Playwright prints how to install its own. */
const browser = findTestBrowser();

/**
 * The tags at the end of a journey's title. A journey without a tag runs in English at desktop width; each tag but `@long`
 * names other places. Journeys with `@long` run only with `npm run test:faults` (`long.config.ts`).
 *
 * - `@phone`: in Arabic on a phone.
 * - `@both`: in English at desktop width and in Arabic on a phone. For journeys that differ between the two (layouts, overlays,
 * navigation, direction of writing).
 * - `@again`: in Arabic on a phone; in English at desktop width only with `npm run test:faults`.
 * - `@all`: as `@both`; in the other two combinations of language and screen only with `npm run test:faults`.
 * - `@long`: only with `npm run test:faults`.
 */
const onPhone = /@(phone|both|again|all)/;

/** The combinations of language and screen in which journeys run. Each is one visitor. */
export const places = {
  englishDesk: { name: 'English, desk', use: { ...desk, language: 'en' } },
  arabicPhone: { name: 'Arabic, phone', use: { ...phone, language: 'ar' } },
  englishPhone: { name: 'English, phone', use: { ...phone, language: 'en' } },
  arabicDesk: { name: 'Arabic, desk', use: { ...desk, language: 'ar' } },
} as const;

/**
 * People's journeys over the whole stack as it runs on one machine. Each worker uses a stack of its own. There is one worker
 * more than a small machine has processors, because journeys wait for a seventh of their time.
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
    { ...places.englishDesk, grepInvert: /@(phone|again|long)/ },
    { ...places.arabicPhone, grep: onPhone, grepInvert: /@long/ },
  ],
});
