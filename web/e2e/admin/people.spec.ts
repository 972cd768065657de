import { randomUUID } from 'node:crypto';
import { signIn } from '../testing/administrator.ts';
import { accessibilityProblems, expect, test } from '../testing/site.ts';

const password = 'ثلاث كلمات لا صلة بينها';

test('an owner invites an editor, who chooses a password, works, and is signed out when disabled @once', async ({
  page,
  site,
  session,
  browser,
}) => {
  const username = `dana-${randomUUID().slice(0, 8)}`;
  await signIn(page, session);
  await page.goto('/admin-panel?tab=people');
  await page.getByRole('button', { name: 'Invite somebody' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite somebody' });
  await dialog.getByLabel('Username').fill(username);
  await dialog.getByLabel('Email address').fill(`${username}@example.com`);
  await dialog.getByLabel('Language of the mails').selectOption('Arabic');
  expect(await accessibilityProblems(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  const card = page.getByRole('article', { name: username });
  await expect(card.getByText('Invited', { exact: true })).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);

  await site.settled();
  const theirs = await browser.newPage({ baseURL: site.url });
  await theirs.goto(site.mailsUrl);
  const mail = await theirs.getByRole('link', { name: 'دعوة إلى إدارة موقع' }).first().getAttribute('href');
  await theirs.goto(`${site.mailsUrl}${mail}/html`);
  const address = await theirs.getByRole('link', { name: 'اختر كلمة مرور' }).getAttribute('href');
  await theirs.goto(String(address));
  await theirs.getByLabel('New password').fill(password);
  expect(await accessibilityProblems(theirs)).toEqual([]);
  await theirs.getByRole('button', { name: 'Save password' }).click();
  await expect(theirs.getByText(`The password of ${username} is saved`)).toBeVisible();
  await theirs.getByRole('link', { name: 'To the login' }).click();
  await theirs.getByLabel('Username').fill(username);
  await theirs.getByLabel('Password', { exact: true }).fill(password);
  await theirs.getByRole('button', { name: 'Login' }).click();
  await theirs.getByRole('tab', { name: /Customer Messages/ }).click();
  await expect(theirs.getByText(`Welcome, ${username}`)).toBeVisible();
  await expect(theirs.getByRole('tab', { name: 'People' })).toHaveCount(0);
  await expect(theirs.getByRole('button', { name: 'Data of a person' })).toHaveCount(0);
  const refused = await theirs.request.get('/api/admin/people');
  expect([refused.status(), await refused.json()]).toEqual([
    400,
    { error: 'Only an owner of the site may do this; ask one of them.' },
  ]);

  await card.getByRole('button', { name: 'Disable' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Disable' }).click();
  await expect(card.getByText('Disabled', { exact: true })).toBeVisible();
  await theirs.reload();
  await expect(theirs.getByRole('button', { name: 'Login' })).toBeVisible();
  await theirs.close();
});
