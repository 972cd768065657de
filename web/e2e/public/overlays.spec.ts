import type { Page } from '@playwright/test';
import { copy as shellArabic } from '#web/app/shell/copy.ar.ts';
import { copy as shellEnglish } from '#web/app/shell/copy.en.ts';
import { copy as consentArabic } from '#web/features/consent/copy.ar.ts';
import { copy as consentEnglish } from '#web/features/consent/copy.en.ts';
import {
  accessibilityProblems,
  expect,
  layoutShift,
  refuseCookies,
  test,
  visit,
  waitUntilHydrated,
  waitUntilIdle,
} from '../testing/site.ts';

const shellCopies = { en: shellEnglish, ar: shellArabic };
const consentCopies = { en: consentEnglish, ar: consentArabic };

/** Returns how much wider than the screen the page is, in pixels, and its accessibility problems. */
async function problems(page: Page) {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  return { overflow: Math.max(0, overflow), accessibility: await accessibilityProblems(page) };
}
const none = { overflow: 0, accessibility: [] };

test('one Escape closes everything that is expanded @both', async ({ page, language, isMobile }) => {
  const shell = shellCopies[language];
  await refuseCookies(page);
  await visit(page, '/custom-strategic-audits', language);
  await waitUntilHydrated(page);
  const opened = isMobile
    ? page.locator('main [aria-expanded=true]')
    : page.locator('details[name=menu][open]');
  // This click comes before the chat is opened, because on a phone the chat covers the whole page.
  if (isMobile) await page.locator('main [aria-expanded=false]').first().click();
  await page.getByRole('button', { name: shell.chat.chat }).click();
  const chat = page.getByRole('dialog', { name: shell.chat.title });
  // Waits until the chat has taken the focus. Taking it later would close the menu, which closes when it loses the focus.
  await expect(chat.locator(':focus')).toBeVisible();
  if (!isMobile) await page.locator('summary', { hasText: shell.whatWeDo }).click();
  await expect(opened).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(opened).toHaveCount(0);
  await expect(chat).toBeHidden();
});

test('banner, preferences and chat fit the screen and are accessible over the home page @all', async ({
  page,
  language,
}) => {
  const shell = shellCopies[language];
  await visit(page, '/', language);
  await waitUntilIdle(page);
  const banner = page.getByRole('region', { name: shell.cookies.title });
  await expect(banner).toBeVisible();
  expect(await problems(page)).toEqual(none);

  await banner.getByRole('button', { name: shell.cookies.preferences }).click();
  await expect(banner.getByRole('heading', { name: consentCopies[language].title })).toBeFocused();
  expect(await problems(page)).toEqual(none);

  await banner.getByRole('button', { name: consentCopies[language].save }).click();
  await expect(banner).toBeHidden();
  await page.getByRole('button', { name: shell.chat.chat }).click();
  await expect(page.getByRole('dialog', { name: shell.chat.title })).toBeInViewport({ ratio: 1 });
  expect(await problems(page)).toEqual(none);
});

test('the banner moves nothing until it is answered, and blocks nothing @all', async ({ page, language }) => {
  const shell = shellCopies[language];
  await visit(page, '/contact', language);
  await waitUntilHydrated(page);
  const chat = page.getByRole('button', { name: shell.chat.chat });
  const banner = page.getByRole('region', { name: shell.cookies.title });
  await expect(chat).toBeVisible();
  await page.locator('#contact-name').fill('Sara');
  await expect(banner).toBeVisible();
  await banner.getByRole('button', { name: shell.cookies.rejectAll }).click();
  await expect(banner).toBeHidden();
  expect(await layoutShift(page)).toBe(0);
});
