import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { findInInbox, pressInboxTool } from '../testing/administrator.ts';
import { accessibilityProblems, expect, test } from '../testing/site.ts';

test('a person’s data are exported on request, and deleted', async ({ page, session }) => {
  const id = randomUUID();
  const email = `sara.${id.slice(0, 8)}@example.com`;
  const name = `سارة ${id.slice(0, 8)}`;
  const message = 'What does an audit of 40 stores cost?';
  const sent = await page.request.post('/api/contact', {
    headers: { 'Idempotency-Key': id },
    data: { name, email, message },
  });
  expect(sent.status()).toBe(201);
  await page.request.post('/api/newsletter', { data: { email: email.toUpperCase(), language: 'ar' } });

  const card = await findInInbox(page, session, name);
  await expect(card).toBeVisible();
  await pressInboxTool(page, 'Data of a person');
  const dialog = page.getByRole('dialog', { name: 'Data of a person' });
  await dialog.getByLabel('Email address').fill(email);
  await dialog.getByRole('button', { name: 'Look up' }).click();
  await expect(dialog.getByText('1 message and the newsletter address')).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Download' }).click(),
  ]);
  const given = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect(given).toMatchObject([
    { kind: 'newsletter', attributes: { language: 'ar' } },
    { kind: 'message', attributes: { name, message } },
  ]);

  await dialog.getByRole('button', { name: 'Delete all of it' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(dialog.getByText(`Nothing is stored under ${email}.`)).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(card).toHaveCount(0);
});
