import type { Page } from '@playwright/test';
import type { Language } from '#shared/language.ts';
import { copy as arabic, texts as arabicTexts } from '#web/pages/home/below-the-fold/copy.ar.ts';
import { copy as english, texts as englishTexts } from '#web/pages/home/below-the-fold/copy.en.ts';
import { expect, test, visit, waitUntilHydrated } from '../testing/site.ts';

const copies = { en: english, ar: arabic };
const texts = { en: englishTexts, ar: arabicTexts };
const slideTitles = (language: Language) => [
  texts[language].different1_title,
  texts[language].different2_title,
  texts[language].different3_title,
  copies[language].carousel.actionTitle,
];
const tab = (page: Page, slide: number) => page.getByRole('tab').nth(slide);
const selected = (page: Page, slide: number) =>
  expect(tab(page, slide)).toHaveAttribute('aria-selected', 'true');

/** Stops the automatic carousel, which could advance between two steps of a journey on a slow machine. */
const withoutTimer = (page: Page) => page.emulateMedia({ reducedMotion: 'reduce' });

/**
 * Moves the mouse and scrolls, which starts the hydration of the sections below the first screen. Waits until they are
 * hydrated.
 */
async function stirred(page: Page) {
  await waitUntilHydrated(page);
  await page.mouse.move(5, 300);
  await page.evaluate(() => window.dispatchEvent(new Event('scroll')));
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
  // Elements look alike before and after hydration, but React adds a property to hydrated ones.
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('[role=tablist]') ?? {}).some((key) => key.startsWith('__react')),
  );
}

test.describe('the carousel', () => {
  test('advances every five seconds while it is in the window, without moving the page, unless it is paused', async ({
    page,
    language,
  }) => {
    const { carousel } = copies[language];
    await page.clock.install();
    await visit(page, '/', language);
    await waitUntilHydrated(page);
    // From here on the clock advances only when the test says so.
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await stirred(page);
    await selected(page, 0);
    await page.clock.runFor(20_000);
    await selected(page, 0);
    await page.locator('#different').evaluate((title) => title.scrollIntoView({ behavior: 'instant' }));
    await selected(page, 0);
    const scrolled = await page.evaluate(() => scrollY);
    // The timer starts when the browser has reported that the carousel is in the window.
    const secondIsSelected = async () => {
      await page.clock.runFor(1000);
      return tab(page, 1).getAttribute('aria-selected');
    };
    await expect.poll(secondIsSelected).toBe('true');
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);

    await page
      .getByRole('button', { name: carousel.pause })
      .evaluate((button: HTMLElement) => button.click());
    await page.clock.runFor(20_000);
    await selected(page, 1);
  });

  test('follows the arrow keys in reading direction, and shows one slide at a time @all', async ({
    page,
    language,
  }) => {
    const titles = slideTitles(language);
    const forward = language === 'ar' ? 'ArrowLeft' : 'ArrowRight';
    const backward = language === 'ar' ? 'ArrowRight' : 'ArrowLeft';
    await withoutTimer(page);
    await visit(page, '/', language);
    await stirred(page);
    await tab(page, 0).focus();
    await page.keyboard.press(forward);
    await selected(page, 1);
    await expect(tab(page, 1)).toBeFocused();
    await expect(page.getByRole('tabpanel', { name: titles[1] ?? '' })).toBeVisible();
    await expect(page.getByRole('heading', { name: titles[0] ?? '' })).toBeHidden();
    await page.keyboard.press(backward);
    await page.keyboard.press(backward);
    await selected(page, 3);
  });

  test('follows the scroll position through its section @all', async ({ page, language }) => {
    await withoutTimer(page);
    await visit(page, '/', language);
    await stirred(page);
    const section = page.locator('section', { has: page.getByRole('tablist') });
    for (const slide of [1, 2, 3, 0]) {
      await section.evaluate((element, at) => {
        const { top, height } = element.getBoundingClientRect();
        const travel = height - innerHeight;
        scrollTo({ top: scrollY + top + (travel * (at + 0.5)) / 4, behavior: 'instant' });
      }, slide);
      await selected(page, slide);
    }
  });

  test('does not move for a visitor who prefers reduced motion', async ({ page, language }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.install();
    await visit(page, '/', language);
    await stirred(page);
    await page.clock.runFor(30_000);
    await selected(page, 0);
  });
});

test('everything on the page can be read without script @both', async ({ browser, baseURL, language }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await visit(page, '/', language);
  for (const title of slideTitles(language)) {
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
  }
  await context.close();
});
