import type { Page } from '@playwright/test';
import { languageNames, localizedPath, parsePath } from '#shared/language.ts';
import { copy as arabic } from '#web/app/shell/copy.ar.ts';
import { copy as english } from '#web/app/shell/copy.en.ts';
import { copy as missingPage } from '#web/pages/not-found/copy.en.ts';
import { chooseLanguage, expect, test, visit, waitUntilHydrated } from '../testing/site.ts';

const copies = { en: english, ar: arabic };
/** Returns the font families that Chromium actually uses for the text of an element. */
async function facesOf(page: Page, selector: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  await session.detach();
  return fonts.map(({ familyName }) => familyName);
}

const twins = { en: 'ar', ar: 'en' } as const;

test('the language menu opens the same place in the other language @both', async ({ page, language }) => {
  const twin = twins[language];
  await visit(page, '/contact?from=fair#main-content', language);
  await waitUntilHydrated(page);
  await chooseLanguage(page, copies[language], twin);
  await expect(page).toHaveURL(localizedPath('/contact?from=fair#main-content', twin));
});

/** Tests English pages only, because Arabic pages load this font for all of their text. */
test('the name “Arabic” in the menu uses the site’s Arabic font', async ({ page, language }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await visit(page, '/contact', language);
  const name = page.getByRole('contentinfo').getByRole('link', { name: languageNames.ar });
  await name.scrollIntoViewIfNeeded();
  await expect.poll(() => facesOf(page, 'footer [hreflang=ar]')).toEqual(['Alexandria']);
  expect(requested.filter((url) => url.includes('/alexandria-arabic'))).toEqual([]);
});

test('the language being read is stored, also after Back @both', async ({ page, language }) => {
  const twin = twins[language];
  const stored = () => page.evaluate(() => localStorage.getItem('language'));
  await visit(page, '/contact', language);
  await waitUntilHydrated(page);
  await chooseLanguage(page, copies[language], twin);
  await expect(page.locator('html')).toHaveAttribute('lang', twin);
  expect(await stored()).toBe(twin);

  await page.goBack();
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect.poll(stored).toBe(language);
  await page.reload();
  await expect(page).toHaveURL(localizedPath('/contact', language));
  await expect(page.locator('html')).toHaveAttribute('lang', language);
});

for (const tab of ['this', 'another'] as const) {
  test(`a language link opened in ${tab} tab is stored before any script is loaded @both`, async ({
    page,
    context,
    language,
  }) => {
    const twin = twins[language];
    await context.route('**/assets/*.js', () => {});
    await page.goto(localizedPath('/contact', language), { waitUntil: 'domcontentloaded' });
    const link = page.getByRole('contentinfo').locator(`a[hreflang=${twin}]`);
    const opened = tab === 'another' ? context.waitForEvent('page') : page;
    await link.click({ button: tab === 'another' ? 'middle' : 'left' });
    const read = await opened;
    await read.waitForURL(`**${localizedPath('/contact', twin)}`, { waitUntil: 'domcontentloaded' });
    await read.goto('/privacy', { waitUntil: 'domcontentloaded' });
    await expect(read).toHaveURL(localizedPath('/privacy', twin));
    await expect(read.locator('html')).toHaveAttribute('lang', twin);
  });
}

test.describe('an address without a page', () => {
  // Ignores the browser's own report of the document's status.
  test.afterEach(({ pageErrors }) => {
    pageErrors.splice(0, pageErrors.length, ...pageErrors.filter((text) => !text.includes('404')));
  });

  test('is shown in its language before any script is loaded @both', async ({
    page,
    language,
    pageErrors,
  }) => {
    await page.addInitScript(() => {
      const seen = new Set<string>();
      const look = () => {
        const heading = document.querySelector('html:not([hidden]) h1');
        if (heading) seen.add(`${document.documentElement.lang}: ${heading.textContent}`);
        requestAnimationFrame(look);
      };
      look();
      Object.assign(window, { seen });
    });
    await page.route('**/assets/*.js', (route) => route.abort());
    const response = await page.goto(localizedPath('/nowhere', language));
    expect(response?.status()).toBe(404);
    const { title } = missingPage[language];
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page).toHaveTitle(new RegExp(`^${title}`));
    await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr');
    await expect(page.getByRole('alert')).toContainText(copies[language].incomplete.text);
    const seen = await page.evaluate(() => [...Reflect.get(window, 'seen')]);
    expect(seen).toEqual([`${language}: ${title}`]);
    pageErrors.length = 0;
  });

  test('uses the stored language, and its links keep it @both', async ({ page, language }) => {
    await visit(page, '/contact', language);
    await page.evaluate((of) => localStorage.setItem('language', of), language);
    await page.goto('/nowhere');
    await expect(page).toHaveURL(localizedPath('/nowhere', language));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(missingPage[language].title);
    await waitUntilHydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(missingPage[language].title);
    await page.getByRole('link', { name: missingPage[language].home }).click();
    await expect(page).toHaveURL(localizedPath('/', language));
  });

  test('links to the home page from a tab without history @phone', async ({ page, context, language }) => {
    await visit(page, '/contact', language);
    await waitUntilHydrated(page);
    const opened = context.waitForEvent('page');
    await page.evaluate(
      (address) => void open(address, '_blank', 'noopener'),
      localizedPath('/nowhere', language),
    );
    const tab = await opened;
    await tab.getByRole('button', { name: missingPage[language].back }).click();
    await expect(tab).toHaveURL(localizedPath('/', language));
    await tab.getByRole('link', { name: copies[language].getStarted }).first().waitFor({ state: 'attached' });
  });
});

test('after a link is followed the new page is announced, and the focus is at its content @both', async ({
  page,
  language,
}) => {
  await visit(page, '/', language);
  await waitUntilHydrated(page);
  await page.locator('main').getByRole('link').first().click();
  await expect(page).toHaveURL(localizedPath('/contact/quote', language));
  await expect(page.locator('#main-content')).toBeFocused();
  await expect(page.locator('#announcement')).toHaveText(await page.title());
  expect(parsePath(new URL(page.url()).pathname).language).toBe(language);
});
