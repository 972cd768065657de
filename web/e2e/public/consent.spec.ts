import type { Page } from '@playwright/test';
import { copy as shellArabic } from '#web/app/shell/copy.ar.ts';
import { copy as shellEnglish } from '#web/app/shell/copy.en.ts';
import { copy as arabic } from '#web/features/consent/copy.ar.ts';
import { copy as english } from '#web/features/consent/copy.en.ts';
import { accessibilityProblems, expect, test, visit, waitUntilHydrated } from '../testing/site.ts';

const shellCopies = { en: shellEnglish, ar: shellArabic };
const copies = { en: english, ar: arabic };

const storedChoice = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('cookie-consent') ?? 'null'));
/** Returns the consent commands in the data layer, with their values for analytics and marketing. */
const consentCommands = (page: Page) =>
  page.evaluate(() =>
    (window.dataLayer ?? [])
      .map((entry) => Array.from(entry as ArrayLike<unknown>))
      .filter(([name]) => name === 'consent')
      .map(([, command, state]) => {
        const { analytics_storage: analytics, ad_storage: ads } = state as Record<string, string>;
        return [command, analytics, ads];
      }),
  );

for (const { name, granted } of [
  { name: 'acceptAll', granted: true },
  { name: 'rejectAll', granted: false },
] as const) {
  test(`${name} is stored, hides the banner permanently and is sent to the data layer`, async ({
    page,
    language,
  }) => {
    const { cookies } = shellCopies[language];
    const state = granted ? 'granted' : 'denied';
    const hosts = new Set<string>();
    page.on('request', (request) => hosts.add(new URL(request.url()).host));
    await visit(page, '/', language);
    const banner = page.getByRole('region', { name: cookies.title });
    await expect(banner).toBeVisible();
    expect(await consentCommands(page)).toEqual([['default', 'denied', 'denied']]);

    await banner.getByRole('button', { name: cookies[name] }).click();
    await expect(banner).toBeHidden();
    expect(await storedChoice(page)).toEqual({
      necessary: true,
      analytics: granted,
      marketing: granted,
      functional: granted,
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    });
    expect((await consentCommands(page)).at(-1)).toEqual(['update', state, state]);

    await page.reload();
    await waitUntilHydrated(page);
    await expect(banner).toBeHidden();
    expect(await consentCommands(page)).toEqual([
      ['default', 'denied', 'denied'],
      ['update', state, state],
    ]);
    expect(hosts.size).toBe(1);
  });
}

test('the two answers look the same @both', async ({ page, language }) => {
  const { cookies } = shellCopies[language];
  await visit(page, '/', language);
  const looks = (name: string) =>
    page.getByRole('button', { name }).evaluate((button) => {
      const { color, backgroundColor, borderColor, font, height } = getComputedStyle(button);
      return { color, backgroundColor, borderColor, font, height };
    });
  expect(await looks(cookies.acceptAll)).toEqual(await looks(cookies.rejectAll));
});

test('the preferences replace the banner, are operated by keyboard and open again from the footer @phone', async ({
  page,
  language,
}) => {
  const shell = shellCopies[language];
  const copy = copies[language];
  await visit(page, '/contact', language);
  const banner = page.getByRole('region', { name: shell.cookies.title });
  const preferences = banner.getByRole('button', { name: shell.cookies.preferences });
  expect(await accessibilityProblems(page)).toEqual([]);

  await preferences.click();
  await expect(banner.getByRole('heading', { name: copy.title })).toBeFocused();
  await expect(banner.getByRole('button', { name: shell.cookies.acceptAll })).toBeHidden();
  await expect(banner.getByLabel(copy.necessary.name)).toBeChecked();
  await expect(banner.getByLabel(copy.necessary.name)).toBeDisabled();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(preferences).toBeFocused();
  expect(await storedChoice(page)).toBeNull();

  await page.keyboard.press('Enter');
  await expect(banner.getByRole('heading', { name: copy.title })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(banner.getByLabel(copy.analytics.name)).toBeChecked();
  await banner.getByRole('button', { name: copy.save }).click();
  await expect(banner).toBeHidden();
  const onlyAnalytics = { necessary: true, analytics: true, marketing: false, functional: false };
  expect(await storedChoice(page)).toMatchObject(onlyAnalytics);

  const opener = page.getByRole('button', { name: shell.footer.cookies });
  await opener.click();
  await expect(banner.getByLabel(copy.analytics.name)).toBeChecked();
  await expect(banner.getByLabel(copy.marketing.name)).not.toBeChecked();
  await banner.getByRole('button', { name: copy.cancel }).click();
  await expect(banner).toBeHidden();
  await expect(opener).toBeFocused();
  expect(await storedChoice(page)).toMatchObject(onlyAnalytics);
});

test('a click on the banner before the page is hydrated takes effect', async ({ page, language }) => {
  const { cookies } = shellCopies[language];
  await visit(page, '/', language);
  await page.getByRole('button', { name: cookies.acceptAll }).click();
  await expect(page.getByRole('region', { name: cookies.title })).toBeHidden();
  expect(await storedChoice(page)).toMatchObject({ analytics: true });
});
