import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findTestBrowser } from '#web-testing/find-browser.ts';
import type { SiteOptions } from './testing/site.ts';

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const desk = { viewport: { width: 1440, height: 900 } };
/** What depends on how a language and a screen come together; every other journey is seen in each language and on each screen once. */
const walks = /(home|overlays|shell)\.spec\.ts$/;

/** Without one Playwright says how to install its own. */
const browser = findTestBrowser();

/** Of a journey that neither language nor screen changes, or that others like it go through on the other screen: at a desk, on a phone. */
const once = /@once/;
const oncePhone = /@phone/;

/**
 * People's journeys over the whole stack as it runs on one machine, in both languages, on a phone and at a desk. Each
 * worker runs a stack of its own.
 */
export default defineConfig<SiteOptions>({
  testDir: '.',
  outputDir: join(import.meta.dirname, '..', '..', 'test-results'),
  globalSetup: './testing/build-site.ts',
  workers: 2,
  fullyParallel: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : 'list',
  use: {
    // Recording every journey takes a good part of their time: what fails is recorded when it is tried again.
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
    { name: 'English, desk', use: { ...desk, language: 'en' }, grepInvert: oncePhone },
    { name: 'Arabic, phone', use: { ...phone, language: 'ar' }, grepInvert: once },
    { name: 'English, phone', use: { ...phone, language: 'en' }, testMatch: walks, grepInvert: once },
    { name: 'Arabic, desk', use: { ...desk, language: 'ar' }, testMatch: walks, grepInvert: once },
  ],
});
