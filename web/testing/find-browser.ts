import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** The headless shell has no windows of its own, so a page takes half of the processor time that it takes in a full browser. */
const shell = 'chromium-headless-shell';

/**
 * Returns the browser to measure with: `CHROMIUM` if set, one found on the path, or Playwright's own; undefined if there is
 * none.
 */
export function findBrowser(names: readonly string[] = [...browsers, shell]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = [
    process.env.CHROMIUM,
    ...names.flatMap((name) => folders.map((folder) => join(folder, name))),
    chromium.executablePath(),
  ];
  return candidates.find((path) => path && existsSync(path));
}

/** Returns the browser to test with: the headless shell if there is one, otherwise that of {@link findBrowser}. */
export function findTestBrowser(): string | undefined {
  return findBrowser([shell, ...browsers]);
}
