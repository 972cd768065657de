import type { Page } from '@playwright/test';
import { copy as shellArabic } from '#web/app/shell/copy.ar.ts';
import { copy as shellEnglish } from '#web/app/shell/copy.en.ts';
import { expect, test, visit, waitUntilHydrated } from '../testing/site.ts';
import { coveredTexts } from '../testing/uncovered.ts';

const shellCopies = { en: shellEnglish, ar: shellArabic };

/** Returns the texts of the carousel's current slide that are below the window, and names that are too small or cut off. */
function unreadable(page: Page): Promise<string[]> {
  return page.getByRole('tabpanel').evaluate((slide) => {
    const outside = [...slide.querySelectorAll('h2, p, li')].filter((element) => {
      const text = document.createRange();
      text.selectNodeContents(element);
      return [...text.getClientRects()].some((line) => line.bottom > innerHeight);
    });
    const small = [...slide.querySelectorAll('li')].filter(
      (name) =>
        Number.parseFloat(getComputedStyle(name).fontSize) < 9.5 || name.scrollWidth > name.clientWidth,
    );
    return [...outside, ...small].map(({ textContent }) => textContent);
  });
}

test('every slide can be read on a phone @both', async ({ page, language }) => {
  const { cookies } = shellCopies[language];
  await page.setViewportSize({ width: 390, height: 664 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/', language);
  await waitUntilHydrated(page);
  await page
    .getByRole('region', { name: cookies.title })
    .getByRole('button', { name: cookies.rejectAll })
    .click();
  await page.mouse.move(5, 300);
  for (const height of [664, 700, 844]) {
    await page.setViewportSize({ width: 390, height });
    await page.evaluate(() => scrollTo({ top: innerHeight, behavior: 'instant' }));
    await expect(page.getByRole('button', { name: shellCopies[language].scrollToTop })).toBeVisible();
    for (const slide of [0, 1, 2, 3]) {
      const name = `slide ${slide} on 390 by ${height}`;
      const tab = page.getByRole('tab').nth(slide);
      await expect(async () => {
        await tab.click();
        await expect(tab, name).toHaveAttribute('aria-selected', 'true', { timeout: 500 });
      }).toPass();
      await expect.poll(() => unreadable(page), name).toEqual([]);
      expect(await coveredTexts(page), name).toEqual([]);
    }
  }
});

test('a window too low for a whole slide shows all of it while scrolling @both', async ({
  page,
  language,
}) => {
  await page.setViewportSize({ width: 360, height: 600 });
  await visit(page, '/', language);
  await waitUntilHydrated(page);
  await page.mouse.move(5, 300);
  await page.evaluate(() => scrollTo({ top: innerHeight, behavior: 'instant' }));
  const section = page.locator('section', { has: page.getByRole('tablist') });
  await expect
    .poll(() => section.evaluate((e) => e.clientHeight - (e.firstElementChild?.clientHeight ?? 0)))
    .toBe(0);
});

test('the three audits of an activation share one row between phone and desktop width @both', async ({
  page,
  language,
}) => {
  await visit(page, '/activation-experience', language);
  for (const width of [768, 900, 1023, 1100]) {
    await page.setViewportSize({ width, height: 900 });
    const tops = await page
      .locator('main li:has(> div img)')
      .evaluateAll((facings) => facings.map((facing) => facing.getBoundingClientRect().top));
    expect(tops, `${width} wide`).toHaveLength(3);
    expect(new Set(tops).size, `rows at ${width}`).toBe(1);
  }
});

test('the shelf of the services page is mirrored in Arabic @both', async ({ page, language }) => {
  await visit(page, '/what-we-do', language);
  const turned = page.locator('main section').first().locator('img');
  await expect(turned).toHaveCSS('transform', `matrix(${language === 'ar' ? -1 : 1}, 0, 0, 1, 0, 0)`);
});
