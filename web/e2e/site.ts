import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { type Language, localizedPath } from '../../shared/language.ts';
import { administrator } from './administrator.ts';

export interface SiteOptions {
  /** The language the visitor reads the site in. */
  language: Language;
}

interface SiteFixtures {
  /**
   * What the console said of errors and warnings, and exceptions nobody caught; asserted empty after each test. The
   * browser reports the 401 that tells the admin area to ask for a sign-in; that one is expected.
   */
  complaints: string[];
}

/** A test that runs once per language and screen, and fails when the browser's console complains. */
export const test = base.extend<SiteOptions & SiteFixtures>({
  language: ['en', { option: true }],
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(String(error)));
      page.on('console', (message) => {
        const expected = message.text().includes('status of 401');
        if (['error', 'warning'].includes(message.type()) && !expected) complaints.push(message.text());
      });
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});
export { expect };

/** Opens a public page, given in its English form, in the visitor's language. */
export async function visit(page: Page, path: string, language: Language): Promise<void> {
  await page.goto(localizedPath(path, language));
}

/** Waits until the page's script has taken over. */
export async function untilAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.alive !== undefined);
}

export async function signIn(page: Page): Promise<void> {
  await page.goto('/admin/login');
  await page.getByLabel('Username').fill(administrator.username);
  await page.getByLabel('Password', { exact: true }).fill(administrator.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL('**/admin-panel');
}

/** Signs in and opens the tab with the visitors' messages. */
export async function openInbox(page: Page): Promise<void> {
  await signIn(page);
  await page.getByRole('tab', { name: /Customer Messages/ }).click();
}

/** What an automatic check of accessibility finds on the page as it stands. */
export async function accessibilityProblems(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`));
}
