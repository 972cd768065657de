import { defineConfig } from '@playwright/test';
import journeys, { places } from './playwright.config.ts';
import type { SiteOptions } from './testing/site.ts';

/**
 * The journeys that `npm test` leaves out: the long ones, and those that it already runs in another language or on another
 * screen. They run with the fault tests.
 */
export default defineConfig<SiteOptions>({
  ...journeys,
  projects: [
    { ...places.englishDesk, grep: /@(long|again)/, grepInvert: /@phone/ },
    { ...places.arabicPhone, grep: /(?=.*@long)(?=.*@(phone|both))/ },
    { ...places.englishPhone, grep: /@all/ },
    { ...places.arabicDesk, grep: /@all/ },
  ],
});
