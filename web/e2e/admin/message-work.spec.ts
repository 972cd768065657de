import { randomUUID } from 'node:crypto';
import { findInInbox, readFull } from '../testing/administrator.ts';
import { accessibilityProblems, expect, test } from '../testing/site.ts';

test('a message is handled, and the inbox is operated by keyboard', async ({ page, session, site }) => {
  const name = `Sara ${randomUUID().slice(0, 8)}`;
  const data = {
    ...{ name, email: 'sara@example.com', message: 'Please count our shelves.' },
    ...{ page: '/ar/contact', campaign: { source: 'fair' } },
  };
  expect((await page.request.post(`${site.url}/api/contact`, { data })).status()).toBe(201);

  const card = await findInInbox(page, session, name);
  await expect(page).toHaveTitle(/^\(\d/);
  const dialog = await readFull(page, card);
  await expect(dialog).toContainText('utm_source: fair');
  await dialog.getByLabel('Status').selectOption('In work');
  await dialog.getByLabel('Assigned to').selectOption('editor');
  await dialog.getByLabel('Note').fill('Called. She wants an offer.');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
  await dialog.getByText(/^History/).click();
  await expect(dialog.getByRole('listitem').first()).toContainText('editor');
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(card).toContainText('In work');
  await expect(card.getByRole('button', { name: /assigned to editor$/ })).toBeVisible();

  await card.getByRole('heading').focus();
  await page.keyboard.press('?');
  await expect(page.getByRole('heading', { name: 'Shortcuts', exact: true })).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await card.getByRole('heading').focus();
  await page.keyboard.press('e');
  await expect(card).toBeHidden();
  await page.keyboard.press('z');
  await expect(card).toBeVisible();
});
