import { accessibilityProblems, expect, test } from '../testing/site.ts';

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
