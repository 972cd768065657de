import { itemCard, openAccount, signIn } from '../testing/administrator.ts';
import { editedKinds, expectComplaints, fillIn, startPost } from '../testing/edited-posts.ts';
import { expect } from '../testing/site.ts';
import { newText, test } from '../testing/stored-content.ts';

test('offline, navigation stays visible in list and post, and a failed list reloads by itself @phone', async ({
  page,
  context,
  session,
  pageErrors,
}) => {
  await signIn(page, session);
  await expect(itemCard(page, 'Headline')).toBeVisible();
  await context.setOffline(true);
  const banner = page.getByText('You are offline');
  await expect(banner).toBeVisible();
  await openAccount(page);
  // A trial click fails when another element covers the control.
  await page.getByRole('link', { name: 'View the website' }).click({ trial: true });
  await page.getByRole('button', { name: 'Logout' }).click({ trial: true });
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: 'News', exact: true }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  // The drawing beside the message cannot be loaded offline either; no broken image is shown.
  await expect(page.getByRole('alert').locator('img')).toBeHidden();
  await context.setOffline(false);
  await expect(page.getByRole('alert')).toBeHidden();
  const room = await startPost(page, editedKinds.news);
  await expect(banner).toBeHidden();
  await context.setOffline(true);
  await expect(banner).toBeVisible();
  await room.getByRole('button', { name: 'Close' }).click({ trial: true });
  await context.setOffline(false);
  // By now the console has reported all requests that failed without a connection.
  await expect(page.getByText('Connection restored')).toBeVisible();
  expectComplaints(pageErrors, 'ERR_INTERNET_DISCONNECTED');
});

test('a toast reached with F8 returns the focus, and the next one still disappears @long', async ({
  page,
  session,
}) => {
  await page.clock.install();
  await signIn(page, session);
  const card = itemCard(page, 'Tagline');
  const toast = page.getByRole('listitem').filter({ hasText: 'Changes Saved' });
  const save = async () => {
    await card.getByRole('button', { name: 'EDIT' }).click();
    await card.getByLabel('English').fill(newText());
    await card.getByRole('button', { name: 'SAVE CHANGES' }).click();
    await expect(toast).toBeVisible();
  };
  await save();
  await expect(card.getByRole('button', { name: 'EDIT' })).toBeFocused();
  await page.keyboard.press('F8');
  await page.keyboard.press('Escape');
  await expect(toast).toBeHidden();
  await expect(card.getByRole('button', { name: 'EDIT' })).toBeFocused();
  await save();
  await page.mouse.move(2, 2);
  // A toast with Undo stays twice as long as another.
  await page.clock.fastForward(20_000);
  await expect(toast).toBeHidden();
  await card.getByRole('button', { name: 'EDIT' }).focus();
  await page.keyboard.press('F8');
  await expect(card.getByRole('button', { name: 'EDIT' })).toBeFocused();
});

test('a toast does not cover the foot of a dialog, and is announced and reachable while it is open @again', async ({
  page,
  session,
  pageErrors,
}) => {
  await signIn(page, session, 'news');
  await page.getByRole('button', { name: 'Add News Post' }).first().click();
  const dialog = page.getByRole('dialog');
  await fillIn(dialog, { Title: 'Text', Author: 'Text', Category: 'Text', Content: 'Text' });
  await page.route('**/api/admin/news-posts', (route) => route.abort());
  const create = dialog.getByRole('button', { name: 'Create Post' });
  await create.click();
  // Finds the toast by its role, since users of screen readers reach it by that.
  const toast = page.getByRole('listitem').filter({ hasText: 'Failed to create news post' });
  await expect(toast).toBeVisible();
  // The toast must not cover the button of the dialog.
  await expect(async () => {
    const [said, foot] = [await toast.boundingBox(), await create.boundingBox()];
    expect((foot?.y ?? 0) + (foot?.height ?? 0)).toBeLessThanOrEqual(said?.y ?? 0);
  }).toPass();
  await page.keyboard.press('F8');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(toast.getByRole('button')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(create).toBeFocused();
  await page.keyboard.press('F8');
  await page.keyboard.press('Escape');
  await expect(toast).toBeHidden();
  await expect(create).toBeFocused();
  expectComplaints(pageErrors, 'ERR_FAILED');
});
