import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { copy as form } from '#web/features/contact/copy.en.ts';
import { copy as cv } from '#web/features/contact/cv/copy.en.ts';
import { copy as job } from '#web/pages/career-post/copy.en.ts';
import { copy as contact } from '#web/pages/contact/copy.en.ts';
import { findInInbox, giveSession, pressInboxTool, readFull } from '../testing/administrator.ts';
import { smallCv } from '../testing/cv-files.ts';
import { accessibilityProblems, expect, visit } from '../testing/site.ts';
import { test } from '../testing/stored-posts.ts';

test.beforeEach(({ context, session }) => giveSession(context, session));

test('a CV is sent with a job application, downloaded by the owner, and deleted with its message', async ({
  page,
  posts,
  session,
}) => {
  const name = `Shilan ${randomUUID().slice(0, 8)}`;
  const email = `${name.replace(' ', '.')}@example.com`;
  const { slug } = await posts.career({});
  await visit(page, `/careers/${slug}`, 'en');
  await page.getByRole('link', { name: job.closing.action }).first().click();
  await page.getByLabel(form.name, { exact: true }).fill(name);
  await page.getByLabel(form.email).fill(email);
  await page.getByLabel(form.message).fill('I audited shops in Basra.');
  await page.getByLabel(cv.label).setInputFiles(smallCv);
  await expect(page.getByText(cv.attached('1 kB'))).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  const sending = page.waitForResponse('**/api/contact');
  await page.getByRole('button', { name: form.send }).click();
  await expect(page.getByRole('heading', { name: contact.sent.title })).toBeFocused();
  await expect(page.getByRole('main').getByText(smallCv.name)).toBeVisible();
  const { id } = await (await sending).json();

  const message = await findInInbox(page, session, name);
  await expect(message.getByText('CV', { exact: true })).toBeVisible();
  const read = await readFull(page, message);
  const save = read.getByRole('button', { name: 'Download CV' });
  const kept = async () => (await page.request.post(`/api/admin/contact-submissions/${id}/cv`)).status();
  await expect.poll(kept).toBe(200);
  const [download] = await Promise.all([page.waitForEvent('download'), save.click()]);
  expect(download.suggestedFilename()).toBe(`cv-${id}.pdf`);
  expect(await readFile(await download.path())).toEqual(smallCv.buffer);

  await page.keyboard.press('Escape');
  await pressInboxTool(page, 'Data of a person');
  const dialog = page.getByRole('dialog', { name: 'Data of a person' });
  await dialog.getByRole('textbox', { name: 'Email address' }).fill(email);
  await dialog.getByRole('button', { name: 'Look up' }).click();
  await expect(dialog.getByRole('button', { name: /^Download CV: M-/ })).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Delete all of it' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText(`1 entry of ${email} deleted.`, { exact: true })).toBeVisible();
  expect(await kept()).toBe(404);
  // The URL was signed before the file was deleted; now it is refused.
  await expect.poll(async () => (await fetch(download.url())).status).toBe(403);
  // Leaves the page, so that its last requests are over: a deleted message must not be requested again.
  await page.goto('about:blank');
});
