import { randomUUID } from 'node:crypto';
import { openInbox } from '../testing/administrator.ts';
import { accessibilityProblems, expect, test } from '../testing/site.ts';

test('possible spam is listed separately: a wrong suspicion is removed, the rest is deleted @phone', async ({
  page,
  session,
  site,
}) => {
  const run = randomUUID().slice(0, 8);
  // Sends the messages without the form, as scripts do, so that they are possible spam.
  const names = [`Offer ${run}`, `Lucky ${run}`, `Sara ${run}`, `Hurry ${run}`];
  for (const name of names) {
    const message = name.startsWith('Hurry') ? 'This is URGENT, please call.' : 'Please send an offer.';
    const sent = await page.request.post(`${site.url}/api/contact`, {
      data: { name, email: 'sara@example.com', message },
    });
    expect(sent.status()).toBe(201);
  }
  const card = (name: string) => page.getByRole('article', { name: `${name} ${run}` });
  const dialog = page.getByRole('alertdialog');
  const openSpam = () => page.getByRole('link', { name: 'Possible spam' }).click();

  await openInbox(page, session);
  await expect(page.getByText(/^\d+ urgent$/)).toBeVisible();
  await expect(card('Sara')).toBeHidden();
  await openSpam();
  await expect(page.getByRole('heading', { name: 'Possible Spam' })).toBeFocused();
  await expect(page.getByRole('article').first()).toContainText('URGENT');
  await expect(card('Sara')).toContainText('sent without the form of this site');
  expect(await accessibilityProblems(page)).toEqual([]);

  await card('Sara').getByRole('button', { name: 'Not spam' }).click();
  await expect(card('Sara')).toBeHidden();
  await card('Lucky').getByRole('button', { name: 'Delete' }).click();
  await expect(dialog).toContainText(`Lucky ${run}`);
  expect(await accessibilityProblems(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(dialog).toBeHidden();
  await expect(card('Lucky')).toBeHidden();

  await page.getByRole('button', { name: 'Delete all flagged' }).click();
  await dialog.getByRole('button', { name: 'Delete all flagged' }).click();
  await expect(dialog).toBeHidden();
  await expect(card('Offer')).toBeHidden();
  await expect(card('Hurry')).toBeVisible();
  await page.getByRole('link', { name: 'New messages to handle' }).click();
  await expect(card('Sara')).toBeVisible();

  await page.reload();
  await openSpam();
  await page.getByRole('button', { name: 'Delete all flagged' }).click();
  await dialog.getByRole('checkbox', { name: /Also delete/ }).check();
  await dialog.getByRole('button', { name: 'Delete all flagged' }).click();
  await expect(page.getByText('Nothing looks like spam.')).toBeVisible();
});
