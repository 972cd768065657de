import type { Page } from '@playwright/test';
import { openAccount } from '../testing/administrator.ts';
import { makeColleague } from '../testing/colleague.ts';
import { oneTimeCode } from '../testing/one-time-code.ts';
import { accessibilityProblems, expect, test } from '../testing/site.ts';

async function giveName(page: Page, { username, password }: { username: string; password: string }) {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
}

test('an administrator sets up one-time codes, signs in with one, and turns them off with a recovery code @long', async ({
  page,
  site,
  session,
  request,
}) => {
  const colleague = await makeColleague(request, site, session);
  await page.goto('/admin/login');
  await giveName(page, colleague);
  await openAccount(page);
  await page.getByRole('button', { name: 'One-time codes' }).click();
  const dialog = page.getByRole('dialog', { name: 'One-time codes' });
  await expect(dialog.getByRole('img', { name: 'QR code of the key' })).toBeVisible();
  const secret = ((await dialog.getByRole('code').textContent()) ?? '').replaceAll(' ', '');
  expect(await accessibilityProblems(page)).toEqual([]);
  await dialog.getByLabel('Current password').fill(colleague.password);
  // The code of the previous step is still valid. Using it leaves the codes of later steps for the rest of the test.
  await dialog.getByLabel('One-time code').fill(oneTimeCode(secret, -1));
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  await expect(dialog.getByRole('heading', { name: 'Your recovery codes' })).toBeVisible();
  const recoveryCodes = await dialog.getByRole('listitem').allTextContents();
  expect(recoveryCodes).toHaveLength(10);
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toBe('recovery-codes.txt');
  await dialog.getByRole('button', { name: 'I have kept them' }).click();

  await page.getByRole('button', { name: 'Logout' }).click();
  await giveName(page, colleague);
  await page.getByLabel('One-time code').fill(oneTimeCode(secret));
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText(`Welcome, ${colleague.username}`).first()).toBeVisible();

  await openAccount(page);
  await page.getByRole('button', { name: 'One-time codes' }).click();
  await expect(dialog.getByText('10 recovery codes are left.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Turn off' }).click();
  await dialog.getByLabel('Current password').fill(colleague.password);
  await dialog.getByLabel('One-time code or recovery code').fill(recoveryCodes[0] ?? '');
  await dialog.getByRole('button', { name: 'Turn off' }).click();
  await expect(page.getByText('One-time codes are off.', { exact: true })).toBeVisible();
});
