import { adminAddresses } from '#shared/admin-paths.ts';
import { copy as admin } from '#web/admin/app/copy.en.ts';
import { copy as arabic } from '#web/app/shell/copy.ar.ts';
import { copy as english } from '#web/app/shell/copy.en.ts';
import { copy as formArabic } from '#web/features/contact/copy.ar.ts';
import { copy as formEnglish } from '#web/features/contact/copy.en.ts';
import {
  accessibilityProblems,
  expect,
  refuseCookies,
  test,
  visit,
  waitUntilHydrated,
} from '../testing/site.ts';

const copies = { en: english, ar: arabic };
const forms = { en: formEnglish, ar: formArabic };

test.beforeEach(({ page }) => refuseCookies(page));
// Ignores the browser's own reports of files that did not load.
test.afterEach(({ pageErrors }) => {
  pageErrors.splice(0, pageErrors.length, ...pageErrors.filter((text) => !/ERR_|Failed to fetch/.test(text)));
});

/** The scripts that the contact page cannot work without. */
for (const chunk of ['site', 'react', 'entry-client', 'page-modules']) {
  test(`without ${chunk} the page says what does not work, and keeps the typed text${chunk === 'react' ? ' @phone' : ''}`, async ({
    page,
    language,
  }) => {
    const address = new RegExp(`/assets/${chunk}[.-][^/]*\\.js$`);
    const { incomplete } = copies[language];
    const form = forms[language];
    let asked = 0;
    await page.route(address, (route) => {
      asked += 1;
      return route.abort();
    });
    await visit(page, '/contact', language);
    await page.getByLabel(form.message).fill('Typed before the page was known to be incomplete.');
    await page.getByRole('button', { name: form.send }).click();
    const notice = page.getByRole('alert').filter({ hasText: incomplete.text });
    await expect(notice).toBeVisible();
    expect(asked).toBeGreaterThan(0);
    expect(await accessibilityProblems(page)).toEqual([]);

    await page.unroute(address);
    await notice.getByRole('button', { name: incomplete.reload }).click();
    await waitUntilHydrated(page);
    await expect(notice).toBeHidden();
    await expect(page.getByLabel(form.message)).toHaveValue(
      'Typed before the page was known to be incomplete.',
    );
  });
}

test('a script that fails once is loaded again, and early clicks are not lost', async ({
  page,
  language,
}) => {
  const form = forms[language];
  await page.route(/\/assets\/site[.-][^/]*\.js$/, (route) => route.abort(), { times: 1 });
  await visit(page, '/contact', language);
  await page.getByRole('button', { name: form.send }).click();
  await expect(page.getByText(form.errors.name.required)).toBeVisible();
  await expect(page.getByText(copies[language].incomplete.text)).toBeHidden();
});

test('a delayed script is reported until it is loaded @phone', async ({ page, language }) => {
  const form = forms[language];
  await page.clock.install();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/site[.-][^/]*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await visit(page, '/contact', language);
  await page.getByRole('button', { name: form.send }).click();
  const notice = page.getByText(copies[language].incomplete.text);
  await page.clock.runFor(15_000);
  await expect(notice).toBeHidden();
  await page.clock.runFor(20_000);
  await expect(notice).toBeVisible();
  release();
  await expect(page.getByText(form.errors.name.required)).toBeVisible();
  await expect(notice).toBeHidden();
});

for (const chunk of ['admin', 'react']) {
  test(`without ${chunk} the login says what does not work, and keeps the typed text`, async ({ page }) => {
    const address = new RegExp(`/assets/${chunk}[.-][^/]*\\.js$`);
    const { incomplete } = admin;
    await page.route(address, (route) => route.abort());
    await page.goto(adminAddresses.login);
    await page.getByLabel('Username').fill('typed-before');
    const notice = page.getByRole('alert').filter({ hasText: incomplete.text });
    await expect(notice).toBeVisible();
    expect(await accessibilityProblems(page)).toEqual([]);

    await page.unroute(address);
    await notice.getByRole('button', { name: incomplete.reload }).click();
    await waitUntilHydrated(page);
    await expect(notice).toBeHidden();
    await expect(page.getByLabel('Username')).toHaveValue('typed-before');
  });
}

test('every screen of the admin area says so if its script fails to load', async ({ page }) => {
  await page.route(/\/assets\/admin[.-][^/]*\.js$/, (route) => route.abort());
  for (const [screen, address] of Object.entries(adminAddresses)) {
    await page.goto(address);
    const notice = page.getByRole('alert').filter({ hasText: admin.incomplete.text });
    await expect.soft(notice, screen).toBeInViewport();
  }
});

test('a script of the admin area that fails once is loaded again, and early clicks are not lost', async ({
  page,
}) => {
  await page.route(/\/assets\/admin[.-][^/]*\.js$/, (route) => route.abort(), { times: 1 });
  await page.goto(adminAddresses.login);
  await page.getByLabel('Username').fill('nobody');
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByText('Invalid username or password')).toBeVisible();
  await expect(page.getByText(admin.incomplete.text)).toBeHidden();
});
