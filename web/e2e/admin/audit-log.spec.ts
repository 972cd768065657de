import { administrator, logIn } from '../testing/administrator.ts';
import { accessibilityProblems, expect, test } from '../testing/site.ts';

test('an owner reads the audit log and filters it @phone', async ({ page }) => {
  await page.goto('/admin/login');
  await page.getByLabel('Username').fill(administrator.username);
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByText('Invalid username or password')).toBeVisible();
  await logIn(page);
  await expect(page).toHaveURL('/admin-panel?tab=overview');
  await page.goto('/admin-panel?tab=people');
  const rows = page.getByRole('list', { name: 'What was done' }).getByRole('listitem');
  await expect(rows.first()).toContainText('editor signed in');
  await expect(rows.nth(1)).toContainText('Refused');
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByRole('combobox', { name: 'About' }).selectOption('Data of a person');
  await expect(rows.filter({ hasText: 'signed in' })).toHaveCount(0);
  await page.getByRole('combobox', { name: 'About' }).selectOption('Signing in, passwords');
  await page.getByRole('combobox', { name: 'Who' }).selectOption('editor');
  await expect(rows.first()).toContainText('editor signed in');
});
