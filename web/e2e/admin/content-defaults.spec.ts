import { content as registry } from '#shared/content/registry.ts';
import { giveSession, itemCard, signIn } from '../testing/administrator.ts';
import { accessibilityProblems, expect } from '../testing/site.ts';
import { newText, test } from '../testing/stored-content.ts';

test('an editor starts with the texts shown now, and an edit of the English keeps the Arabic default @long', async ({
  page,
  content,
  session,
}) => {
  const { fallback } = registry.about_title;
  await signIn(page, session);
  await page.getByRole('tab', { name: 'About Us' }).click();
  const card = itemCard(page, 'About: title');
  await expect(card.getByText('Not changed yet')).toBeVisible();
  await expect(card.getByText(fallback.ar)).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  await card.getByRole('button', { name: 'EDIT' }).click();
  await expect(card.getByLabel('English')).toHaveValue(fallback.en);
  await expect(card.getByLabel('العربية')).toHaveValue(fallback.ar);
  const value = newText();
  await card.getByLabel('English').fill(value);
  await card.getByRole('button', { name: 'SAVE CHANGES' }).click();
  await expect(card.getByText('Arabic older than English')).toBeVisible();
  expect(await content.read('about_title')).toMatchObject({ value, valueAr: fallback.ar });
  await page.goto('/ar/what-we-do');
  const main = page.getByRole('main');
  await expect(main.getByText(fallback.ar, { exact: true }).first()).toBeVisible();
  await expect(main.getByText(value)).toHaveCount(0);
});

test('the simple editor starts with the texts shown now and keeps the Arabic default too', async ({
  page,
  content,
  session,
}) => {
  const { fallback } = registry.join_team_title;
  await giveSession(page.context(), session);
  await page.goto('/admin-simple');
  const form = page.getByRole('form', { name: 'Join our team: title' });
  await expect(form.getByLabel('English')).toHaveValue(fallback.en);
  const value = newText();
  await form.getByLabel('English').fill(value);
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(form.getByText('Arabic older than English')).toBeVisible();
  expect(await content.read('join_team_title')).toMatchObject({ value, valueAr: fallback.ar });
});

test('a text that is the same in both languages is edited once @long', async ({ page, content, session }) => {
  await signIn(page, session);
  await page.getByRole('tab', { name: 'Contact' }).click();
  const card = itemCard(page, 'Phone number');
  await expect(card.locator('bdi[dir=ltr]')).toHaveText(registry.contact_phone.fallback.en);
  await card.getByRole('button', { name: 'EDIT' }).click();
  await card.getByLabel('English').fill('+964 770 111 2233');
  await card.getByRole('button', { name: 'SAVE CHANGES' }).click();
  await expect(card.locator('bdi[dir=ltr]')).toHaveText('+964 770 111 2233');
  expect(await content.read('contact_phone')).toMatchObject({ value: '+964 770 111 2233', valueAr: '' });
});

test('saving over a colleague’s version changes only the language I edited @long', async ({
  page,
  content,
  session,
  pageErrors,
}) => {
  await content.save('purpose_title', { value: 'Purpose', valueAr: 'غاية' });
  await signIn(page, session);
  await page.getByLabel('Search all content').fill('purpose_title');
  const card = itemCard(page, 'Purpose: title');
  const [mine, theirs] = [newText(), newText()];
  await card.getByRole('button', { name: 'EDIT' }).click();
  await card.getByLabel('English').fill(mine);
  await content.save('purpose_title', { value: 'Purpose', valueAr: theirs });
  await card.getByRole('button', { name: 'SAVE CHANGES' }).click();
  await expect(card.getByRole('button', { name: 'EDIT' })).toBeVisible();
  expect(await content.read('purpose_title')).toMatchObject({ value: mine, valueAr: theirs });
  pageErrors.splice(0, pageErrors.length, ...pageErrors.filter((text) => !text.includes('409')));
});
