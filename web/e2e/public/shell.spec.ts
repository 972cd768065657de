import { localizedPath } from '#shared/language.ts';
import { copy as arabic } from '#web/app/shell/copy.ar.ts';
import { copy as english } from '#web/app/shell/copy.en.ts';
import {
  accessibilityProblems,
  chooseLanguage,
  expect,
  test,
  visit,
  waitUntilHydrated,
  waitUntilIdle,
} from '../testing/site.ts';

const copies = { en: english, ar: arabic };
const twins = { en: 'ar', ar: 'en' } as const;

test('the page in the address bar is complete without script, in its language @both', async ({
  browser,
  baseURL,
  language,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  for (const path of ['/', '/contact']) {
    await visit(page, path, language);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const address = path === '/' && language === 'en' ? '/' : localizedPath(path, language);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      new RegExp(`^https://[^/]+${address}$`),
    );
    for (const hreflang of ['en', 'ar', 'x-default']) {
      await expect(page.locator(`link[rel=alternate][hreflang="${hreflang}"]`)).toHaveCount(1);
    }
  }
  await context.close();
});

test('the language menu opens the language version, and the choice is stored @both', async ({
  page,
  language,
}) => {
  const twin = twins[language];
  await visit(page, '/contact', language);
  await chooseLanguage(page, copies[language], twin);
  await expect(page).toHaveURL(localizedPath('/contact', twin));
  await expect(page.locator('html')).toHaveAttribute('lang', twin);
  await expect(page.locator('html')).toHaveAttribute('dir', twin === 'ar' ? 'rtl' : 'ltr');
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe(twin);

  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', twin);
});

test('the services are reached from the navigation by keyboard alone @all', async ({
  page,
  language,
  isMobile,
}) => {
  const copy = copies[language];
  await visit(page, '/contact', language);
  await waitUntilHydrated(page);
  if (isMobile) {
    await page.getByRole('button', { name: copy.openMenu }).focus();
    await page.keyboard.press('Enter');
    const drawer = page.getByRole('dialog');
    await expect(drawer.getByRole('link', { name: copy.services['/mystery-shopping-iraq'] })).toBeVisible();
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(page.getByRole('button', { name: copy.openMenu })).toBeFocused();
    return;
  }
  const trigger = page.locator('summary', { hasText: copy.whatWeDo });
  const links = page.locator('details[name=menu]', { has: trigger }).getByRole('link');
  await trigger.focus();
  await page.keyboard.press('ArrowDown');
  await expect(links.first()).toBeFocused();
  await expect(links.first()).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('ArrowDown');
  await expect(links.nth(1)).toBeFocused();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(links.first()).toBeHidden();
  await expect(trigger).toBeFocused();
});

test('the drawer closes by Back and by rotating the screen, and leaves no entry in the history @both', async ({
  page,
  language,
}) => {
  const copy = copies[language];
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/contact', language);
  await waitUntilHydrated(page);
  const drawer = page.locator('#navigation-drawer');
  const open = async () => {
    await page.getByRole('button', { name: copy.openMenu }).click();
    await expect(drawer).toBeVisible();
  };
  await open();
  await page.goBack();
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL(localizedPath('/contact', language));

  await open();
  await drawer.getByRole('link', { name: copy.ourPeople }).click();
  await expect(page).toHaveURL(localizedPath('/our-people', language));
  await expect(drawer).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(localizedPath('/contact', language));

  await open();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(drawer).toBeHidden();
  await expect.poll(() => page.evaluate(() => history.state?.overlay)).toBeUndefined();
});

test('the help bubble stays beside the closed chat until it is dismissed permanently @both', async ({
  page,
  language,
}) => {
  const { chat } = copies[language];
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, '/contact', language);
  const bubble = page.getByRole('button', { name: chat.needHelp, exact: true });
  const beyond = await bubble.evaluate(
    (words) => words.getBoundingClientRect().width - (words.parentElement?.clientWidth ?? 0),
  );
  expect(beyond).toBeLessThanOrEqual(0);
  await bubble.click();
  await expect(page.locator('dialog[aria-labelledby=chat-title]')).toBeVisible();
  await expect(bubble).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(bubble).toBeVisible();
  await page.getByRole('button', { name: chat.dismiss }).click();
  await expect(bubble).toBeHidden();
  await page.reload();
  await waitUntilIdle(page);
  await expect(bubble).toBeHidden();
});

test('the privacy page names everything that the site stores in the browser', async ({ page, language }) => {
  const { chat, cookies } = copies[language];
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, '/contact', language);
  await waitUntilHydrated(page);
  await page
    .getByRole('region', { name: cookies.title })
    .getByRole('button', { name: cookies.rejectAll })
    .click();
  await page.locator('[name=message]').fill('Which stores');
  await page.getByRole('button', { name: chat.dismiss }).click();
  await page.locator('#chat-launcher').click();
  await page.locator('dialog[aria-labelledby=chat-title] li button').first().click();
  const keys = () => page.evaluate(() => Object.keys(localStorage).toSorted());
  await expect
    .poll(keys)
    .toEqual(expect.arrayContaining(['chat-draft', 'contact-draft', 'cookie-consent', 'help-bubble']));
  await visit(page, '/privacy', language);
  for (const key of await keys()) await expect(page.locator('main')).toContainText(key);
});

test('a click made before the page is hydrated is not lost @both', async ({ page, language, isMobile }) => {
  const copy = copies[language];
  await visit(page, '/', language);
  if (isMobile) {
    await page.getByRole('button', { name: copy.openMenu }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page.getByRole('button', { name: copy.closeMenu })).toBeFocused();
    // After hydration the drawer that the browser opened as a popover is modal, and Back closes it.
    await waitUntilHydrated(page);
    await expect(page.locator('#navigation-drawer:modal')).toBeVisible();
    await expect(page.getByRole('button', { name: copy.closeMenu })).toBeFocused();
    await page.goBack();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page).toHaveURL(localizedPath('/', language));
  } else {
    await page.locator('summary', { hasText: copy.whatWeDo }).click();
    await expect(page.locator('header').getByRole('link', { name: copy.allServices.title })).toBeVisible();
    await waitUntilHydrated(page);
    await expect(page.locator('header').getByRole('link', { name: copy.allServices.title })).toBeVisible();
  }
});

test('the skip link skips the navigation', async ({ page, language }) => {
  await visit(page, '/contact', language);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: copies[language].skipLink });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('#main-content')).toBeFocused();
});

test('an unknown address answers 404 in both languages, with links to continue @both', async ({
  page,
  language,
  pageErrors,
}) => {
  const response = await page.goto(localizedPath('/nowhere', language));
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'الصفحة غير موجودة' })).toBeVisible();
  await waitUntilHydrated(page);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByRole('link', { name: language === 'ar' ? 'العودة إلى الرئيسية' : 'Back to Home' }).click();
  await expect(page).toHaveURL(localizedPath('/', language));
  // Ignores the browser's own report of the document's status.
  pageErrors.splice(0, pageErrors.length, ...pageErrors.filter((text) => !text.includes('404')));
});
