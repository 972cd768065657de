import type { Page } from '@playwright/test';
import { brand } from '#shared/company/brand.ts';
import { localizedPath } from '#shared/language.ts';
import { copy as arabic } from '#web/app/shell/copy.ar.ts';
import { copy as english } from '#web/app/shell/copy.en.ts';
import { copy as contactArabic } from '#web/pages/contact/copy.ar.ts';
import { copy as contactEnglish } from '#web/pages/contact/copy.en.ts';
import {
  accessibilityProblems,
  expect,
  hideUserActivation,
  refuseCookies,
  test,
  visit,
  waitUntilHydrated,
  waitUntilIdle,
} from '../testing/site.ts';

const copies = { en: english, ar: arabic };
const contactCopies = { en: contactEnglish, ar: contactArabic };

test.beforeEach(({ page }) => refuseCookies(page));

const events = (page: Page, name: string) =>
  page.evaluate(
    (wanted) =>
      (window.dataLayer ?? []).filter((entry) => (entry as Record<string, unknown>).event === wanted),
    name,
  );

test('a lost connection is reported over the page until it is back @phone', async ({
  page,
  context,
  language,
  pageErrors,
}) => {
  const { connection } = copies[language];
  await visit(page, '/contact', language);
  await waitUntilIdle(page);
  const headingTop = () =>
    page.getByRole('heading', { level: 1 }).evaluate((h1) => h1.getBoundingClientRect().top);
  const before = await headingTop();
  await context.setOffline(true);
  const status = page.getByRole('status');
  await expect(status.getByText(connection.offline)).toBeVisible();
  expect(await headingTop()).toBe(before);
  expect(await accessibilityProblems(page)).toEqual([]);
  await context.setOffline(false);
  await expect(status.getByText(connection.restored)).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  await expect(status.getByText(connection.restored)).toBeHidden();
  // The browser reports prefetches that failed when the connection was lost.
  pageErrors.splice(0, pageErrors.length, ...pageErrors.filter((text) => !text.includes('DISCONNECTED')));
});

test('the back-to-top button appears below 300 pixels', async ({ page, language }) => {
  const button = page.getByRole('button', { name: copies[language].scrollToTop });
  await visit(page, '/', language);
  await waitUntilIdle(page);
  await page.evaluate(() => scrollTo(0, 300));
  await expect(button).toBeHidden();
  await page.evaluate(() => scrollTo(0, 301));
  await expect(button).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  await button.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(button).toBeHidden();
  await expect(page.locator('#main-content')).toBeFocused();
});

test('every route change pushes a page view, and the page load its timing once', async ({
  page,
  language,
}) => {
  await visit(page, '/', language);
  await waitUntilHydrated(page);
  const first = { event: 'page_view', path: localizedPath('/', language), title: await page.title() };
  expect(await events(page, 'page_view')).toEqual([first]);

  await page.locator('main').getByRole('link').first().click();
  await expect(page).toHaveURL(localizedPath('/contact/quote', language));
  const title = `${contactCopies[language].openedFor.quote.title} | ${brand.name[language]}`;
  const second = { event: 'page_view', path: localizedPath('/contact/quote', language), title };
  await expect.poll(() => events(page, 'page_view')).toEqual([first, second]);
  await expect(page).toHaveTitle(title);
  await page.evaluate(() => scrollTo(0, 200));
  await page.evaluate(() => {
    location.hash = 'main-content';
  });
  expect(await events(page, 'page_view')).toHaveLength(2);

  await expect.poll(() => events(page, 'page_performance')).toHaveLength(1);
  const [load] = (await events(page, 'page_performance')) as Record<string, number>[];
  const timing = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return {
      load_time: Math.round(navigation?.loadEventEnd ?? -1),
      dom_content_loaded: Math.round(navigation?.domContentLoadedEventEnd ?? -1),
      first_contentful_paint: Math.round(
        performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? -1,
      ),
    };
  });
  expect(load).toMatchObject(timing);
  expect(load?.largest_contentful_paint).toBeGreaterThanOrEqual(timing.first_contentful_paint);
});

test('a page that cannot be rendered shows an error, and loads when possible', async ({
  page,
  language,
  pageErrors,
}) => {
  const { error } = copies[language];
  await page.route(/\/assets\/page-modules[^/]*\.js/, (route) => route.abort());
  await visit(page, '/', language);
  await waitUntilHydrated(page);
  await page.locator('main').getByRole('link').first().click();
  const fallback = page.getByRole('alert').filter({ hasText: error.title });
  await expect(fallback.getByRole('heading', { name: error.title })).toBeVisible();
  await expect(fallback).toContainText(error.text);
  expect(pageErrors.some((text) => text.includes('page-modules'))).toBe(true);
  pageErrors.length = 0;
  expect(await accessibilityProblems(page)).toEqual([]);

  await page.unroute(/\/assets\/page-modules[^/]*\.js/);
  await fallback.getByRole('button', { name: error.tryAgain }).click();
  await expect(page.locator('#contact-name')).toBeVisible();
  await expect(fallback).toBeHidden();
  // The browser may report aborted requests at any time.
  pageErrors.splice(0, pageErrors.length, ...pageErrors.filter((text) => !text.includes('ERR_FAILED')));
});

test('the error of a page that stays broken links to the home page', async ({
  page,
  language,
  pageErrors,
}) => {
  const { error } = copies[language];
  await page.route(/\/assets\/page-modules[^/]*\.js/, (route) => route.abort());
  await visit(page, '/', language);
  await waitUntilHydrated(page);
  await page.locator('main').getByRole('link').first().click();
  await page.getByRole('button', { name: error.tryAgain }).click();
  await page.getByRole('button', { name: error.goHome }).click();
  await expect(page).toHaveURL(localizedPath('/', language));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(error.title)).toBeHidden();
  pageErrors.length = 0;
});

test('the likely next pages are prefetched at the first interaction, unless data saving is on @phone', async ({
  page,
  language,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  const ahead = () => fetched.filter((url) => url.includes('/page-modules-')).length;
  const scroll = () => page.evaluate(() => scrollBy(0, 10));
  await hideUserActivation(page);
  await visit(page, '/', language);
  await waitUntilIdle(page);
  expect(ahead()).toBe(0);
  await scroll();
  await expect.poll(ahead).toBe(1);

  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  fetched.length = 0;
  await page.reload();
  await waitUntilIdle(page);
  await scroll();
  await expect.poll(() => fetched.some((url) => url.includes('/live/version.json'))).toBe(true);
  expect(ahead()).toBe(0);
});
