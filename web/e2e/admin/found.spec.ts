import { randomUUID } from 'node:crypto';
import { openInbox } from '../testing/administrator.ts';
import { accessibilityProblems, expect, test } from '../testing/site.ts';

test('a message is found by words and filters, marked as done, and exported as CSV', async ({
  page,
  session,
  site,
}) => {
  const run = randomUUID().slice(0, 8);
  for (const [name, message] of [
    [`مكتبة ${run}`, 'URGENT: count our shelves.'],
    [`Sara ${run}`, 'Please send an offer.'],
  ]) {
    // Sends the messages without the form, as scripts do, so that they are possible spam. The search finds possible spam as
    // well.
    const data = { name, email: `${run}@example.com`, message, language: 'ar' };
    expect((await page.request.post(`${site.url}/api/contact`, { data })).status()).toBe(201);
  }
  const cards = page.getByRole('article').filter({ hasText: run });
  const search = page.getByRole('textbox', { name: /^Search messages/ });

  await openInbox(page, session);
  // New messages are indexed after a moment, so the search is repeated.
  await search.fill(`${run}@example.com`);
  await expect(async () => {
    await search.press('Enter');
    await expect(cards).toHaveCount(2, { timeout: 2000 });
  }).toPass();
  await expect(search).toBeFocused();
  await search.fill(`مكتبه ${run.slice(0, 5)}`);
  await expect(cards).toHaveCount(1);
  expect(await accessibilityProblems(page)).toEqual([]);

  await search.fill(run);
  await expect(cards).toHaveCount(2);
  await page.getByRole('button', { name: 'More filters' }).click();
  const urgent = page.getByRole('checkbox', { name: 'Urgent' });
  // `check()` would fail: the checkbox changes with the URL, a moment after the click.
  await urgent.click();
  await expect(urgent).toBeChecked();
  await expect(cards).toHaveCount(1);
  await page.getByRole('combobox', { name: 'Language' }).selectOption('English');
  await expect(page.getByText(/^No message matches/)).toBeVisible();
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Arabic');
  expect(await accessibilityProblems(page)).toEqual([]);

  await page.reload();
  await expect(search).toHaveValue(run);
  await expect(page.getByText('1 message found')).toBeVisible();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  expect((await downloading).suggestedFilename()).toBe('messages.csv');
  await cards.getByRole('button', { name: 'Not spam' }).click();
  await expect(cards.getByRole('button', { name: 'Mark Done' })).toBeVisible();
  await cards.getByRole('button', { name: 'Mark Done' }).click();
  await expect(cards.getByText('Completed')).toBeVisible();

  await page.goBack();
  await expect(page.getByRole('heading', { name: 'New Customer Messages' })).toBeVisible();
  await expect(search).toHaveValue('');
  await page.goForward();
  await expect(search).toHaveValue(run);
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(page.getByRole('heading', { name: 'New Customer Messages' })).toBeVisible();
  await expect(search).toHaveValue('');
});

test('a search whose script fails to load says so, and works at the next press', async ({
  page,
  session,
  pageErrors,
}) => {
  const chunk = /\/assets\/filter-bar-.*\.js$/;
  await page.route(chunk, (route) => route.abort());
  await openInbox(page, session);
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  await page.unroute(chunk);
  await again.click();
  await expect(page.getByRole('textbox', { name: /^Search messages/ })).toBeVisible();
  pageErrors.length = 0;
});
