import { randomUUID } from 'node:crypto';
import { openInbox } from '../testing/administrator.ts';
import { accessibilityProblems, expect, test } from '../testing/site.ts';

test('matching messages are found, marked as spam together, and deleted @phone @long', async ({
  page,
  session,
  site,
}) => {
  const word = `offer${randomUUID().slice(0, 8)}`;
  for (const name of ['Lucky', 'Winner']) {
    const data = { name, email: `${name}@example.com`, message: `Buy this ${word} now, please.` };
    expect((await page.request.post(`${site.url}/api/contact`, { data })).status()).toBe(201);
  }
  await openInbox(page, session);
  await page.getByRole('button', { name: 'More filters' }).click();
  const box = page.getByRole('textbox', { name: /^Search messages/ });
  await expect(async () => {
    await box.fill('');
    await box.fill(word);
    await expect(page.getByText('2 messages found')).toBeVisible({ timeout: 2000 });
  }).toPass();
  const chooseBoth = async () => {
    await page
      .getByRole('checkbox', { name: /^Choose / })
      .first()
      .check();
    await page.getByRole('checkbox', { name: 'Select all 2' }).check();
  };
  await chooseBoth();
  // The messages were sent too fast for people, and are marked as possible spam. Removes that mark first.
  await page.getByRole('button', { name: 'Not spam', exact: true }).first().click();
  await expect(page.getByText('2 messages moved to the new ones.', { exact: true })).toBeVisible();
  await chooseBoth();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByRole('button', { name: 'Mark as spam' }).click();
  await expect(page.getByText('2 messages moved to possible spam.', { exact: true })).toBeVisible();
  await chooseBoth();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('2 messages will be deleted');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('2 messages deleted.', { exact: true })).toBeVisible();
  await expect(page.getByText(/^No message matches/)).toBeVisible();
});
