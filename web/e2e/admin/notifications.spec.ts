import type { Page } from '@playwright/test';
import { giveSession, logIn, openInbox, pressInboxTool } from '../testing/administrator.ts';
import { accessibilityProblems, expect, test } from '../testing/site.ts';

test('a recipient is added, gets a test mail and a notice of a message, whose link opens it', async ({
  page,
  site,
  session,
}) => {
  await removeRecipients(page, session);
  await openInbox(page, session);
  await expect(page.getByText('No one is notified of new messages.')).toBeVisible();
  await pressInboxTool(page, 'Notifications');
  const dialog = page.getByRole('dialog', { name: 'Notifications' });
  await dialog.getByRole('button', { name: 'Add recipient' }).click();
  await dialog.getByLabel('Email address').fill('team@example.com');
  await dialog.getByLabel('Language of the mails').selectOption('Arabic');
  expect(await accessibilityProblems(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Send test mail' }).click();
  await expect(dialog.getByText('Handed over to be delivered.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('One person is mailed about each new message.')).toBeVisible();

  const answer = await page.request.post('/api/contact', {
    data: { name: 'Dana', email: 'dana@example.com', message: 'Count our shelves in Erbil.' },
  });
  expect(answer.status()).toBe(201);
  await site.settled();
  await page.goto(site.mailsUrl);
  await expect(page.getByRole('link', { name: 'تجربة الإشعارات' }).first()).toBeVisible();
  const mail = await page.getByRole('link', { name: 'رسالة جديدة من Dana' }).first().getAttribute('href');
  // Opens the document that the mail's page shows in a frame.
  await page.goto(`${site.mailsUrl}${mail}/html`);
  const link = page.getByRole('link', { name: 'افتح الرسالة في صندوق الوارد' });
  const address = await link.getAttribute('href');
  // Follows the link as a user who is not signed in.
  await page.context().clearCookies();
  await page.goto(String(address));
  await logIn(page);
  await expect(page.getByRole('dialog', { name: 'Dana' })).toContainText('Count our shelves in Erbil.');
});

/** Takes away the recipients that an earlier run of the journey has left on the site. */
async function removeRecipients(page: Page, session: string): Promise<void> {
  await giveSession(page.context(), session);
  const { settings } = await (await page.request.get('/api/admin/mail-settings')).json();
  if (settings.recipients.length === 0) return;
  const saved = await page.request.put('/api/admin/mail-settings', { data: { ...settings, recipients: [] } });
  expect(saved.status()).toBe(200);
}
