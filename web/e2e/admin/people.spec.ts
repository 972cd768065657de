import { randomUUID } from 'node:crypto';
import { signIn } from '../testing/administrator.ts';
import { accessibilityProblems, expect, test } from '../testing/site.ts';

const password = 'ثلاث كلمات لا صلة بينها';

test('an owner invites an editor, who chooses a password, works, and is signed out when disabled', async ({
  page,
  site,
  session,
  browser,
}) => {
  const username = `dana-${randomUUID().slice(0, 8)}`;
  await signIn(page, session, 'people');
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
  await expect(theirs.getByText(`Welcome, ${username}`).first()).toBeVisible();
  await expect(theirs.getByRole('tab', { name: 'People' })).toHaveCount(0);
  await expect(theirs.getByRole('button', { name: 'Data of a person' })).toHaveCount(0);
  const refused = await theirs.request.get('/api/admin/people');
  expect([refused.status(), await refused.json()]).toEqual([
    400,
    { error: 'Only an owner of the site may do this; ask one of them.' },
  ]);

  await card.getByRole('button', { name: 'Hand over' }).click();
  const question = page.getByRole('alertdialog', { name: `Hand over from ${username}` });
  await expect(question.getByText(`${username} has nothing`)).toBeVisible();
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await question.getByRole('button', { name: 'Disable' }).click();
  await expect(card.getByText('Left', { exact: true })).toBeVisible();
  await theirs.reload();
  await expect(theirs.getByRole('button', { name: 'Login' })).toBeVisible();
  await theirs.close();
});

test('the messages of somebody who leaves go to a colleague, and are listed under both names until then @long', async ({
  page,
  site,
  session,
}) => {
  const word = randomUUID().slice(0, 8);
  const [leaver, taker] = [`sara-${word}`, `karwan-${word}`];
  await signIn(page, session);
  const headers = { Origin: site.url };
  for (const username of [leaver, taker]) {
    const data = { username, email: `${username}@example.com`, role: 'editor', language: 'en' };
    expect((await page.request.post('/api/admin/people', { headers, data })).status()).toBe(201);
  }
  const ids: string[] = [];
  for (const name of ['Qanat', 'Marsa']) {
    const data = {
      name: `${name} ${word}`,
      email: `${name}@example.com`,
      message: 'Please count all our shelves.',
    };
    const sent = await page.request.post('/api/contact', { data });
    ids.push(((await sent.json()) as { id: string }).id);
  }
  const change = { headers, data: { ids, change: 'not-spam' } };
  await page.request.post('/api/admin/contact-submissions/changed', change);
  await site.settled();
  await page.goto(`/admin-panel?tab=messages&view=found&text=${word}`);
  await page
    .getByRole('checkbox', { name: /^Choose / })
    .first()
    .check();
  await page.getByRole('checkbox', { name: 'Select all 2' }).check();
  await page.getByRole('button', { name: 'Assign to' }).click();
  const dialog = page.getByRole('dialog', { name: 'Assign 2 messages to' });
  await expect(dialog.getByRole('button', { name: leaver })).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  await dialog.getByRole('button', { name: leaver }).click();
  await expect(page.getByText(`2 messages assigned to ${leaver}.`, { exact: true })).toBeVisible();
  await site.settled();

  await page.goto('/admin-panel?tab=people');
  const card = page.getByRole('article', { name: leaver });
  await expect(card.getByText('2 messages')).toBeVisible();
  await card.getByRole('button', { name: 'Hand over' }).click();
  const question = page.getByRole('alertdialog', { name: `${leaver} leaves` });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await question.getByRole('combobox', { name: '2 open messages go to' }).selectOption(taker);
  expect(await accessibilityProblems(page)).toEqual([]);
  await question.getByRole('button', { name: 'Hand over and disable' }).click();
  await expect(card.getByText('Left', { exact: true })).toBeVisible();
  await expect(page.getByRole('article', { name: taker }).getByText('2 messages')).toBeVisible();

  await site.settled();
  // Mails are sent after the site has answered, and the page of mails has to be reloaded.
  await expect(async () => {
    await page.goto(site.mailsUrl);
    await expect(page.getByRole('link', { name: `You take over from ${leaver}` })).toHaveCount(1, {
      timeout: 500,
    });
  }).toPass({ timeout: 20_000 });
  await page.goto('/admin-panel?tab=messages');
  const further = page.getByRole('button', { name: /^More filters/ });
  await further.click();
  const filter = page.getByRole('combobox', { name: 'Assigned to' });
  await expect(filter.getByRole('option', { name: leaver })).toHaveCount(0);
  await filter.selectOption({ label: taker });
  await expect(page.getByText('2 messages found')).toBeVisible();

  await page.goto('/admin-panel?tab=people');
  await page.getByRole('article', { name: taker }).getByRole('button', { name: 'Hand over' }).click();
  const removal = page.getByRole('alertdialog', { name: `${taker} leaves` });
  await removal.getByRole('radio', { name: 'Remove' }).check();
  await removal.getByRole('combobox', { name: '2 open messages go to' }).selectOption('Nobody');
  await removal.getByRole('button', { name: 'Hand over and remove' }).click();
  await expect(page.getByRole('article', { name: taker })).toHaveCount(0);
});
