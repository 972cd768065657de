import type { Page } from '@playwright/test';
import { localizedPath } from '#shared/language.ts';
import { versionPath } from '#shared/publishing/addresses.ts';
import { expect, hideUserActivation, visit, waitUntilHydrated, waitUntilIdle } from '../testing/site.ts';
import { test } from '../testing/stored-posts.ts';

/** The maximum number of requests of a first view without interaction: 5 % more than measured. */
const budgets = { home: 26, page: 21, list: 22, post: 16 };
/** Files of the hero's animation, which the page loads when it is idle. */
const readingFiles = ['/assets/hero-reading', '/assets/copy.ar', '/assets/pause-button'];
/**
 * The number of files that are prefetched once a visitor does something: the likely pages, their copies, and the shared code of
 * forms.
 */
const aheadFiles = 4;
/** Files that update the document's head when a link opens a page; the time of their loading varies. */
const headFiles = /\/(update-head|trusted-types|picture)-/;

test.beforeEach(({ page }) => hideUserActivation(page));

/** Returns the paths of the page's requests, a list that grows. */
function requestsOf(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith('data:')) requests.push(new URL(request.url()).pathname);
  });
  return requests;
}
const scriptsIn = (requests: readonly string[]) => requests.filter((path) => path.endsWith('.js'));

/**
 * Waits until the page has done everything that it does without interaction; its last request is that for the published
 * version.
 */
async function untilQuiet(page: Page, requests: readonly string[]) {
  await waitUntilHydrated(page);
  await waitUntilIdle(page);
  await expect.poll(() => requests.includes(versionPath)).toBe(true);
  await page.waitForLoadState('networkidle');
}

test('an idle page loads the scripts its document names, and little else @phone', async ({
  page,
  posts,
  language,
}) => {
  const [blog, news, career] = [await posts.blog({}), await posts.news({}), await posts.career({})];
  const pages = [
    ['/', budgets.home],
    ['/what-we-do', budgets.page],
    ['/awards', budgets.page],
    ['/contact', budgets.page],
    ['/our-people', budgets.page],
    ['/blog', budgets.list],
    ['/careers', budgets.list],
    ['/news', budgets.list],
    [`/blog/${blog.id}`, budgets.post],
    [`/news/${news.id}`, budgets.post],
    [`/careers/${career.id}`, budgets.post],
    ['/news/eighteen-provinces', budgets.post],
  ] as const;
  const requests = requestsOf(page);
  for (const [path, budget] of pages) {
    requests.length = 0;
    await visit(page, path, language);
    await untilQuiet(page, requests);
    const named = await page.locator('script[data-modules]').first().getAttribute('data-modules');
    const expected = new Set((named ?? '').split(' '));
    const later = scriptsIn(requests).filter((script) => !expected.has(script));
    expect(later.map((script) => script.replace(/-[^-]+$/, ''))).toEqual(path === '/' ? readingFiles : []);
    expect(requests.length, `${path}: ${requests.join(' ')}`).toBeLessThanOrEqual(budget);
  }
});

test('the likely next pages are prefetched in few files at the first interaction @phone', async ({
  page,
  language,
}) => {
  const requests = requestsOf(page);
  await visit(page, '/awards', language);
  await untilQuiet(page, requests);
  requests.length = 0;
  await page.evaluate(() => scrollBy(0, 200));
  await expect.poll(() => requests.some((path) => path.includes('/likely-copies.'))).toBe(true);
  await page.waitForLoadState('networkidle');
  expect(scriptsIn(requests).length).toBeLessThanOrEqual(aheadFiles);
  requests.length = 0;
  // Uses the keyboard: the mouse pointer would be over a link of the next page, whose target would be prefetched.
  await page
    .locator(`a[href="${localizedPath('/contact', language)}"]:visible`)
    .first()
    .press('Enter');
  await expect(page).toHaveURL(localizedPath('/contact', language));
  await expect(page.locator('#contact-name')).toBeVisible();
  expect(scriptsIn(requests).filter((path) => !headFiles.test(path))).toEqual([]);
});

test('a page is prefetched when its link is hovered, unless data saving is on', async ({
  page,
  language,
}) => {
  const requests = requestsOf(page);
  await visit(page, '/privacy', language);
  await untilQuiet(page, requests);
  await page.locator('footer a[href$="/awards"]').hover();
  await expect.poll(() => requests.some((path) => path.includes('/awards-page'))).toBe(true);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await visit(page, '/terms', language);
  await untilQuiet(page, requests);
  requests.length = 0;
  await page.locator('footer a[href$="/awards"]').hover();
  await page.waitForLoadState('networkidle');
  expect(requests.filter((path) => /awards|likely|page-modules/.test(path))).toEqual([]);
});
