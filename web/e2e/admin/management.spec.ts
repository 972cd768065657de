import { signIn } from '../testing/administrator.ts';
import { accessibilityProblems, expect, test, waitUntilHydrated } from '../testing/site.ts';

test('a wrong code at the management gate only empties the field', async ({ page }) => {
  await page.goto('/management');
  const code = page.getByLabel('Access code');
  await expect(page.getByText('No access code has been set for this site')).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  await code.fill('not the code');
  await page.getByRole('button', { name: 'Verify Access' }).click();
  await expect(code).toHaveValue('');
  await expect(page.getByText('Admin Access Granted')).toBeHidden();
});

test('the admin area is read in Arabic from the first screen on, and in English again @phone', async ({
  page,
  session,
}) => {
  await page.goto('/management');
  await waitUntilHydrated(page);
  await page.getByRole('button', { name: 'العربية' }).click();
  await expect(page.getByRole('heading', { name: 'دخول الإدارة' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  expect(await accessibilityProblems(page)).toEqual([]);

  await signIn(page, session);
  for (const tab of ['رسائل العملاء', 'المدوّنة', 'المستخدمون', 'محتوى الموقع']) {
    await page.getByRole('tab', { name: tab }).click();
    await expect(page.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel', { name: tab })).toBeVisible();
    const headings = page.getByRole('tabpanel', { name: tab }).getByRole('heading', { level: 2 });
    await expect(headings.first()).toBeAttached();
    expect(await headings.filter({ hasText: /[a-z]/i }).allTextContents(), tab).toEqual([]);
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(beyond, tab).toBeLessThanOrEqual(0);
  }

  const item = page.getByRole('listitem').filter({ hasText: 'العنوان الرئيسي' }).first();
  await item.getByRole('button', { name: 'تعديل' }).click();
  await page.getByRole('textbox', { name: 'العربية' }).fill('اعرف ما على الرف، كتبه محرّر');
  await page.getByRole('button', { name: 'الحساب', exact: true }).click();
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  // The change of language keeps the typed text.
  await expect(page.getByRole('textbox', { name: 'العربية' })).toHaveValue('اعرف ما على الرف، كتبه محرّر');
  await page.getByRole('button', { name: 'Cancel' }).click();
});
