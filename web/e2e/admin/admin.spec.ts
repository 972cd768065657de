import { giveSession, logIn, openAccount, signIn } from '../testing/administrator.ts';
import { accessibilityProblems, expect, test, waitUntilHydrated } from '../testing/site.ts';

test('without a session the dashboard redirects to the login', async ({ page }) => {
  await page.goto('/admin');
  await expect(page).toHaveURL('/admin/login');
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
});

test('a wrong password gives a message and keeps the typed text @phone', async ({ page }) => {
  await page.goto('/admin/login');
  await page.getByLabel('Username').fill('somebody-else');
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByText('Invalid username or password')).toBeVisible();
  await expect(page.getByLabel('Username')).toHaveValue('somebody-else');
});

test('every screen counts as a page view', async ({ page, session }) => {
  const views = () =>
    page.evaluate(() =>
      (window.dataLayer ?? []).flatMap((entry) => {
        const { event, path, title } = entry as Record<string, string>;
        return event === 'page_view' ? [[path, title]] : [];
      }),
    );
  await page.goto('/management');
  await expect.poll(views).toEqual([['/management', expect.stringMatching(/^Management access \| ./)]]);
  await giveSession(page.context(), session);
  await page.goto('/admin-panel');
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
  await expect.poll(views).toEqual([['/admin-panel', expect.stringContaining('Admin Dashboard')]]);
});

test('an administrator signs in, reads the inbox and signs out @phone', async ({ page }) => {
  await page.goto('/admin/login');
  await logIn(page);
  await expect(page).toHaveURL('/admin-panel?tab=overview');
  await expect(page.getByText('Logged in successfully', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
  await openAccount(page);
  await expect(page.getByText('Welcome, editor').filter({ visible: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tab', { name: 'Overview' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('list', { name: /^Waiting, / })).toBeVisible();
  await expect(page.getByText(/^\d of 5 done$/)).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByRole('tab', { name: /Customer Messages/ }).click();
  await expect(page.getByRole('heading', { name: 'New Customer Messages' })).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.goto('/admin/login');
  await expect(page).toHaveURL('/admin-panel?tab=overview');
  await openAccount(page);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/admin/login');
  await page.goto('/admin-panel');
  await expect(page).toHaveURL('/admin/login');
});

test('every screen is in its document before any script runs', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  for (const [address, title] of [
    ['/admin/login', 'Site admin'],
    ['/admin', 'Admin Dashboard'],
    ['/admin-simple', 'Simple Content Editor'],
    ['/management', 'Management access'],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  }
  await context.close();
});

test('an unknown address of the admin area is not found @phone', async ({ page, pageErrors }) => {
  const answer = await page.goto('/admin/nowhere');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  await expect(page.locator('main [lang=ar]').first()).toBeVisible();
  pageErrors.splice(0, pageErrors.length, ...pageErrors.filter((text) => !text.includes('404')));
});

test('an unknown address of the admin area never shows the public header, footer and widgets', async ({
  page,
  pageErrors,
}) => {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  const expectBare = async () => {
    await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
    await expect(page.getByRole('banner').or(page.getByRole('contentinfo'))).toHaveCount(0);
    await expect(page.getByRole('navigation')).toHaveCount(0);
  };
  await page.goto('/admin/nowhere', { waitUntil: 'commit' });
  await expectBare();
  letGo();
  await waitUntilHydrated(page);
  await expectBare();

  await page.getByRole('main').getByRole('link', { name: 'Back to Home' }).click();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.goBack();
  await expectBare();
  pageErrors.splice(0, pageErrors.length, ...pageErrors.filter((text) => !text.includes('404')));
});

test('a login sent before the script is loaded is not lost @phone', async ({ page }) => {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/\/assets\/react-[^/]+\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/admin/login', { waitUntil: 'commit' });
  await logIn(page);
  letGo();
  await expect(page).toHaveURL('/admin-panel?tab=overview');
});

test('arrow keys move along the tabs and open them; Tab moves into the panel', async ({ page, session }) => {
  await signIn(page, session);
  const open = page
    .getByRole('tablist', { name: 'Sections of the site' })
    .getByRole('tab', { selected: true });
  await expect(open).toHaveText('Website Content');
  // This tab appears once the account has been loaded.
  await expect(page.getByRole('tab', { name: 'Backups' })).toBeVisible();
  await open.focus();
  for (const [key, name] of [
    ['ArrowRight', /^Customer Messages/],
    ['End', 'Backups'],
    ['ArrowRight', 'Overview'],
    ['ArrowLeft', 'Backups'],
    ['Home', 'Overview'],
    ['ArrowRight', 'Website Content'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(open).toHaveText(name);
    await expect(open).toBeFocused();
    await expect(page.getByRole('tabpanel', { name }).first()).toBeVisible();
  }
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Search all content')).toBeFocused();
});
