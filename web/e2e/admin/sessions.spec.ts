import { administrator, itemCard, logIn, openAccount, openSession } from '../testing/administrator.ts';
import { accessibilityProblems, expect } from '../testing/site.ts';
import { newText, test } from '../testing/stored-content.ts';

test('an administrator sees their sessions, signs out elsewhere, and continues after their own session ended @long', async ({
  page,
  site,
  content,
}) => {
  await page.goto('/admin/login');
  await logIn(page);
  await expect(page).toHaveURL('/admin-panel?tab=overview');
  const elsewhere = await openSession(site.url);
  await openAccount(page);
  await page.getByRole('button', { name: 'Sessions' }).click();
  const dialog = page.getByRole('dialog', { name: 'Where you are signed in' });
  const rows = dialog.getByRole('listitem');
  await expect(rows.first()).toContainText('Chrome on');
  await expect(rows.first()).toContainText('This device');
  expect(await accessibilityProblems(page)).toEqual([]);
  // Ends the newest of the other sessions. Other journeys on the same site have sessions, too.
  await rows.nth(1).getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText('Another browser is signed out.', { exact: true })).toBeVisible();
  const answer = await fetch(`${site.url}/api/user`, { headers: { cookie: elsewhere } });
  expect(answer.status).toBe(401);
  await page.keyboard.press('Escape');

  await page.getByRole('tab', { name: 'Website Content' }).click();
  const card = itemCard(page, 'Headline');
  const value = newText();
  await card.getByRole('button', { name: 'EDIT' }).click();
  await card.getByLabel('English').fill(value);
  await page.request.post('/api/logout');
  await card.getByRole('button', { name: 'SAVE CHANGES' }).click();
  const ended = page.getByRole('alertdialog', { name: 'Your session has ended' });
  await expect(ended.getByLabel('Password', { exact: true })).toBeFocused();
  expect(await accessibilityProblems(page)).toEqual([]);
  await expect(ended.getByLabel('Username')).toHaveValue('editor');
  await ended.getByLabel('Password', { exact: true }).fill('not the password');
  await ended.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(ended.getByText('Invalid username or password')).toBeVisible();
  await ended.getByLabel('Password', { exact: true }).fill(administrator.password);
  await ended.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByText('Changes Saved', { exact: true })).toBeVisible();
  await expect(ended).toBeHidden();
  await expect(page).toHaveURL('/admin-panel?tab=content');
  expect(await content.read('hero_title')).toMatchObject({ value });
});
