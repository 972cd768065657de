import { readFileSync } from 'node:fs';
import { test as base, expect, type Page } from '@playwright/test';
import type { Result, RunOptions } from 'axe-core';
import { type Language, languageNames, localizedPath } from '#shared/language.ts';
import type { ShellCopy } from '#web/app/shell/copy.en.ts';
import type { Site } from './running-site.ts';

/** The environment variable with the URL at which workers request their site. */
export const sharedSites = 'SHARED_SITES';
/** The answer to a worker's request, sent when the requested step is done. */
export type SiteAnswer = Pick<Site, 'url' | 'mailsUrl' | 'session'>;

export interface SiteOptions {
  /** The language the visitor reads the site in. */
  language: Language;
}

interface SiteFixtures {
  /**
   * Errors and warnings in the console, and uncaught exceptions. Each test fails at its end if there are any. The 401 that
   * makes the admin area ask for a sign-in is not included.
   */
  pageErrors: string[];
}

interface WorkerFixtures {
  /** The whole stack, with stored content that journeys running at the same time do not see. */
  site: Site;
  /** Cookie of a session of the administrator, for journeys that are not about signing in. */
  session: string;
}

/** Returns the site of a worker. `place` is the worker's parallel index, which a later worker may have again. */
async function sharedSite(place: number): Promise<Site> {
  const ask = async (step = ''): Promise<SiteAnswer> => {
    const answer = await fetch(`${process.env[sharedSites]}/${place}/${step}`, { method: 'POST' });
    if (!answer.ok) throw new Error(await answer.text());
    return answer.json();
  };
  return {
    ...(await ask()),
    settled: async () => void (await ask('settled')),
    runScheduler: async () => void (await ask('run-scheduler')),
  };
}

/** A test that fails if the browser's console has errors or warnings. */
export const test = base.extend<SiteOptions & SiteFixtures, WorkerFixtures>({
  language: ['en', { option: true }],
  site: [
    async ({ playwright: _ }, use, { parallelIndex }) => use(await sharedSite(parallelIndex)),
    { scope: 'worker', timeout: 120_000 },
  ],
  session: [({ site }, use) => use(site.session), { scope: 'worker' }],
  baseURL: ({ site }, use) => use(site.url),
  page: async ({ page }, use) => {
    await page.addInitScript(markFonts);
    await use(page);
  },
  pageErrors: [
    async ({ page }, use) => {
      const pageErrors: string[] = [];
      page.on('pageerror', (error) => pageErrors.push(String(error)));
      page.on('console', (message) => {
        // The frame of a preview runs no script, and the browser says so of those that tests add.
        const expected = /status of 401|frame is sandboxed/.test(message.text());
        if (['error', 'warning'].includes(message.type()) && !expected) pageErrors.push(message.text());
      });
      await use(pageErrors);
      expect(pageErrors).toEqual([]);
    },
    { auto: true },
  ],
});
export { expect };

/** Marks in the page's timeline when it is shown in its own fonts. */
function markFonts() {
  addEventListener('DOMContentLoaded', async () => {
    await document.fonts.ready;
    requestAnimationFrame(() => performance.mark('fonts'));
  });
}

/**
 * Returns the sum of the layout shifts so far that no visitor caused. The shifts at the change from the fonts of the machine to
 * those of the page are left out, since machines have different fonts.
 */
export async function layoutShift(page: Page): Promise<number> {
  await page.waitForFunction(() => performance.getEntriesByName('fonts').length > 0);
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const since = Number(performance.getEntriesByName('fonts')[0]?.startTime);
        new PerformanceObserver((list) => {
          const all = list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[];
          const counted = all.filter(({ startTime, hadRecentInput }) => startTime > since && !hadRecentInput);
          resolve(counted.reduce((sum, { value }) => sum + value, 0));
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
      }),
  );
}

/** Opens a public page, given in its English form, in the visitor's language. */
export async function visit(page: Page, path: string, language: Language): Promise<void> {
  await page.goto(localizedPath(path, language));
}

/** Chooses the language of the page in the menu or the drawer, whose texts are `copy`. */
export async function chooseLanguage(page: Page, copy: ShellCopy, language: Language): Promise<void> {
  const drawer = page.getByRole('button', { name: copy.openMenu });
  if (await drawer.isVisible()) {
    await drawer.click();
    await page.getByRole('dialog').getByRole('link', { name: languageNames[language] }).click();
  } else {
    await page.locator('details[name=menu] > summary', { hasText: copy.language }).click();
    await page
      .locator('details[name=menu][open]')
      .getByRole('link', { name: languageNames[language] })
      .click();
  }
}

/**
 * Opens a list of posts by a link in the footer of another page, so that the page requests the list. The list's own document
 * already contains it.
 */
export async function openListByLink(page: Page, path: string, language: Language): Promise<void> {
  await visit(page, '/contact', language);
  await waitUntilHydrated(page);
  await page
    .getByRole('contentinfo')
    .locator(`a[href="${localizedPath(path, language)}"]`)
    .click();
}

/** Waits until the page's script has hydrated it. */
export async function waitUntilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined);
}

/** Waits until the page was idle, has loaded the parts that it loads then, and is laid out to its end. */
export async function waitUntilIdle(page: Page): Promise<void> {
  await expect(page.locator('header [role=status]')).toBeAttached();
  await page.waitForFunction(() => document.documentElement.dataset.laidOut !== undefined);
}

/** Stores that the visitor has refused all optional cookies, so that the cookie banner is not shown. */
export function refuseCookies(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const choice = { necessary: true, analytics: false, marketing: false, functional: false };
    const timestamp = new Date().toISOString();
    localStorage.setItem('cookie-consent', JSON.stringify({ ...choice, timestamp }));
  });
}

/** Hides the user activation that the test itself causes, so that the page sees no interaction. */
export function hideUserActivation(page: Page): Promise<unknown> {
  return page.addInitScript(() =>
    Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: false } }),
  );
}

const axe = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/**
 * Returns the findings of an automatic accessibility check of the page. Waits first until animations have ended, since text
 * that fades in has too little contrast.
 */
export async function accessibilityProblems(page: Page): Promise<string[]> {
  const isStill = () =>
    document.getAnimations().every(({ playState, effect, currentTime }) => {
      const left = Number(effect?.getComputedTiming().endTime) - Number(currentTime);
      return playState !== 'running' || !(left < 1000);
    });
  // Animations outside of the window may be paused halfway, so the wait is limited.
  await page.waitForFunction(isStill, undefined, { timeout: 2000 }).catch(() => {});
  // Loads axe once per document: loading takes as long as the check of a small page.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  return page.evaluate(async () => {
    const { violations } = await Reflect.get(window, 'axe').run({
      resultTypes: ['violations'],
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    } satisfies RunOptions);
    return (violations as Result[]).flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.target.join(' ')}`),
    );
  });
}
